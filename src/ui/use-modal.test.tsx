import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, test } from 'vitest';
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

/** A dialog whose content loads. */
function Loading({ isLoaded, hasField = true }: { isLoaded: boolean; hasField?: boolean }) {
  return (
    <Dialog open onClose={() => undefined} title="Rename the lantern" role="alertdialog">
      {isLoaded ? (
        <>
          <input type="radio" aria-label="Another one" />
          <input disabled aria-label="Key" />
          {hasField && <input aria-label="Name" />}
        </>
      ) : (
        <button type="button">Stop loading</button>
      )}
    </Dialog>
  );
}

describe('if the element with the focus is removed, the focus goes', () => {
  test('to the first field that can be used', async () => {
    const { rerender } = render(<Loading isLoaded={false} />);
    screen.getByRole('button', { name: 'Stop loading' }).focus();
    rerender(<Loading isLoaded />);
    await expect.poll(() => document.activeElement).toBe(screen.getByLabelText('Name'));
  });

  test('to the dialog if it has no such field', async () => {
    const { rerender } = render(<Loading isLoaded={false} />);
    screen.getByRole('button', { name: 'Stop loading' }).focus();
    rerender(<Loading isLoaded hasField={false} />);
    await expect.poll(() => document.activeElement).toBe(screen.getByRole('alertdialog'));
  });

  test('where the new content has put it', async () => {
    const { rerender } = render(<Loading isLoaded={false} />);
    screen.getByRole('button', { name: 'Stop loading' }).focus();
    rerender(<Loading isLoaded />);
    screen.getByLabelText('Another one').focus();
    await Promise.resolve();
    expect(document.activeElement).toBe(screen.getByLabelText('Another one'));
  });
});
