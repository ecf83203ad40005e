import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { ConfirmDialog } from './confirm-dialog.tsx';

test('extra spaces in the text to type are ignored', async () => {
  const confirmed = vi.fn<() => void>();
  render(
    <ConfirmDialog
      open
      title="Delete this campaign?"
      confirmLabel="Delete campaign"
      confirmText={'  Salt  and Ash '}
      onCancel={() => undefined}
      onConfirm={confirmed}
    >
      It goes for good.
    </ConfirmDialog>,
  );
  const field = screen.getByRole('textbox', { hidden: true });
  await userEvent.type(field, 'Salt and{Enter}');
  expect(confirmed).not.toHaveBeenCalled();
  await userEvent.type(field, ' Ash{Enter}');
  expect(confirmed).toHaveBeenCalledOnce();
});

test('two clicks confirm once, and a failed attempt can be repeated', async () => {
  const confirmed = vi.fn<() => void>();
  const dialog = (state: { pending?: boolean; error?: string }) => (
    <ConfirmDialog
      open
      title="Delete Brannoc?"
      confirmLabel="Delete character"
      onCancel={() => undefined}
      onConfirm={confirmed}
      {...state}
    >
      It goes for good.
    </ConfirmDialog>
  );
  const { rerender } = render(dialog({}));
  const confirm = () => userEvent.click(screen.getByRole('button', { name: 'Delete character' }));
  await confirm();
  await confirm();
  expect(confirmed).toHaveBeenCalledOnce();
  rerender(dialog({ pending: true }));
  rerender(dialog({ error: 'The server cannot be reached.' }));
  await confirm();
  expect(confirmed).toHaveBeenCalledTimes(2);
});
