import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { kinds } from '../kinds/all.ts';
import { ConfirmDeletion, needsConfirmation } from './confirm-deletion.tsx';

const open = (count: number) => {
  const confirm = vi.fn<() => void>();
  render(
    <ConfirmDeletion
      kind={kinds.weapons}
      count={count}
      onConfirm={confirm}
      onCancel={() => undefined}
    />,
  );
  return { confirm, user: userEvent.setup() };
};

test('20 rows need a confirmation, 19 rows do not', () => {
  expect(needsConfirmation(19)).toBe(false);
  expect(needsConfirmation(20)).toBe(true);
});

test('499 rows are confirmed with one click', async () => {
  const { confirm, user } = open(499);
  await user.click(await screen.findByRole('button', { name: 'Mark for deletion' }));
  expect(confirm).toHaveBeenCalledOnce();
});

test('4,812 rows are confirmed by typing their number', async () => {
  const { confirm, user } = open(4812);
  const button = await screen.findByRole('button', { name: 'Mark for deletion' });
  await user.click(button);
  expect(confirm).not.toHaveBeenCalled();
  await user.type(screen.getByLabelText('Type 4,812 to confirm'), '4,812');
  await user.click(button);
  expect(confirm).toHaveBeenCalledOnce();
});
