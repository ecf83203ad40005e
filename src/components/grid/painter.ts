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
import { containsCell, isSingle, type Rect } from './range.ts';
import { type Sheet, rowControlsKey } from './sheet.ts';
import { paintRowControls } from './row-controls-cell.ts';

/** Above this number of pixels per frame, a user can neither read nor click the moving rows. */
const fastScroll = 100;
/** Fast scrolling has ended after this number of milliseconds without a fast scroll event. */
const fastScrollTimeout = 80;
/**
 * Milliseconds for which a cell is highlighted. The style sheet has no highlight for reduced
 * motion.
 */
const flashTime = 1600;

/**
 * AG Grid draws only the texts of cells. This function adds marks, range, row state, checkbox and
 * button to the drawn cells. It does so after AG Grid has drawn cells and at each `sheet.paint()`,
 * until the returned function is called. One pass over the drawn cells is enough, so the time does
 * not depend on the number of rows.
 */
export function startPainting<Row>(sheet: Sheet<Row>, root: HTMLElement): () => void {
  /** Fast scrolling draws no checkboxes and buttons, because that takes too much time. */
  let scrollsFast = false;
  let top = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const paintRows = (rows: Iterable<Element>): void => {
    const rect = rangeToPaint(sheet);
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
    // Sticky cells need a compositing layer for each row, which is slow. So pinned cells are sticky
    // only if the horizontal scroll position is not 0.
    const sideways = target.scrollLeft !== 0;
    if (sideways !== root.hasAttribute('data-sideways')) root.toggleAttribute('data-sideways');
    const isFast = Math.abs(target.scrollTop - top) > fastScroll;
    top = target.scrollTop;
    if (isFast) {
      scrollsFast = true;
      clearTimeout(timer);
      timer = setTimeout(endFastScroll, fastScrollTimeout);
    } else if (scrollsFast) endFastScroll();
  };

  sheet.setPainter(paintAll);
  const stopWatching = watchDrawing(root, paintRows);
  // In the capture phase, so that it runs before AG Grid handles the event and draws.
  root.addEventListener('scroll', handleScroll, { capture: true, passive: true });
  return () => {
    clearTimeout(timer);
    root.removeEventListener('scroll', handleScroll, { capture: true });
    stopWatching();
    sheet.setPainter(null);
  };
}

/** Highlights cells for a moment. Without a key, all cells of the row are highlighted. */
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

/** The range to paint. Null for a range of one cell, because the focus already marks that cell. */
function rangeToPaint<Row>(sheet: Sheet<Row>): Rect | null {
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
  options: Pick<PaintedRow<Row>, 'rect' | 'controls'>,
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
  const { rect, controls } = options;
  const paintedRow = { row, id, state, index, rect, controls };
  for (const cell of drawnCells(element)) paintCell(sheet, cell, paintedRow);
}

function paintCell<Row>(sheet: Sheet<Row>, cell: Element, paintedRow: PaintedRow<Row>): void {
  const { row, id, state, index, rect, controls } = paintedRow;
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
  const inRange = rect !== null && containsCell(rect, { row: index, column });
  setAttribute(cell, 'aria-selected', inRange ? 'true' : undefined);
  const { flashing } = sheet;
  const isFlashing = flashing.size > 0 && (flashing.has(id) || flashing.has(`${id}\n${key}`));
  setAttribute(cell, 'data-flash', isFlashing ? '' : undefined);
}

const stateTexts: Record<RowState, string> = {
  new: 'New row, not saved yet',
  deleted: 'Row to be deleted',
  skipped: 'Row left out',
  saved: 'Row saved',
  failed: 'Row could not be saved',
};

/**
 * The elements added to a cell beside its text. AG Grid removes them when it draws the text again.
 */
interface Notes {
  was: string | undefined;
  sentence: string;
  nodes: readonly Element[];
}

const notesByCell = new WeakMap<Element, Notes>();

/**
 * Adds the old value, struck out, before the text of a cell, and a hidden sentence for screen
 * readers after the text.
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
      // `. ` separates each text from the text before it, so the earlier text loses its full stop.
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
