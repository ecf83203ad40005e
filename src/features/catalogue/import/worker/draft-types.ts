import type { CatalogueKind } from '#src/generated/contract/kinds.ts';
import type { TableFormat } from '#src/lib/import/detect.ts';

/** The options with which the worker creates its service. */
export interface ImportWorkerOptions {
  kind: CatalogueKind;
  userId: string;
}

/** The planned or finished action for a row. */
export type RowStatus = 'create' | 'update' | 'unchanged' | 'error' | 'skip' | 'saved' | 'failed';

export interface DraftCell {
  /** The value that will be stored, as text; if the cell cannot be read, its original text. */
  text: string;
  /** The text for the clipboard and for editors, if it is not `text`: `1500 gp` for `1,500 gp`. */
  copyText?: string;
  /** The value that the row replaces in the catalogue, or has replaced, as text. */
  was?: string;
  error?: string;
  /** How the text was read, if that is not obvious: "Read from “½ lb”". */
  note?: string;
}

export interface DraftRow {
  id: string;
  /** The line in the file; null for a row that the user added. */
  line: number | null;
  status: RowStatus;
  /** The row is being sent and cannot be changed. */
  sending?: true;
  /** This import saved the row, and undo reverted it. */
  undone?: true;
  /** The cells by field key; the key column and the version column have cells, too. */
  cells: Readonly<Record<string, DraftCell>>;
  /** A message about the whole row. */
  message?: string;
  /** The item of the catalogue that the row is about. */
  matched?: { sk: string; name: string };
}

export interface Filter {
  status?: RowStatus | 'undone';
  /** Shows only the rows of this error group. */
  group?: string;
}

/** How the field of a column was found. */
export type MappedBy =
  | 'key'
  | 'label'
  | 'alias'
  | 'likeness'
  | 'content'
  | 'remembered'
  | 'chosen'
  | null;

export interface ColumnOutline {
  index: number;
  title: string;
  samples: readonly string[];
  /** The key of a target; null if the column is left out. */
  field: string | null;
  by: MappedBy;
  /** From 0 to 1; below 0.8 the user should check the column. */
  confidence: number;
}

export interface TargetOutline {
  key: string;
  label: string;
  required: boolean;
}

export interface Outline {
  name: string | null;
  format: TableFormat;
  /** Empty for a pasted table. */
  encoding: string;
  /** Sentences about the reading of the file: encoding, skipped blank lines, comment rows … */
  notices: readonly string[];
  /** Whether a row of the file contains the column titles. Always true for JSON. */
  hasHeader: boolean;
  columns: readonly ColumnOutline[];
  /** The fields and other targets to which a column can be mapped. */
  targets: readonly TargetOutline[];
  rowCount: number;
}

/** The reply to a question about a column, such as what its dashes mean. */
export interface Decision {
  subject: string;
  reply: string;
}

/** A reply to an error or a question, for all cells of its group. */
export type Reply =
  /** Writes a text into the cells; an empty text clears them. Some also write the edition. */
  | { label: string; text: string; edition?: string }
  /** Decides a question for the whole column. */
  | { label: string; decides: Decision }
  /** Confirms that a name that is nearly the name of an item is the name of a new one. */
  | { label: string; isNew: true };

export interface ErrorGroup {
  id: string;
  field: string;
  label: string;
  /** A short description of the error: “Weapn” in Category. */
  title: string;
  message: string;
  /** The text of the cells, shortened. */
  value: string;
  count: number;
  /** The likely reply is the first one. */
  replies: readonly Reply[];
  /** The rows have a name and nothing else: probably headings, which the user can leave out. */
  areHeadings?: true;
}

export interface BlankChoice {
  field: string;
  label: string;
  choice: 'keep' | 'clear';
  /** The number of blank cells for which the item of the row has a value other than the default. */
  affected: number;
}

export type OnConflict = 'update' | 'skip' | 'create';

export type Counts = Record<RowStatus, number> & {
  total: number;
  undone: number;
  /** Rows that undo did not revert, for example because someone has changed them since. */
  kept: number;
};

export interface Summary {
  id: string | null;
  /** Changes after every change of the draft. */
  version: number;
  counts: Counts;
  groups: readonly ErrorGroup[];
  /** The number of cells with an error; `inGroups` counts those that are in `groups`. */
  errors: { cells: number; inGroups: number };
  blanks: readonly BlankChoice[];
  onConflict: OnConflict;
  /** The fields that at least one row changes or has changed. */
  changedFields: readonly string[];
  /** The number of rows that were sent and have no answer. */
  unanswered: number;
  undoLabel: string | null;
  redoLabel: string | null;
}

/** The result of a search for the next cell with an error. */
export interface FoundError {
  /** The index of the row among the rows that pass the filter. */
  index: number;
  id: string;
  field: string;
  /** The number of the cell among all cells with errors, starting at 1. */
  nth: number;
  /** The number of all cells with errors. */
  of: number;
}

export interface ImportEntry {
  id: string;
  fileName: string | null;
  startedAt: string;
  state: 'draft' | 'sending' | 'sent' | 'undone';
  counts: Counts;
}

export interface LoadedDraft {
  outline: Outline;
  summary: Summary;
}

export interface ImportSource {
  /** The name of the file; null for a pasted table. */
  name: string | null;
  content: string | Uint8Array;
}
