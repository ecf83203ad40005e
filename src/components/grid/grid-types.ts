import type { ReactNode, Ref } from 'react';
import type { ColumnLayout } from './column-layout.ts';

/** Plain data, so that a field can name its editor without loading React or the grid. */
export type GridEditor =
  | { type: 'line' }
  | { type: 'prose' }
  /** A short closed list, shown as a whole. */
  | { type: 'choice'; options: readonly string[] }
  /** A long list, filtered by typing. Other texts are accepted here and checked by the caller. */
  | {
      type: 'combobox';
      /** A function if the list may be loaded after the column is made. */
      options: readonly string[] | (() => readonly string[]);
      /** The text between several values in one cell, such as `Finesse, Light`. The value at the caret is completed. */
      separator?: string;
    };

/** The grid shows and edits texts; the caller converts them to values and back. */
export interface GridColumn<Row> {
  key: string;
  label: string;
  /** Other titles that a pasted header row may use for the column. */
  aliases?: readonly string[];
  /** The text in the cell. */
  text: (row: Row) => string;
  /** The text for the clipboard; by default the text in the cell. */
  copyText?: (row: Row) => string;
  /** The text that an editor opens with; by default the text for the clipboard. */
  editText?: (row: Row) => string;
  /** Absent if the column is read-only. */
  editor?: GridEditor;
  width: number;
  /** The column takes the width that the others leave, but never less than `width`. */
  grows?: boolean;
  numeric?: boolean;
  /** The column stays at the left while other columns scroll. */
  pinned?: boolean;
  /** The column cannot be hidden, for example the name. */
  required?: boolean;
  /** The column is hidden until the user shows it in the columns menu. */
  hidden?: boolean;
  /** Set if the server can sort by the column. A click on the header then sorts. */
  sortKey?: string;
  /** One sentence about the column, shown as a tip of its header. */
  hint?: string;
}

export interface CellMark {
  state: 'changed' | 'invalid' | 'conflict' | 'noted';
  /** Shown as a tip, and read by screen readers. */
  note: string;
  /** The old value, shown struck out before the new one. */
  was?: string;
}

export type MarkOf<Row> = (row: Row, key: string) => CellMark | undefined;

/** `deleted` and `skipped` rows are struck out and cannot be edited. */
export type RowState = 'new' | 'deleted' | 'skipped' | 'saved' | 'failed';

export interface CellEdit {
  rowId: string;
  key: string;
  /** The typed or pasted text; empty to clear the cell. */
  text: string;
}

/** All changes of one user action; one undo reverts them together. */
export interface Gesture {
  label: string;
  edits: readonly CellEdit[];
  /** Rows pasted below the last one: texts by column key. */
  appended: readonly Readonly<Record<string, string>>[];
}

export interface Selection {
  ids: ReadonlySet<string>;
  onChange: (ids: ReadonlySet<string>) => void;
}

export interface Sorting {
  /** A column's `sortKey`. */
  key: string;
  reverse: boolean;
}

/** Rows that are stored elsewhere (in a worker) and are loaded in parts. */
export interface RowSource<Row> {
  count: number;
  /** Changes when rows have changed: the visible parts are then loaded again. */
  version: number;
  load: (start: number, end: number) => Promise<readonly Row[]>;
}

/** A range by row indexes and column keys, both ends included. */
interface CellRange {
  firstRow: number;
  lastRow: number;
  keys: readonly string[];
}

export interface GridHandle {
  /** Scrolls to the cell and focuses it. Does nothing if the row is not loaded. */
  focusCell: (rowId: string, key: string) => void;
  /**
   * Focuses a cell by row index, which also works for a source. The default is the first column.
   */
  focusRow: (index: number, key?: string) => void;
  /** The focused cell. The search for the next error starts there. */
  focused: () => { index: number; key: string } | null;
  /** Highlights cells for a moment, for example after saving. Without a key, the whole row. */
  flash: (cells: readonly { rowId: string; key?: string }[]) => void;
  openEditor: (rowId: string, key: string) => void;
  /** Closes an open editor and applies its text. */
  closeEditor: () => void;
  range: () => CellRange | null;
  /** Announces a sentence to screen readers. */
  announce: (text: string) => void;
  /** Focuses the first cell of the row that had the focus last, or of the first row. */
  focus: () => void;
}

/** A button in each row. React renders one template for each icon, and the rows get copies. */
export interface RowAction<Row> {
  icons: Readonly<Record<string, ReactNode>>;
  /** Set if the button opens a menu. */
  popup?: 'menu';
  /** The icon and label of a row's button; undefined if the row has none. */
  of: (row: Row) => { icon: string; label: string } | undefined;
  onPress: (row: Row, button: HTMLElement) => void;
}

interface GridBase<Row> {
  /** The accessible name of the grid. */
  label: string;
  /** The layout of the columns is stored under this name, unless `layout` is given. */
  name: string;
  columns: readonly GridColumn<Row>[];
  /** Must be the same function in every rendering. */
  rowId: (row: Row) => string;
  /** The name of a row, "Longsword"; by default the text of the first column. */
  rowName?: (row: Row) => string;
  /** Called for each drawn cell at every painting. A new function redraws the visible cells. */
  markOf?: MarkOf<Row>;
  rowState?: (row: Row) => RowState | undefined;
  /** Without it the grid is read-only. */
  onGesture?: (gesture: Gesture) => void;
  /** Called for Ctrl+S or Cmd+S, after the text of an open editor was applied. */
  onSave?: (() => void) | undefined;
  onUndo?: () => void;
  onRedo?: () => void;
  onDeleteRows?: (ids: readonly string[]) => void;
  onDuplicateRows?: (ids: readonly string[]) => void;
  /** Inserts a row after the row `afterId`, or at the end if `afterId` is null. */
  onNewRow?: (afterId: string | null) => void;
  /** Called when the last rows become visible. */
  onNearEnd?: () => void;
  onHelp?: () => void;
  onSearch?: () => void;
  /** Called for F8 (1) and Shift+F8 (-1). */
  onNextError?: (direction: 1 | -1) => void;
  /** A button in each row. Must be the same object in every rendering. */
  rowAction?: RowAction<Row>;
  selection?: Selection;
  sort?: Sorting | null;
  onSort?: (key: string, reverse: boolean) => void;
  layout?: ColumnLayout;
  onLayout?: (layout: ColumnLayout) => void;
  handle?: Ref<GridHandle>;
}

export type DataGridProps<Row> = GridBase<Row> &
  ({ rows: readonly Row[]; source?: never } | { source: RowSource<Row>; rows?: never });
