import type { KeyboardEvent } from 'react';

interface DraftKeys {
  undo: () => void;
  redo: () => void;
  nextError: (direction: 1 | -1) => void;
  send: () => void;
  help: () => void;
}

/** The grid’s keys, for when the focus is beside it; what the grid has taken is not taken again. */
export function draftKeys({ undo, redo, nextError, send, help }: DraftKeys) {
  return (event: KeyboardEvent) => {
    if (event.defaultPrevented) return;
    const { target, key, shiftKey } = event;
    const typing = target instanceof HTMLElement && target.matches('input, textarea, select');
    const command = event.ctrlKey || event.metaKey;
    const letter = key.toLowerCase();
    if (key === 'F8') nextError(shiftKey ? -1 : 1);
    else if (command && letter === 's') send();
    else if (command && !typing && letter === 'z' && !shiftKey) undo();
    else if (command && !typing && (letter === 'y' || letter === 'z')) redo();
    else if (key === '?' && !typing) help();
    else return;
    event.preventDefault();
  };
}
