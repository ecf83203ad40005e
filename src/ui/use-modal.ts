import { type RefObject, useEffect } from 'react';
import { markRoot } from './mark-root.ts';

const markModal = markRoot('modal');

/** The button of the menu that has the focus: the menu is removed when its item opens a dialog. */
function buttonOfOpenMenu(): HTMLElement | null {
  const menu = document.activeElement?.closest('[role=menu]');
  return document.getElementById(menu?.getAttribute('aria-labelledby') ?? '');
}

/**
 * Opens and closes a native modal dialog. An effect does this, because React has no prop that calls
 * `showModal`.
 */
export function useModal(ref: RefObject<HTMLDialogElement | null>, open: boolean): void {
  useEffect(() => {
    const dialog = ref.current;
    if (!dialog || !open) return undefined;
    const menuButton = buttonOfOpenMenu();
    dialog.showModal();
    const unmark = markModal(dialog);
    return () => {
      unmark?.();
      dialog.close();
      // The browser has returned the focus, unless the element that had it is gone.
      if (document.activeElement === document.body) menuButton?.focus();
    };
  }, [ref, open]);
}
