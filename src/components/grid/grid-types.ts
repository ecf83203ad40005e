export type GridEditor =
  | { type: 'line' }
  | { type: 'prose' }
  | { type: 'choice'; options: readonly string[] };

/** A column in words: the grid shows and edits texts, what they mean is its user's business. */
export interface GridColumn<Row> {
  key: string;
  label: string;
  text: (row: Row) => string;
  /** Absent where a cell is only read. */
  editor?: GridEditor;
  width: number;
  numeric?: boolean;
  /** Stays at the left while the rest scrolls. */
  pinned?: boolean;
}

export interface CellMark {
  state: 'changed' | 'invalid' | 'conflict';
  /** Said to everyone who comes to the cell. */
  note: string;
}

export interface CellEdit {
  rowId: string;
  key: string;
  text: string;
}

export interface GridHandle {
  /** Scrolls to the cell and gives it the focus. */
  focusCell: (rowId: string, key: string) => void;
}
