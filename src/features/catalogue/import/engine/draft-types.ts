import type { CatalogueKind } from '#src/generated/contract/kinds.ts';
import type { Lookup } from '#src/lib/catalogue/codec.ts';
import type { Format } from '#src/lib/import/detect.ts';

/** What the engine in the worker is started with. */
export interface ImportStart {
  kind: CatalogueKind;
  userId: string;
}

/** What will happen to a row, or has happened. */
export type RowStatus = 'create' | 'update' | 'unchanged' | 'error' | 'skip' | 'saved' | 'failed';

export interface DraftCell {
  /** As it will be stored, in words; as it was written where it cannot be read. */
  text: string;
  /** What the catalogue holds now, where the row changes it. */
  was?: string;
  error?: string;
  /** How the text was read, where that is not obvious: "Read from “½ lb”". */
  note?: string;
}

export interface DraftRow {
  id: string;
  /** Where the file has it; null for a row that was added by hand. */
  line: number | null;
  status: RowStatus;
  /** Being sent: such a row cannot be changed. */
  sending?: true;
  /** Saved by this import and taken back since. */
  undone?: true;
  /** By the key of the field; a key column and a version column have cells as well. */
  cells: Readonly<Record<string, DraftCell>>;
  /** About the row as a whole. */
  message?: string;
  /** The item of the catalogue that the row is about. */
  matched?: { sk: string; name: string };
}

export interface Filter {
  status?: RowStatus | 'undone';
  /** The rows of one error group. */
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
  /** The key of a target, or null: the column is left out. */
  field: string | null;
  by: MappedBy;
  /** 0 to 1; below 0.8 the person should check it. */
  confidence: number;
}

export interface Target {
  key: string;
  label: string;
  required: boolean;
}

export interface Outline {
  name: string | null;
  format: Format;
  /** Empty for what was pasted. */
  encoding: string;
  /** Whole sentences about what was done to the file: encoding, blank lines, comment rows … */
  notices: readonly string[];
  /** Whether the first row names the columns. Always so in JSON. */
  hasHeader: boolean;
  columns: readonly ColumnOutline[];
  /** What a column may be mapped to. */
  targets: readonly Target[];
  rowCount: number;
}

export interface ErrorGroup {
  id: string;
  field: string;
  label: string;
  /** What is wrong, in a few words: “Weapn” in Category. */
  title: string;
  message: string;
  /** The text of the cells, shortened. */
  value: string;
  count: number;
  /** One text that fixes all of them; empty to clear the cells. */
  suggestion?: { text: string; label: string };
  /** Rows with a name and nothing else: headings between the items, likely to be left out. */
  areHeadings?: true;
}

export interface BlankChoice {
  field: string;
  label: string;
  choice: 'keep' | 'clear';
  /** The blank cells over something that the catalogue holds. */
  affected: number;
}

export type OnConflict = 'update' | 'skip' | 'create';

export type Counts = Record<RowStatus, number> & {
  total: number;
  undone: number;
  /** Not taken back by undo, because someone changed them since. */
  kept: number;
};

export interface Summary {
  id: string | null;
  /** Another number after every change. */
  version: number;
  counts: Counts;
  groups: readonly ErrorGroup[];
  /** Cells with an error; `inGroups` of them are in `groups`, the rest is only counted. */
  errors: { cells: number; inGroups: number };
  blanks: readonly BlankChoice[];
  onConflict: OnConflict;
  /** The fields that any update changes, or has changed. */
  changedFields: readonly string[];
  /** Rows that were sent and not answered. */
  unanswered: number;
  undoLabel: string | null;
  redoLabel: string | null;
}

/** A cell with an error, found from another one. */
export interface ErrorPlace {
  /** Among the rows of the filter. */
  index: number;
  id: string;
  field: string;
  nth: number;
  of: number;
}

export interface ImportEntry {
  id: string;
  fileName: string | null;
  startedAt: string;
  state: 'draft' | 'sending' | 'sent' | 'undone';
  counts: Counts;
}

/** By the key of the reference field. */
export type Lookups = ReadonlyMap<string, Lookup>;

export interface Loaded {
  outline: Outline;
  summary: Summary;
}

export interface ImportSource {
  /** The name of the file; null for what was pasted. */
  name: string | null;
  content: string | Uint8Array;
}

/** From 0 to 1, and what is going on. */
export type Progress = (done: number, what: string) => void;
