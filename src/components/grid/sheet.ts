import type { CellPosition, GridApi } from 'ag-grid-community';
import type { CellMark, DataGridProps, GridColumn, RowState } from './grid-types.ts';
import { type CellIndexes, type Rect, rectOf } from './range.ts';

/** The key of the column that the grid adds for the checkbox and the button of each row. */
export const rowControlsKey = '~row-controls';

/**
 * The state of one mounted grid: its props, the range of cells, and the elements around AG Grid. AG
 * Grid keeps its column definitions while functions in the props change, so code reads each
 * function from the sheet when it calls it. The state of a single gesture is in the file of that
 * gesture.
 */
export class Sheet<Row> {
  /** The props of the last rendering. */
  props: DataGridProps<Row>;
  /** The visible columns in their order, without the column of row controls. */
  columns: readonly GridColumn<Row>[] = [];
  byKey: ReadonlyMap<string, GridColumn<Row>> = new Map();
  /** The rows that AG Grid shows. While an editor is open, they may be older than the props. */
  shownRows: readonly Row[] | undefined;

  api: GridApi<Row> | null = null;
  root: HTMLElement | null = null;
  #region: HTMLElement | null = null;
  #buttons: HTMLElement | null = null;
  #paint: (() => void) | null = null;

  /** The highlighted rows and cells, as `rowId` or `rowId\nkey`. */
  readonly flashing = new Set<string>();

  /** The second corner of the range. It is valid while the first corner has the focus. */
  #head: { from: CellIndexes; to: CellIndexes } | null = null;

  constructor(props: DataGridProps<Row>, columns: readonly GridColumn<Row>[]) {
    this.props = props;
    this.shownRows = props.rows;
    this.#setColumns(columns);
  }

  /** Stores the values of a rendering. */
  update(props: DataGridProps<Row>, columns: readonly GridColumn<Row>[], api: GridApi<Row> | null) {
    this.props = props;
    this.#setColumns(columns);
    this.api = api;
  }

  #setColumns(columns: readonly GridColumn<Row>[]): void {
    this.columns = columns;
    this.byKey = new Map(columns.map((column) => [column.key, column]));
  }

  setShownRows(rows: readonly Row[]): void {
    this.shownRows = rows;
  }

  /* The elements around AG Grid. */

  setRoot(root: HTMLElement | null): void {
    this.root = root;
  }

  setRegion(region: HTMLElement | null): void {
    this.#region = region;
  }

  setButtons(buttons: HTMLElement | null): void {
    this.#buttons = buttons;
  }

  /** A new row button with this icon: a copy of the hidden button that React has rendered. */
  newButton(icon: string): HTMLButtonElement | null {
    const template = this.#buttons?.querySelector(`[data-icon="${CSS.escape(icon)}"]`);
    const copy = template?.cloneNode(true);
    return copy instanceof HTMLButtonElement ? copy : null;
  }

  /**
   * Screen readers read a repeated sentence only if the text changes, so a space is added to the
   * sentence.
   */
  announce(text: string): void {
    const region = this.#region;
    if (region === null) return;
    region.textContent = region.textContent === text ? `${text}\u00a0` : text;
  }

  /** Paints the current marks, range and selection into all drawn cells. */
  paint(): void {
    this.#paint?.();
  }

  setPainter(paint: (() => void) | null): void {
    this.#paint = paint;
  }

  /* The range of cells: from the focused cell (its anchor) to its head. */

  /** Null while nothing, or the column of row controls, has the focus. */
  get anchor(): CellIndexes | null {
    const focused = this.#focused();
    if (focused === undefined) return null;
    const column = this.columnIndex(focused.column.getColId());
    return column === -1 ? null : { row: focused.rowIndex, column };
  }

  get head(): CellIndexes | null {
    const { anchor } = this;
    if (anchor === null || this.#head === null) return anchor;
    const { from, to } = this.#head;
    return from.row === anchor.row && from.column === anchor.column ? to : anchor;
  }

  /** Null reduces the range to the focused cell. */
  setHead(to: CellIndexes | null): void {
    const from = this.anchor;
    this.#head = from === null || to === null ? null : { from, to };
  }

  rect(): Rect | null {
    const { anchor, head } = this;
    return anchor === null || head === null ? null : rectOf(anchor, head);
  }

  focusedRow(): number | null {
    return this.#focused()?.rowIndex ?? null;
  }

  /** Checks `isDestroyed`, because painting may happen after AG Grid has destroyed the grid. */
  #focused(): CellPosition | undefined {
    if (this.api === null || this.api.isDestroyed()) return undefined;
    // AG Grid returns undefined if nothing has the focus, although the type says null.
    return this.api.getFocusedCell() ?? undefined;
  }

  /* Rows and columns. */

  columnIndex(key: string): number {
    return this.columns.findIndex((column) => column.key === key);
  }

  rowCount(): number {
    return this.shownRows?.length ?? this.props.source?.count ?? 0;
  }

  /** The row at the index; undefined if there is none, or if its source has not loaded it yet. */
  rowAt(index: number): Row | undefined {
    return this.shownRows === undefined
      ? this.api?.getDisplayedRowAtIndex(index)?.data
      : this.shownRows[index];
  }

  /** A promise only if some of the rows have to be loaded from the source. */
  rowsBetween(first: number, last: number): readonly Row[] | Promise<readonly Row[]> {
    const { source } = this.props;
    if (this.shownRows !== undefined) return this.shownRows.slice(first, last + 1);
    const loaded: Row[] = [];
    for (let index = first; index <= last; index += 1) {
      const row = this.rowAt(index);
      if (row === undefined) return source?.load(first, last + 1) ?? [];
      loaded.push(row);
    }
    return loaded;
  }

  stateOf(row: Row): RowState | undefined {
    return this.props.rowState?.(row);
  }

  isLocked(row: Row): boolean {
    const state = this.stateOf(row);
    return state === 'deleted' || state === 'skipped';
  }

  markOf(row: Row, key: string): CellMark | undefined {
    return this.props.markOf?.(row, key);
  }

  nameOf(row: Row): string {
    return this.props.rowName?.(row) ?? this.props.columns[0]?.text(row) ?? '';
  }

  /** The accessible name of the editor of a cell: "Cost of Torch". */
  editorName(row: Row | undefined, key: string): string {
    const label = this.byKey.get(key)?.label ?? '';
    const name = row === undefined ? '' : this.nameOf(row);
    return `${label} of ${name || 'the new row'}`;
  }

  canEdit(row: Row | undefined, column: GridColumn<Row> | undefined): boolean {
    return (
      row !== undefined &&
      column?.editor !== undefined &&
      this.props.onGesture !== undefined &&
      !this.isLocked(row)
    );
  }
}

/** The text for the clipboard and for filling down. */
export const copiedText = <Row>(column: GridColumn<Row>, row: Row): string =>
  (column.copyText ?? column.text)(row);

/** The text that an editor opens with. */
export const editorText = <Row>(column: GridColumn<Row>, row: Row): string =>
  (column.editText ?? column.copyText ?? column.text)(row);
