import { type RefObject, useEffect } from 'react';

/** Opens and closes the browser's modal dialog with `open`; its top layer is no matter of React. */
export function useModal(ref: RefObject<HTMLDialogElement | null>, open: boolean): void {
  useEffect(() => {
    const dialog = ref.current;
    if (!dialog || !open) return undefined;
    dialog.showModal();
    return () => dialog.close();
  }, [ref, open]);
}
