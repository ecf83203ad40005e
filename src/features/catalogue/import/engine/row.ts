import type { CatalogueItem, FieldErrors, Values } from '../../values.ts';
import type { MatchedBy } from './catalogue.ts';
import type { RowStatus } from './draft-types.ts';

/** What the server has said to a row. */
export type RowAnswer =
  | {
      state: 'saved';
      sk: string;
      version: number;
      /** What the catalogue held before; null for what was created. */
      before: Values | null;
      /** What was sent. */
      values: Values;
    }
  | { state: 'undone'; sk: string }
  /** Saved, and not taken back with the others. */
  | { state: 'kept'; sk: string; message: string; before: Values | null; values: Values }
  /** `over` is the version of the item that the row was sent for, 0 for a new one. */
  | { state: 'failed'; errors: FieldErrors; message: string; values: Values; over: number }
  | {
      state: 'settled';
      status: 'unchanged' | 'skip';
      message: string;
      values: Values;
      over: number;
    };

/** What a row comes to, before it is compared with the others of the file. */
export interface Judged {
  /** With what the catalogue holds where the file says nothing. */
  values: Values;
  /** By field; null where all is well. */
  errors: FieldErrors | null;
  item: CatalogueItem | null;
  by: MatchedBy | null;
  /** The fields that differ from the catalogue. */
  changed: readonly string[];
  /** As the file or the catalogue has it. */
  key: string | null;
  /** Whether the key stands in the file. */
  keyed: boolean;
}

/** One row of the draft. Everything but source and edits follows from them. */
export interface Row {
  readonly index: number;
  readonly line: number | null;
  readonly cells: readonly unknown[];
  readonly trouble: string | undefined;
  /** By field, what was typed over the file; empty where a cell was cleared. */
  edits: ReadonlyMap<string, string> | null;
  /** By the person. */
  leftOut: boolean;
  /** What it is on its way for, without an answer yet. */
  sending: 'create' | 'update' | 'undo' | null;
  answer: RowAnswer | null;
  judged: Judged;
  isJudged: boolean;
  status: RowStatus;
  message: string | undefined;
  /** Under these keys its doubles in the file are found. */
  meets: readonly string[];
  /** Where a row before it is about the same item. */
  doubleError: string | undefined;
}

const unjudged: Judged = {
  values: {},
  errors: null,
  item: null,
  by: null,
  changed: [],
  key: null,
  keyed: false,
};

export const nowhere: readonly string[] = [];

export const newRow = (
  index: number,
  source: { line: number | null; cells: readonly unknown[]; trouble?: string },
): Row => ({
  index,
  line: source.line,
  cells: source.cells,
  trouble: source.trouble,
  edits: null,
  leftOut: false,
  sending: null,
  answer: null,
  judged: unjudged,
  isJudged: false,
  status: 'create',
  message: undefined,
  meets: nowhere,
  doubleError: undefined,
});

/** Rows that are saved or on their way are not changed any more. */
export const isLocked = ({ sending, answer }: Row): boolean =>
  sending !== null || (answer !== null && 'sk' in answer);

/** What is wrong with the row as a whole; an edit under the empty name goes on in spite of it. */
export const openTrouble = ({ trouble, edits }: Row): string | undefined =>
  edits?.has('') === true ? undefined : trouble;

export const rowName = ({ line, index }: Row): string =>
  line === null ? `added row ${index + 1}` : `line ${line}`;

/** Whether anything about it does not follow from its file. */
export const isTouched = ({ edits, leftOut, answer, sending }: Row): boolean =>
  leftOut || edits !== null || answer !== null || sending !== null;
