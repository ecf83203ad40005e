import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import type { BulkPlan } from '../../edits/bulk-change.ts';
import type { GridRow } from '../../edits/rows.ts';
import { kinds } from '../../kinds/all.ts';
import { ChangeDialog } from './change-dialog.tsx';
import { selectOption } from '#tests/support/select-option.ts';

const kind = kinds.weapons;

const rows = Array.from({ length: 1200 }, (_, number): GridRow => {
  const name = `Club ${number}`;
  // Every hundredth club has no price, so that multiplying does not change it.
  const cost = number % 100 === 0 ? null : { amount: 1, unit: 'gp' };
  return {
    sk: `2024#club-${number}`,
    name,
    version: 1,
    values: { ...kind.emptyValues, name, cost },
    updatedAt: '2026-01-01T00:00:00.000Z',
    updatedBy: null,
  };
});

function open() {
  const onApply = vi.fn<(label: string, plan: BulkPlan, signal: AbortSignal) => Promise<void>>();
  const onClose = vi.fn<() => void>();
  const changing = { kind, lookups: new Map(), rows, onApply, onClose };
  const { rerender } = render(<ChangeDialog {...changing} />);
  onClose.mockImplementation(() => rerender(<ChangeDialog {...changing} rows={null} />));
  return { onApply, user: userEvent.setup() };
}

async function multiply(user: ReturnType<typeof userEvent.setup>, by: string) {
  await selectOption(user, screen.getByLabelText('Field'), 'Cost');
  await selectOption(user, screen.getByLabelText('How'), 'Multiply by');
  await user.type(screen.getByLabelText('Factor'), by);
}

const preview = () => screen.getByRole('group', { name: 'Before and after' });
const drawn = () => within(preview()).getAllByRole('row').length - 1;

test('the preview counts all rows, but draws only the first rows until it is scrolled', async () => {
  const { user } = open();
  await multiply(user, '3');
  expect(await screen.findByText('1,188 weapons will change, 12 stay as they are.')).toBeDefined();
  expect(within(preview()).getAllByText('3 gp')).toHaveLength(drawn());
  expect(drawn()).toBeLessThan(60);
  const before = drawn();
  fireEvent.scroll(preview());
  expect(drawn()).toBeGreaterThan(before);
});

test('Enter applies the last change only after its plan is complete', async () => {
  const { onApply, user } = open();
  onApply.mockResolvedValue();
  await multiply(user, '2{Enter}');
  await waitFor(() => expect(onApply).toHaveBeenCalledOnce());
  const [label, plan] = onApply.mock.calls[0] ?? [];
  expect(label).toBe('Cost of 1,188 weapons');
  expect(plan?.patches).toHaveLength(1188);
  expect(plan?.patches[0]?.to).toEqual({ amount: 2, unit: 'gp' });
});

test('closing the dialog cancels a running change', async () => {
  const { onApply, user } = open();
  onApply.mockImplementation(() => new Promise(() => {}));
  await multiply(user, '2{Enter}');
  await waitFor(() => expect(onApply).toHaveBeenCalledOnce());
  expect(onApply.mock.calls[0]?.[2].aborted).toBe(false);
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(onApply.mock.calls[0]?.[2].aborted).toBe(true));
});
