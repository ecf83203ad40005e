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

test('nothing is opened if the user has left the page before the form is loaded', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const onEdit = vi.fn<() => void>();
  const { unmount } = render(<EditButton load={() => promise} onEdit={onEdit} />);
  await userEvent.setup().click(screen.getByRole('button', { name: 'Edit' }));
  unmount();
  resolve();
  await promise;
  expect(onEdit).not.toHaveBeenCalled();
});
