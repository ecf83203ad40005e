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
