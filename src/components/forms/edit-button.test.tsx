import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { EditButton } from './edit-button.tsx';

test('the page stays if the form cannot be loaded, and the button tries again', async () => {
  let isOnline = false;
  const load = async () => {
    if (!isOnline) throw new TypeError('Failed to fetch dynamically imported module');
  };
  const onEdit = vi.fn<() => void>();
  render(<EditButton load={load} onEdit={onEdit} />);
  const user = userEvent.setup();
  const edit = screen.getByRole('button', { name: 'Edit' });
  await user.click(edit);
  expect((await screen.findByRole('alert')).textContent).toContain('Try again');
  expect(onEdit).not.toHaveBeenCalled();
  isOnline = true;
  await user.click(edit);
  await vi.waitFor(() => expect(onEdit).toHaveBeenCalledTimes(1));
});
