import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { AnchoredMenu, type OpenMenu } from './anchored-menu.tsx';
import { Dialog } from './dialog.tsx';
import { MenuItem } from './menu.tsx';

function Page() {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Rename
      </button>
      {isOpen && (
        <Dialog open onClose={close} title="Rename the lantern">
          <button type="button" onClick={close}>
            Cancel
          </button>
        </Dialog>
      )}
    </>
  );
}

test('the focus returns to the button after a dialog that is removed when it closes', async () => {
  const user = userEvent.setup();
  render(<Page />);
  await user.click(screen.getByRole('button', { name: 'Rename' }));
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Rename' }));
});

function Row() {
  const [menu, setMenu] = useState<OpenMenu | null>(null);
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <button
        type="button"
        onClick={({ currentTarget: anchor }) => setMenu({ anchor, returnFocusTo: anchor })}
      >
        Actions
      </button>
      <AnchoredMenu menu={menu} onClose={() => setMenu(null)} label="Actions for Tomas">
        <MenuItem onSelect={() => setOpen(true)}>Disable</MenuItem>
      </AnchoredMenu>
      {isOpen && (
        <Dialog open onClose={close} title="Disable Tomas?">
          <button type="button" onClick={close}>
            Cancel
          </button>
        </Dialog>
      )}
    </>
  );
}

test('the focus returns to the button of a row after the dialog of an item of its menu', async () => {
  const user = userEvent.setup();
  render(<Row />);
  await user.click(screen.getByRole('button', { name: 'Actions' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Disable' }));
  await user.click(await screen.findByRole('button', { name: 'Cancel', hidden: true }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Actions' }));
});
