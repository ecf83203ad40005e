import { type RefObject, useLayoutEffect } from 'react';
import { markRoot } from './mark-root.ts';

const markModal = markRoot('modal');

/** The element that has the focus; for an item of a menu, which is removed when it opens a dialog, its button. */
function openerOfDialog(): HTMLElement | null {
  const { activeElement } = document;
  const menu = activeElement?.closest('[role=menu]');
  const menuButton = document.getElementById(menu?.getAttribute('aria-labelledby') ?? '');
  return menuButton ?? (activeElement instanceof HTMLElement ? activeElement : null);
}

/**
 * Opens and closes a native modal dialog. An effect does this, because React has no prop that calls
 * `showModal`. It is a layout effect, so that a dialog that is removed is closed before: the browser does not
 * return the focus from a dialog that is no longer in the page.
 */
export function useModal(ref: RefObject<HTMLDialogElement | null>, open: boolean): void {
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!dialog || !open) return undefined;
    const opener = openerOfDialog();
    dialog.showModal();
    const unmark = markModal(dialog);
    return () => {
      unmark?.();
      dialog.close();
      // The browser has returned the focus, unless the element that had it is gone.
      const { activeElement, body } = document;
      if (activeElement === body || dialog.contains(activeElement)) opener?.focus();
    };
  }, [ref, open]);
}
