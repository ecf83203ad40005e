import type { CellPosition, GridApi } from 'ag-grid-community';
import type { CellMark, DataGridProps, GridColumn, RowState } from './grid-types.ts';
import { type Place, type Rect, rectOf } from './range.ts';

/** The grid's own column. */
export const toolsKey = '~tools';

/**
 * What the parts of one grid share. The grid keeps its column definitions while its user's functions
 * change, so they are looked up here at the moment they are needed.
 */
export class Sheet<Row> {
  props: DataGridProps<Row>;
  /** The drawn columns in their order, without the grid's own. */
  columns: readonly GridColumn<Row>[] = [];
  byKey: ReadonlyMap<string, GridColumn<Row>> = new Map();
  api: GridApi<Row> | null = null;
  root: HTMLElement | null = null;
  /** The other end of the range, as long as the focus is where the range began. */
  #head: { from: Place; to: Place } | null = null;
  /** `rowId` or `rowId\nkey` of what lights up now. */
  readonly flashing = new Set<string>();
  /** The id of the row that was picked last: Shift and a press select from there. */
  lastPicked: string | null = null;
  /** A header that has been dragged is pressed at the end as well; that asks for no order. */
  justMoved = false;
  /** Whether the rows fly by too fast for boxes and buttons. */
  flinging = false;
  /** Whether a finger came down on the cell that had the focus before. */
  pressedAgain = false;
  #region: HTMLElement | null = null;
  #buttons: HTMLElement | null = null;

  /** The rows that the grid shows: while an editor is open it may be behind what was given. */
  shown: readonly Row[] | undefined;

  constructor(props: DataGridProps<Row>) {
    this.props = props;
    this.shown = props.rows;
  }

  show(rows: readonly Row[]): void {
    this.shown = rows;
  }

  draw(columns: readonly GridColumn<Row>[]): void {
    this.columns = columns;
    this.byKey = new Map(columns.map((column) => [column.key, column]));
  }

  update(props: DataGridProps<Row>, columns: readonly GridColumn<Row>[], api: GridApi<Row> | null) {
    this.props = props;
    this.draw(columns);
    this.api = api;
  }

  /** A new row button with this icon, copied from the drawn one. */
  newButton(icon: string): HTMLButtonElement | null {
    const drawn = this.#buttons?.querySelector(`[data-icon="${CSS.escape(icon)}"]`);
    const copy = drawn?.cloneNode(true);
    return copy instanceof HTMLButtonElement ? copy : null;
  }

  setButtons(buttons: HTMLElement | null): void {
    this.#buttons = buttons;
  }

  /** The element around the grid, and the live region in it. */
  setRoot(root: HTMLElement | null): void {
    this.root = root;
  }

  setRegion(region: HTMLElement | null): void {
    this.#region = region;
  }

  /** The same sentence twice is read twice only when something about it differs. */
  announce(text: string): void {
    const region = this.#region;
    if (region === null) return;
    region.textContent = region.textContent === text ? `${text}\u00a0` : text;
  }

  columnMoved(): void {
    this.justMoved = true;
    setTimeout(() => {
      this.justMoved = false;
    });
  }

  /** The focused cell, where every range begins; null also in the grid's own columns. */
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

  /** Null makes the range its first cell alone again. */
  setHead(to: Place | null): void {
    const from = this.anchor;
    this.#head = from === null || to === null ? null : { from, to };
  }

  focusedRow(): number | null {
    return this.#focused()?.rowIndex ?? null;
  }

  /** Painting may come once more after the grid has gone. */
  #focused(): CellPosition | undefined {
    if (this.api === null || this.api.isDestroyed()) return undefined;
    // Null by its type, undefined in fact while nothing has the focus.
    return this.api.getFocusedCell() ?? undefined;
  }

  rect(): Rect | null {
    const { anchor, head } = this;
    return anchor === null || head === null ? null : rectOf(anchor, head);
  }

  columnIndex(key: string): number {
    return this.columns.findIndex((column) => column.key === key);
  }

  rowCount(): number {
    return this.shown?.length ?? this.props.source?.count ?? 0;
  }

  /** Undefined also for a row of a source that is not here yet. */
  rowAt(index: number): Row | undefined {
    return this.shown === undefined
      ? this.api?.getDisplayedRowAtIndex(index)?.data
      : this.shown[index];
  }

  /** The place of the row in which something is drawn; null outside of the rows. */
  indexOf(drawn: Element): number | null {
    const index = drawn.closest('.ag-row')?.getAttribute('row-index') ?? null;
    return index === null ? null : Number(index);
  }

  /** At once where all of them are here. */
  rowsBetween(first: number, last: number): readonly Row[] | Promise<readonly Row[]> {
    const { source } = this.props;
    if (this.shown !== undefined) return this.shown.slice(first, last + 1);
    const here: Row[] = [];
    for (let index = first; index <= last; index += 1) {
      const row = this.rowAt(index);
      if (row === undefined) return source?.load(first, last + 1) ?? [];
      here.push(row);
    }
    return here;
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

/** As the clipboard gets it, and as filling down writes it. */
export const copied = <Row>(column: GridColumn<Row>, row: Row): string =>
  (column.copyText ?? column.text)(row);

export const edited = <Row>(column: GridColumn<Row>, row: Row): string =>
  (column.editText ?? column.copyText ?? column.text)(row);
