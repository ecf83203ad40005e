interface ListKeys {
  save: () => void;
  undo: () => void;
  redo: () => void;
  create: () => void;
  nextError: (direction: 1 | -1) => void;
  search: () => void;
  help: () => void;
  /** Escape, where there is something to leave. */
  leave: (() => void) | undefined;
}

const typesText = (target: HTMLElement): boolean =>
  target.matches('input:not([type=checkbox]), textarea, select');

/** What a key asks the list for; the grid has keys of its own for its cells, and they come first. */
function asked(event: KeyboardEvent, on: ListKeys): (() => void) | undefined {
  const { ctrlKey, metaKey, shiftKey, altKey, target } = event;
  const command = ctrlKey || metaKey;
  const key = event.key.toLowerCase();
  if (command && key === 's') return on.save;
  if (key === 'f8') return () => on.nextError(shiftKey ? -1 : 1);
  // In a text, undo and redo are the text's own, and signs are signs.
  if (altKey || (target instanceof HTMLElement && typesText(target))) return undefined;
  if (command) {
    if (key === 'z') return shiftKey ? on.redo : on.undo;
    if (key === 'y') return on.redo;
    return key === 'enter' ? on.create : undefined;
  }
  if (key === 'escape') return on.leave;
  if (key === '/') return on.search;
  return key === '?' ? on.help : undefined;
}

/**
 * The shortcuts of the page, also while nothing in it has the focus. Goes to the page's element as
 * its reference: the keys are listened to as long as the element is there, by the latest rendering.
 */
export function listKeys(on: ListKeys) {
  return (page: HTMLElement | null) => {
    const handle = (event: KeyboardEvent) => {
      const { target } = event;
      const inside =
        target === document.body || (target instanceof Node && page?.contains(target) === true);
      // A dialog over the list is another place.
      const elsewhere = target instanceof Element && target.closest('dialog') !== null;
      if (event.defaultPrevented || !inside || elsewhere) return;
      const action = asked(event, on);
      if (action === undefined) return;
      event.preventDefault();
      action();
    };
    document.addEventListener('keydown', handle);
    return () => document.removeEventListener('keydown', handle);
  };
}
