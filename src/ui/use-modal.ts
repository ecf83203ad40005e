import { type RefObject, useEffect } from 'react';
import { markRoot } from './mark-root.ts';

const markModal = markRoot('modal');

/**
 * Opens and closes a native modal dialog. An effect does this, because React has no prop that calls
 * `showModal`.
 */
export function useModal(ref: RefObject<HTMLDialogElement | null>, open: boolean): void {
  useEffect(() => {
    const dialog = ref.current;
    if (!dialog || !open) return undefined;
    dialog.showModal();
    const unmark = markModal(dialog);
    return () => {
      unmark?.();
      dialog.close();
    };
  }, [ref, open]);
}
