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

const fields = 'input, textarea, select, [contenteditable="true"]';

/** Focuses the first field in these parts of a dialog; if they have none that can be used, the dialog itself. */
function focusFirst(dialog: HTMLDialogElement, parts: readonly Node[]): void {
  for (const part of parts) {
    if (!(part instanceof Element)) continue;
    for (const field of part.querySelectorAll<HTMLElement>(fields)) {
      const isOther = field instanceof HTMLInputElement && field.type === 'radio' && !field.checked;
      if (!isOther) field.focus();
      if (document.activeElement === field) return;
    }
  }
  // The content stays where the user reads it.
  dialog.focus({ preventScroll: true });
}

/**
 * Keeps the focus inside an open dialog, also when the element that has it is removed, for example because
 * the loaded content replaces the progress. The browser would give the focus to the body.
 */
function keepFocusInside(dialog: HTMLDialogElement): MutationObserver {
  // With it, a click on a text focuses the dialog, so that the body has the focus only if an element has lost it.
  dialog.tabIndex = -1;
  const { activeElement } = document;
  // Chromium also gives it to parts that scroll, and to what only a script should focus. Both can soon lose it.
  const isKept =
    activeElement instanceof HTMLElement &&
    (activeElement.tabIndex >= 0 || activeElement.autofocus);
  if (!isKept || !dialog.contains(activeElement)) focusFirst(dialog, [dialog]);
  const observer = new MutationObserver((records) => {
    // Otherwise new content, or a dialog above this one, has the focus.
    if (document.activeElement !== document.body || dialog.querySelector('dialog[open]')) return;
    focusFirst(
      dialog,
      records.map(({ target }) => target),
    );
  });
  observer.observe(dialog, { childList: true, subtree: true });
  return observer;
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
    const observer = keepFocusInside(dialog);
    return () => {
      observer.disconnect();
      unmark?.();
      dialog.close();
      // The browser has returned the focus, unless the element that had it is gone.
      const { activeElement, body } = document;
      if (activeElement === body || dialog.contains(activeElement)) opener?.focus();
    };
  }, [ref, open]);
}
