import type { ReactNode, Ref } from 'react';
import type { ColumnLayout } from './column-layout.ts';

/** Data, not code: fields name their editor without loading React or the grid. */
export type GridEditor =
  | { type: 'line' }
  | { type: 'prose' }
  /** A short closed list: all of it is shown at once. */
  | { type: 'choice'; options: readonly string[] }
  /** A long list, filtered by typing; what is not in it is taken as typed and judged by the caller. */
  | {
      type: 'combobox';
      /** A function where the list may come later than the column. */
      options: readonly string[] | (() => readonly string[]);
      /** Several values in one cell, `Finesse, Light`: the part at the caret is completed. */
      separator?: string;
    };

/** A column in words: the grid shows and edits texts, what they mean is its user's business. */
export interface GridColumn<Row> {
  key: string;
  label: string;
  /** Other names a pasted header row may have for it. */
  aliases?: readonly string[];
  /** What the cell shows. */
  text: (row: Row) => string;
  /** What the clipboard gets; without it the shown text. */
  copyText?: (row: Row) => string;
  /** What an editor opens with; without it what is copied. */
  editText?: (row: Row) => string;
  /** Absent where a cell is only read. */
  editor?: GridEditor;
  width: number;
  numeric?: boolean;
  /** Stays at the left while the rest scrolls. */
  pinned?: boolean;
  /** Cannot be hidden, e.g. the name. */
  required?: boolean;
  /** Hidden until somebody asks for it in the columns menu. */
  hidden?: boolean;
  /** Given where the server can sort by it; a press on the header asks for it. */
  sortKey?: string;
  /** One sentence about the column, shown at its header. */
  hint?: string;
}

export interface CellMark {
  state: 'changed' | 'invalid' | 'conflict' | 'noted';
  /** Said to everyone who comes to the cell. */
  note: string;
  /** The value that the cell's text would replace: shown struck out in front of it. */
  was?: string;
}

export type MarkOf<Row> = (row: Row, key: string) => CellMark | undefined;

/** Rows to be deleted or left out are struck out and not edited. */
export type RowState = 'new' | 'deleted' | 'skipped' | 'saved' | 'failed';

export interface CellEdit {
  rowId: string;
  key: string;
  /** As typed or pasted; empty to clear the cell. */
  text: string;
}

/** What one gesture of a person does, and what one undo takes back. */
export interface Gesture {
  label: string;
  edits: readonly CellEdit[];
  /** Rows pasted past the end: texts by column key. */
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

/** Rows that live elsewhere (a worker) and come in windows. */
export interface RowSource<Row> {
  count: number;
  /** Another number when rows have changed: the drawn windows are loaded again. */
  version: number;
  load: (start: number, end: number) => Promise<readonly Row[]>;
}

/** By row index and column key; both ends belong to it. */
interface CellRange {
  firstRow: number;
  lastRow: number;
  keys: readonly string[];
}

export interface GridHandle {
  /** Scrolls to the cell and gives it the focus. A row that is not loaded yet is left alone. */
  focusCell: (rowId: string, key: string) => void;
  /** The same by the row's place; the way for a source. Without a key the first column. */
  focusRow: (index: number, key?: string) => void;
  /** The focused cell's place, for "next error from here". */
  focused: () => { index: number; key: string } | null;
  /** Lets cells light up once: saved, undone, changed by somebody else. */
  flash: (cells: readonly { rowId: string; key?: string }[]) => void;
  openEditor: (rowId: string, key: string) => void;
  /** Ends an open editor and hands over what it holds. */
  closeEditor: () => void;
  range: () => CellRange | null;
  /** Says a sentence to people who do not see the grid. */
  announce: (text: string) => void;
  /** To the grid's focused cell, or to its first one. */
  focus: () => void;
}

/** One button for each row, copied from one that is drawn once. */
export interface RowAction<Row> {
  icons: Readonly<Record<string, ReactNode>>;
  /** Where it opens something. */
  popup?: 'menu';
  /** Which of the icons a row's button shows, and what it is called; undefined where there is none. */
  of: (row: Row) => { icon: string; label: string } | undefined;
  onPress: (row: Row, button: HTMLElement) => void;
}

interface GridBase<Row> {
  /** What the grid holds, for people who do not see it. */
  label: string;
  /** Under this name the layout of the columns is kept, unless `layout` is given. */
  name: string;
  columns: readonly GridColumn<Row>[];
  /** The same function always. */
  rowId: (row: Row) => string;
  /** What a row is called, "Longsword"; without it the text of the first column. */
  rowName?: (row: Row) => string;
  /** Asked once per drawn cell; another function redraws what is visible. */
  markOf?: MarkOf<Row>;
  rowState?: (row: Row) => RowState | undefined;
  /** Without it nothing can be edited. May answer with a sentence to announce. */
  onGesture?: (gesture: Gesture) => void;
  /** Ctrl+S or Cmd+S, once an open editor has handed over what it holds. */
  onSave?: (() => void) | undefined;
  onUndo?: () => void;
  onRedo?: () => void;
  onDeleteRows?: (ids: readonly string[]) => void;
  onDuplicateRows?: (ids: readonly string[]) => void;
  /** After this row, or at the end. */
  onNewRow?: (afterId: string | null) => void;
  /** The last rows come into view. */
  onNearEnd?: () => void;
  onHelp?: () => void;
  onSearch?: () => void;
  /** F8 and Shift+F8. */
  onNextError?: (direction: 1 | -1) => void;
  /** A button in each row; the same object always. */
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
