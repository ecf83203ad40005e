import { useWindowEvent } from '#src/components/use-window-event.ts';

interface DraftKeys {
  undo: () => void;
  redo: () => void;
  nextError: (direction: 1 | -1) => void;
  send: () => void;
  help: () => void;
  /** To the next part of the page: the errors, the rows, the sending. */
  nextPart: (direction: 1 | -1) => void;
}

/** The grid’s keys for the whole page; what the grid or a dialog has taken is not taken again. */
export function useDraftKeys({ undo, redo, nextError, send, help, nextPart }: DraftKeys): void {
  useWindowEvent('keydown', (event) => {
    if (event.defaultPrevented || document.querySelector('dialog[open]') !== null) return;
    const { target, key, shiftKey } = event;
    const typing = target instanceof HTMLElement && target.matches('input, textarea, select');
    const command = event.ctrlKey || event.metaKey;
    const letter = key.toLowerCase();
    if (key === 'F8') nextError(shiftKey ? -1 : 1);
    else if (key === 'F6') nextPart(shiftKey ? -1 : 1);
    else if (command && letter === 's') send();
    else if (command && !typing && letter === 'z' && !shiftKey) undo();
    else if (command && !typing && (letter === 'y' || letter === 'z')) redo();
    else if (key === '?' && !typing) help();
    else return;
    event.preventDefault();
  });
}
