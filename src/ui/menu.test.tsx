import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { Menu, MenuItem } from './menu.tsx';
import { MoreActionsMenu } from './more-actions-menu.tsx';

afterEach(cleanup);

/** `userEvent.dblClick` renders between the clicks, and the first click closes the menu. */
const clickTwice = (item: HTMLElement): void =>
  act(() => {
    fireEvent.click(item);
    fireEvent.click(item);
  });

it('starts the work of an item once for a double click, and again when it is reopened', async () => {
  const send = vi.fn<() => void>();
  render(
    <Menu defaultOpen trigger={<button type="button">Mail</button>}>
      <MenuItem onSelect={send}>Send again now</MenuItem>
    </Menu>,
  );
  clickTwice(await screen.findByRole('menuitem', { name: 'Send again now' }));
  expect(send).toHaveBeenCalledOnce();
  await userEvent.click(screen.getByRole('button', { name: 'Mail' }));
  clickTwice(await screen.findByRole('menuitem', { name: 'Send again now' }));
  expect(send).toHaveBeenCalledTimes(2);
});

it('starts a further action once for a double click', async () => {
  const revoke = vi.fn<() => void>();
  render(<MoreActionsMenu actions={[{ label: 'Revoke', icon: null, onSelect: revoke }]} />);
  clickTwice(await screen.findByRole('menuitem', { name: 'Revoke' }));
  expect(revoke).toHaveBeenCalledOnce();
});
