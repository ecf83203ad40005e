import type { KeyboardEvent } from 'react';

interface DraftKeys {
  undo: () => void;
  redo: () => void;
  nextError: (direction: 1 | -1) => void;
  send: () => void;
  help: () => void;
}

/** The grid’s keys, for when the focus is beside it; what the grid has taken is not taken again. */
export function takeKey(event: KeyboardEvent, keys: DraftKeys): void {
  if (event.defaultPrevented) return;
  const { target, key, shiftKey } = event;
  const typing = target instanceof HTMLElement && target.matches('input, textarea, select');
  const command = event.ctrlKey || event.metaKey;
  const letter = key.toLowerCase();
  if (key === 'F8') keys.nextError(shiftKey ? -1 : 1);
  else if (command && letter === 's') keys.send();
  else if (command && !typing && letter === 'z' && !shiftKey) keys.undo();
  else if (command && !typing && (letter === 'y' || letter === 'z')) keys.redo();
  else if (key === '?' && !typing) keys.help();
  else return;
  event.preventDefault();
}
