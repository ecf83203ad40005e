import { useEffect, useEffectEvent } from 'react';

const isEditable = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.closest('input, textarea, select, dialog') !== null;

export interface Pasted {
  text: string;
  files: readonly File[];
}

/** Ctrl+V anywhere on the page, as long as no input is there to take it. */
export function usePagePaste(onPaste: (pasted: Pasted) => void): void {
  const take = useEffectEvent(onPaste);
  useEffect(() => {
    const paste = (event: ClipboardEvent) => {
      if (event.defaultPrevented || isEditable(event.target) || !event.clipboardData) return;
      const pasted = {
        text: event.clipboardData.getData('text/plain'),
        files: [...event.clipboardData.files],
      };
      if (pasted.text.trim() === '' && pasted.files.length === 0) return;
      event.preventDefault();
      take(pasted);
    };
    document.addEventListener('paste', paste);
    return () => document.removeEventListener('paste', paste);
  }, []);
}
