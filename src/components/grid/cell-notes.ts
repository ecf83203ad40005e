import type { CellMark, RowState } from './grid-types.ts';

const stateTexts: Record<RowState, string> = {
  new: 'New row, not saved yet',
  deleted: 'Row to be deleted',
  skipped: 'Row left out',
  saved: 'Row saved',
  failed: 'Row could not be saved',
};

/** What stands in a cell beside its text, as long as the text's own drawing has left it there. */
interface Noted {
  was: string | undefined;
  said: string;
  nodes: readonly Element[];
}

const notes = new WeakMap<Element, Noted>();

function sentenceOf(mark: CellMark | undefined, state: RowState | undefined): string {
  return (
    [mark?.note, state && stateTexts[state]]
      .filter((text) => text !== undefined)
      // What goes on after a sentence brings its own full stop.
      .map((text, index, all) => `. ${index < all.length - 1 ? text.replace(/\.$/, '') : text}`)
      .join('')
  );
}

function replaced(was: string): HTMLElement {
  const before = document.createElement('span');
  const deletion = document.createElement('del');
  deletion.textContent = was === '' ? 'empty' : was;
  const arrow = document.createElement('span');
  arrow.ariaHidden = 'true';
  arrow.textContent = ' → ';
  before.append(deletion, arrow);
  return before;
}

function aside(said: string): HTMLElement {
  const element = document.createElement('span');
  element.className = 'sr-only';
  element.textContent = said;
  return element;
}

/**
 * The value that a cell's text would replace stands struck out in front of it; what there is to say
 * stands after it for those who do not see its colour. Where the text is drawn anew both are gone
 * with it, and come back with the next painting.
 */
export function noteIn(
  cell: Element,
  mark: CellMark | undefined,
  state: RowState | undefined,
): void {
  const noted = notes.get(cell);
  if (mark === undefined && state === undefined && noted === undefined) return;
  const editing = cell.classList.contains('ag-cell-inline-editing');
  const was = editing ? undefined : mark?.was;
  const said = editing ? '' : sentenceOf(mark, state);
  const there = noted?.nodes.every((node) => node.parentElement === cell) === true;
  if (there && noted.was === was && noted.said === said) return;
  for (const node of noted?.nodes ?? []) node.remove();
  const before = was === undefined ? [] : [replaced(was)];
  const after = said === '' ? [] : [aside(said)];
  cell.prepend(...before);
  cell.append(...after);
  const nodes = [...before, ...after];
  if (nodes.length === 0) notes.delete(cell);
  else notes.set(cell, { was, said, nodes });
}
