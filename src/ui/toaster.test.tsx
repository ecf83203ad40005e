import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { toast } from 'sonner';
import { expect, test, vi } from 'vitest';
import { Toaster } from './toaster.tsx';

test('a double click on the button of a toast is one press', async () => {
  const undo = vi.fn<() => void>();
  render(<Toaster />);
  toast.success('Deleted.', { action: { label: 'Undo', onClick: undo } });
  await userEvent.dblClick(await screen.findByRole('button', { name: 'Undo' }));
  expect(undo).toHaveBeenCalledOnce();
});
