import {
  columnKeyOf,
  drawnCells,
  drawnRows,
  isBeingEdited,
  isViewport,
  rowIndexOf,
  watchDrawing,
} from './ag-dom.ts';
import type { CellMark, RowState } from './grid-types.ts';
import { holds, isSingle, type Rect } from './range.ts';
import { type Sheet, rowControlsKey } from './sheet.ts';
import { paintRowControls } from './row-controls-cell.ts';

/** Pixels in one frame from which on a person can neither read nor press the passing rows. */
const fastScroll = 100;
/** Milliseconds without fast scrolling after which it has ended. */
const scrollPause = 80;
/** Milliseconds for which a cell lights up; the style sheet omits it for reduced motion. */
const flashTime = 1600;

/**
 * The library draws texts. Everything else about a cell (marks, range, row state, checkbox, button)
 * is set on the elements it has drawn, now and whenever it draws, until this is stopped. That takes
 * one pass over the drawn cells and no refresh of the grid, however many rows there are.
 */
export function startPainting<Row>(sheet: Sheet<Row>, root: HTMLElement): () => void {
  /** Fast scrolling omits checkboxes and buttons: they are a third of the work for a row. */
  let scrollsFast = false;
  let top = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const paintRows = (rows: Iterable<Element>): void => {
    const rect = wideRect(sheet);
    for (const row of rows) paintRow(sheet, row, { rect, controls: !scrollsFast });
  };
  const paintAll = (): void => paintRows(drawnRows(root));
  const endFastScroll = (): void => {
    clearTimeout(timer);
    scrollsFast = false;
    paintAll();
  };
  const handleScroll = ({ target }: Event): void => {
    if (!isViewport(target)) return;
    // Pinned columns are a layer for each row, so they are held in place only when it is needed.
    const sideways = target.scrollLeft !== 0;
    if (sideways !== root.hasAttribute('data-sideways')) root.toggleAttribute('data-sideways');
    const isFast = Math.abs(target.scrollTop - top) > fastScroll;
    top = target.scrollTop;
    if (isFast) {
      scrollsFast = true;
      clearTimeout(timer);
      timer = setTimeout(endFastScroll, scrollPause);
    } else if (scrollsFast) endFastScroll();
  };

  sheet.setPainter(paintAll);
  const stopWatching = watchDrawing(root, paintRows);
  // In the capture phase: before the library handles the event and draws.
  root.addEventListener('scroll', handleScroll, { capture: true, passive: true });
  return () => {
    clearTimeout(timer);
    root.removeEventListener('scroll', handleScroll, { capture: true });
    stopWatching();
    sheet.setPainter(null);
  };
}

/** Lights cells up once; without a key, all cells of the row. */
export function flash<Row>(
  sheet: Sheet<Row>,
  cells: readonly { rowId: string; key?: string | undefined }[],
): void {
  const names = cells.map(({ rowId, key }) => (key === undefined ? rowId : `${rowId}\n${key}`));
  for (const name of names) sheet.flashing.add(name);
  sheet.paint();
  setTimeout(() => {
    for (const name of names) sheet.flashing.delete(name);
    sheet.paint();
  }, flashTime);
}

/** The focus already marks a range of one cell. */
function wideRect<Row>(sheet: Sheet<Row>): Rect | null {
  const rect = sheet.rect();
  return rect === null || isSingle(rect) ? null : rect;
}

function setAttribute(element: Element, name: string, value: string | undefined): void {
  if (value === undefined) {
    if (element.hasAttribute(name)) element.removeAttribute(name);
  } else if (element.getAttribute(name) !== value) {
    element.setAttribute(name, value);
  }
}

interface PaintedRow<Row> {
  row: Row | undefined;
  id: string;
  state: RowState | undefined;
  index: number;
  rect: Rect | null;
  /** Whether checkboxes and buttons are painted. */
  controls: boolean;
}

