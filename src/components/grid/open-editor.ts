import type { Sheet } from './sheet.ts';

/** How long an editor may take to be drawn. */
const patience = 1500;

/**
 * Opens the editor of a cell that may not be drawn yet. What is typed in the meantime is not lost: the
 * letters wait and go into the editor when it is there, and so does the key that ends it.
 */
export function openEditor<Row>(sheet: Sheet<Row>, index: number, key: string): void {
  const { api, root } = sheet;
  if (api === null || root === null) return;
  const typed: string[] = [];
  let last: KeyboardEvent | undefined;
  const ended = new AbortController();
  const cell = `.ag-row[row-index="${index}"] .ag-cell[col-id="${CSS.escape(key)}"]`;
  const input = () => {
    const editor = root.querySelector(`${cell} :is(input, textarea)`);
    const isEditor = editor instanceof HTMLInputElement || editor instanceof HTMLTextAreaElement;
    return isEditor ? editor : null;
  };
  document.addEventListener(
    'keydown',
    (event) => {
      if (event.ctrlKey || event.metaKey || event.altKey || last !== undefined) return;
      const ends = event.key === 'Enter' || event.key === 'Tab' || event.key === 'Escape';
      if (!(ends || event.key.length === 1) || document.activeElement === input()) return;
      event.preventDefault();
      event.stopPropagation();
      if (ends) last = event;
      else typed.push(event.key);
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
    if (editor === null) return;
    // Opened before it was drawn, it did not get the focus.
    if (document.activeElement !== editor) editor.focus();
    if (typed.length > 0) {
      editor.setRangeText(typed.join(''), 0, editor.value.length, 'end');
      editor.dispatchEvent(new InputEvent('input', { bubbles: true }));
    }
    if (last === undefined) return;
    const { key: name, shiftKey } = last;
    editor.dispatchEvent(
      new KeyboardEvent('keydown', { key: name, shiftKey, bubbles: true, cancelable: true }),
    );
  };
  attempt();
}
