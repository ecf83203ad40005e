import type { CatalogueItem, FieldErrors, Values } from '../../values.ts';
import type { MatchedBy } from './catalogue.ts';
import type { RowStatus } from './draft-types.ts';

/** The server's answer to a row. */
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

/** What a row results in, before it is compared with the other rows of the file. */
export interface Judged {
  /** Those of the catalogue where the file says nothing. */
  values: Values;
  /** By field; null without errors. */
  errors: FieldErrors | null;
  item: CatalogueItem | null;
  by: MatchedBy | null;
  /** The fields that differ from the catalogue. */
  changed: readonly string[];
  /** As the file or the catalogue has it. */
  key: string | null;
  /** Whether the file has the key. */
  keyed: boolean;
}

/** One row of the draft. All but its source, edits and answer is derived from these. */
export interface Row {
  readonly index: number;
  readonly line: number | null;
  readonly cells: readonly unknown[];
  readonly rowError: string | undefined;
  /** By field, what was typed over the file; empty where a cell was cleared. */
  edits: ReadonlyMap<string, string> | null;
  /** By the person. */
  leftOut: boolean;
  /** What it is being sent for. */
  sending: 'create' | 'update' | 'undo' | null;
  answer: RowAnswer | null;
  judged: Judged;
  isJudged: boolean;
  status: RowStatus;
  message: string | undefined;
  /** Under these keys its duplicates in the file are found. */
  meets: readonly string[];
  /** Set when an earlier row is about the same item. */
  duplicateError: string | undefined;
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
  source: { line: number | null; cells: readonly unknown[]; rowError?: string },
): Row => ({
  index,
  line: source.line,
  cells: source.cells,
  rowError: source.rowError,
  edits: null,
  leftOut: false,
  sending: null,
  answer: null,
  judged: unjudged,
  isJudged: false,
  status: 'create',
  message: undefined,
  meets: nowhere,
  duplicateError: undefined,
});

/** Rows that are saved or being sent are not changed any more. */
export const isLocked = ({ sending, answer }: Row): boolean =>
  sending !== null || (answer !== null && 'sk' in answer);

/** What is wrong with the row as a whole; an edit under the empty name accepts it. */
export const openRowError = ({ rowError, edits }: Row): string | undefined =>
  edits?.has('') === true ? undefined : rowError;

export const rowName = ({ line, index }: Row): string =>
  line === null ? `added row ${index + 1}` : `line ${line}`;

/** Whether anything about it is not derived from the file. */
export const isTouched = ({ edits, leftOut, answer, sending }: Row): boolean =>
  leftOut || edits !== null || answer !== null || sending !== null;
