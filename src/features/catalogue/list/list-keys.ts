import type { KeyboardEvent } from 'react';

interface ListKeys {
  save: () => void;
  undo: () => void;
  redo: () => void;
  create: () => void;
  nextError: (direction: 1 | -1) => void;
  search: () => void;
  help: () => void;
}

const typesText = (target: EventTarget): boolean =>
  target instanceof HTMLElement && target.matches('input:not([type=checkbox]), textarea, select');

/** The shortcuts that work wherever the focus is on the page; the grid has its own for its cells. */
export function handleListKey(event: KeyboardEvent, on: ListKeys): void {
  if (event.defaultPrevented) return;
  const command = event.ctrlKey || event.metaKey;
  const typing = typesText(event.target);
  // A dialog over the list is another place.
  if (event.target instanceof HTMLElement && event.target.closest('dialog') !== null) return;
  const action = ((): (() => void) | undefined => {
    if (command && event.key.toLowerCase() === 's') return on.save;
    if (event.key === 'F8') return () => on.nextError(event.shiftKey ? -1 : 1);
    // In a text, undo and redo are the text's own, and signs are signs.
    if (typing || event.altKey) return undefined;
    if (command) {
      const key = event.key.toLowerCase();
      if (key === 'z') return event.shiftKey ? on.redo : on.undo;
      if (key === 'y') return on.redo;
      return key === 'enter' ? on.create : undefined;
    }
    if (event.key === '/') return on.search;
    return event.key === '?' ? on.help : undefined;
  })();
  if (action === undefined) return;
  event.preventDefault();
  action();
}
