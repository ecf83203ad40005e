import { useWindowEvent } from '#src/components/use-window-event.ts';

const isEditable = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.closest('input, textarea, select, dialog') !== null;

export interface Pasted {
  text: string;
  files: readonly File[];
}

/** Ctrl+V anywhere on the page, as long as no input is there to take it. */
export function usePagePaste(onPaste: (pasted: Pasted) => void): void {
  useWindowEvent('paste', (event) => {
    if (event.defaultPrevented || isEditable(event.target) || !event.clipboardData) return;
    const pasted = {
      text: event.clipboardData.getData('text/plain'),
      files: [...event.clipboardData.files],
    };
    if (pasted.text.trim() === '' && pasted.files.length === 0) return;
    event.preventDefault();
    onPaste(pasted);
  });
}
