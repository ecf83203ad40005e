import type { Sheet } from './sheet.ts';

/** How long an editor may take to be drawn. */
const patience = 1500;

/**
 * Opens the editor of a cell that may not be drawn yet. What is typed in the meantime is not lost: the
 * letters wait and go into the editor when it is there.
 */
export function openEditor<Row>(sheet: Sheet<Row>, index: number, key: string): void {
  const { api, root } = sheet;
  if (api === null || root === null) return;
  const typed: string[] = [];
  const ended = new AbortController();
  const input = () => {
    const { activeElement: element } = document;
    const isEditor = element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;
    return isEditor && element.closest('.ag-cell')?.getAttribute('col-id') === key ? element : null;
  };
  document.addEventListener(
    'keydown',
    (event) => {
      const letter = event.key.length === 1 && !event.ctrlKey && !event.metaKey && !event.altKey;
      if (!letter || input() !== null) return;
      event.preventDefault();
      event.stopPropagation();
      typed.push(event.key);
    },
    { capture: true, signal: ended.signal },
  );
  const until = performance.now() + patience;
  const attempt = () => {
    const editor = input();
    const late = api.isDestroyed() || performance.now() > until;
    if (editor === null && !late) {
      const open = api.getEditingCells().length > 0;
      if (!open) api.startEditingCell({ rowIndex: index, colKey: key });
      requestAnimationFrame(attempt);
      return;
    }
    ended.abort();
    if (editor === null || typed.length === 0) return;
    editor.setRangeText(typed.join(''), 0, editor.value.length, 'end');
    editor.dispatchEvent(new InputEvent('input', { bubbles: true }));
  };
  attempt();
}
