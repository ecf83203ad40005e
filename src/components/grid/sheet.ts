import type { CellPosition, GridApi } from 'ag-grid-community';
import type { CellMark, DataGridProps, GridColumn, RowState } from './grid-types.ts';
import { type Place, type Rect, rectOf } from './range.ts';

/** The column of the grid itself, with the row's checkbox and button. */
export const rowControlsKey = '~row-controls';

/**
 * One grid on the screen: what it shows, the range of cells that is selected, and the elements around
 * the library's own. The library keeps its column definitions while the functions in the props
 * change, so every function is looked up here when it is needed. State of a single gesture is in the
 * file of that gesture.
 */
export class Sheet<Row> {
  /** Of the last rendering. */
  props: DataGridProps<Row>;
  /** The visible columns in their order, without the column of row controls. */
  columns: readonly GridColumn<Row>[] = [];
  byKey: ReadonlyMap<string, GridColumn<Row>> = new Map();
  /** The rows that the library shows: while an editor is open they may be older than the props. */
  shown: readonly Row[] | undefined;

  api: GridApi<Row> | null = null;
  root: HTMLElement | null = null;
  #region: HTMLElement | null = null;
  #buttons: HTMLElement | null = null;
  #paint: (() => void) | null = null;

  /** `rowId` or `rowId\nkey` of what is lit up now. */
  readonly flashing = new Set<string>();

  /** The second corner of the range; valid while the focus is on the first one. */
  #head: { from: Place; to: Place } | null = null;

  constructor(props: DataGridProps<Row>, columns: readonly GridColumn<Row>[]) {
    this.props = props;
    this.shown = props.rows;
    this.#setColumns(columns);
  }

  /** Takes over what a rendering has brought. */
  update(props: DataGridProps<Row>, columns: readonly GridColumn<Row>[], api: GridApi<Row> | null) {
    this.props = props;
    this.#setColumns(columns);
    this.api = api;
  }

  #setColumns(columns: readonly GridColumn<Row>[]): void {
    this.columns = columns;
    this.byKey = new Map(columns.map((column) => [column.key, column]));
  }

  setShown(rows: readonly Row[]): void {
    this.shown = rows;
  }

  /* The elements around the library's own. */

  setRoot(root: HTMLElement | null): void {
    this.root = root;
  }

  setRegion(region: HTMLElement | null): void {
    this.#region = region;
  }

  setButtons(buttons: HTMLElement | null): void {
    this.#buttons = buttons;
  }

  /** A new row button with this icon, cloned from the hidden one that React has drawn. */
  newButton(icon: string): HTMLButtonElement | null {
    const drawn = this.#buttons?.querySelector(`[data-icon="${CSS.escape(icon)}"]`);
    const copy = drawn?.cloneNode(true);
    return copy instanceof HTMLButtonElement ? copy : null;
  }

  /** Screen readers read a repeated sentence only if its text differs: hence the extra space. */
  announce(text: string): void {
    const region = this.#region;
    if (region === null) return;
    region.textContent = region.textContent === text ? `${text}\u00a0` : text;
  }

  /** Shows marks, range and selection as they are now, in all drawn cells. */
  paint(): void {
    this.#paint?.();
  }

  setPainter(paint: (() => void) | null): void {
    this.#paint = paint;
  }

  /* The range of cells: from the focused cell (its anchor) to its head. */

  /** Null while nothing, or the column of row controls, has the focus. */
  get anchor(): Place | null {
    const focused = this.#focused();
    if (focused === undefined) return null;
    const column = this.columnIndex(focused.column.getColId());
    return column === -1 ? null : { row: focused.rowIndex, column };
  }

  get head(): Place | null {
    const { anchor } = this;
    if (anchor === null || this.#head === null) return anchor;
    const { from, to } = this.#head;
    return from.row === anchor.row && from.column === anchor.column ? to : anchor;
  }

  /** Null reduces the range to the focused cell. */
  setHead(to: Place | null): void {
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

  /** A paint may come after the library has destroyed the grid. */
  #focused(): CellPosition | undefined {
    if (this.api === null || this.api.isDestroyed()) return undefined;
    // Null by its type, but undefined while nothing has the focus.
    return this.api.getFocusedCell() ?? undefined;
  }

  /* Rows and columns. */

  columnIndex(key: string): number {
    return this.columns.findIndex((column) => column.key === key);
  }

  rowCount(): number {
    return this.shown?.length ?? this.props.source?.count ?? 0;
  }

  /** Also undefined for a row of a source that is not loaded yet. */
  rowAt(index: number): Row | undefined {
    return this.shown === undefined
      ? this.api?.getDisplayedRowAtIndex(index)?.data
      : this.shown[index];
  }

  /** A promise only if some of the rows have to be loaded from the source. */
  rowsBetween(first: number, last: number): readonly Row[] | Promise<readonly Row[]> {
    const { source } = this.props;
    if (this.shown !== undefined) return this.shown.slice(first, last + 1);
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

  isClosed(row: Row): boolean {
    const state = this.stateOf(row);
    return state === 'deleted' || state === 'skipped';
  }

  markOf(row: Row, key: string): CellMark | undefined {
    return this.props.markOf?.(row, key);
  }

  nameOf(row: Row): string {
    return this.props.rowName?.(row) ?? this.props.columns[0]?.text(row) ?? '';
  }

  canEdit(row: Row | undefined, column: GridColumn<Row> | undefined): boolean {
    return (
      row !== undefined &&
      column?.editor !== undefined &&
      this.props.onGesture !== undefined &&
      !this.isClosed(row)
    );
  }
}

/** What the clipboard gets, and what filling down writes. */
export const copiedText = <Row>(column: GridColumn<Row>, row: Row): string =>
  (column.copyText ?? column.text)(row);

/** What an editor opens with. */
export const editorText = <Row>(column: GridColumn<Row>, row: Row): string =>
  (column.editText ?? column.copyText ?? column.text)(row);