function paintRow<Row>(
  sheet: Sheet<Row>,
  element: Element,
  how: Pick<PaintedRow<Row>, 'rect' | 'controls'>,
): void {
  const index = rowIndexOf(element) ?? -1;
  const row = sheet.rowAt(index);
  const state = row === undefined ? undefined : sheet.stateOf(row);
  setAttribute(element, 'data-row-state', state);
  const { selection, rowId } = sheet.props;
  const id = row === undefined ? '' : rowId(row);
  if (selection !== undefined) {
    setAttribute(element, 'aria-selected', String(row !== undefined && selection.ids.has(id)));
  }
  const { rect, controls } = how;
  const painted = { row, id, state, index, rect, controls };
  for (const cell of drawnCells(element)) paintCell(sheet, cell, painted);
}

function paintCell<Row>(sheet: Sheet<Row>, cell: Element, painted: PaintedRow<Row>): void {
  const { row, id, state, index, rect, controls } = painted;
  const key = columnKeyOf(cell);
  if (key === rowControlsKey) {
    if (controls) paintRowControls(sheet, cell, row);
    return;
  }
  const column = sheet.columnIndex(key);
  const mark = row === undefined ? undefined : sheet.markOf(row, key);
  setAttribute(cell, 'data-mark', mark?.state);
  setAttribute(cell, 'aria-invalid', mark?.state === 'invalid' ? 'true' : undefined);
  paintNotes(cell, mark, column === 0 ? state : undefined);
  const inRange = rect !== null && holds(rect, { row: index, column });
  setAttribute(cell, 'aria-selected', inRange ? 'true' : undefined);
  const { flashing } = sheet;
  const lit = flashing.size > 0 && (flashing.has(id) || flashing.has(`${id}\n${key}`));
  setAttribute(cell, 'data-flash', lit ? '' : undefined);
}

const stateTexts: Record<RowState, string> = {
  new: 'New row, not saved yet',
  deleted: 'Row to be deleted',
  skipped: 'Row left out',
  saved: 'Row saved',
  failed: 'Row could not be saved',
};

/** What was added to a cell beside its text. The library removes it when it draws the text again. */
interface Notes {
  was: string | undefined;
  sentence: string;
  nodes: readonly Element[];
}

const notesByCell = new WeakMap<Element, Notes>();

/**
 * Adds to a cell the old value, struck out before the text, and a sentence after it for people who
 * do not see the cell's colour.
 */
function paintNotes(cell: Element, mark: CellMark | undefined, state: RowState | undefined): void {
  const notes = notesByCell.get(cell);
  if (mark === undefined && state === undefined && notes === undefined) return;
  const editing = isBeingEdited(cell);
  const was = editing ? undefined : mark?.was;
  const sentence = editing ? '' : sentenceOf(mark, state);
  const isThere = notes?.nodes.every((node) => node.parentElement === cell) === true;
  if (isThere && notes.was === was && notes.sentence === sentence) return;
  for (const node of notes?.nodes ?? []) node.remove();
  const before = was === undefined ? [] : [oldValue(was)];
  const after = sentence === '' ? [] : [hiddenText(sentence)];
  cell.prepend(...before);
  cell.append(...after);
  const nodes = [...before, ...after];
  if (nodes.length === 0) notesByCell.delete(cell);
  else notesByCell.set(cell, { was, sentence, nodes });
}

function sentenceOf(mark: CellMark | undefined, state: RowState | undefined): string {
  return (
    [mark?.note, state && stateTexts[state]]
      .filter((text) => text !== undefined)
      // The next sentence begins with a full stop, so the one before it must not end with one.
      .map((text, index, all) => `. ${index < all.length - 1 ? text.replace(/\.$/, '') : text}`)
      .join('')
  );
}

function oldValue(was: string): HTMLElement {
  const element = document.createElement('span');
  const deletion = document.createElement('del');
  deletion.textContent = was === '' ? 'empty' : was;
  const arrow = document.createElement('span');
  arrow.ariaHidden = 'true';
  arrow.textContent = ' → ';
  element.append(deletion, arrow);
  return element;
}

function hiddenText(text: string): HTMLElement {
  const element = document.createElement('span');
  element.className = 'sr-only';
  element.textContent = text;
  return element;
}
