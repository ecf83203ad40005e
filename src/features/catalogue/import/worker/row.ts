import type { CatalogueItem, FieldErrors, Values } from '../../values.ts';
import type { MatchedBy } from './catalogue.ts';
import type { RowStatus } from './draft-types.ts';

/** The server's answer to a row. */
export type RowAnswer =
  | {
      state: 'saved';
      sk: string;
      version: number;
      /** The values in the catalogue before saving; null for a created item. */
      before: Values | null;
      /** The values that the server stored. */
      values: Values;
    }
  | { state: 'undone'; sk: string }
  /** Saved, and the undo of the row was refused. */
  | { state: 'kept'; sk: string; message: string; before: Values | null; values: Values }
  /** `over` is the item version that the row was sent with; 0 for a new item. */
  | { state: 'failed'; errors: FieldErrors; message: string; values: Values; over: number }
  /** The server had nothing to do. The word `settled` is stored, so it cannot be renamed. */
  | {
      state: 'settled';
      status: 'unchanged' | 'skip';
      message: string;
      values: Values;
      over: number;
    };

/** The result of reading and checking a row, before the search for duplicates. */
export interface Evaluation {
  /** The values of the row; fields that the file lacks have the value of the item or the default. */
  values: Values;
  /** The errors by field; null if there are none. */
  errors: FieldErrors | null;
  item: CatalogueItem | null;
  /** An item with nearly the same name. The user must say whether the row is about it. */
  near: CatalogueItem | null;
  by: MatchedBy | null;
  /** The fields whose values differ from the catalogue. */
  changed: readonly string[];
  /** The key from the file, or else from the catalogue. */
  key: string | null;
  /** Whether the file contains the key. */
  hasKey: boolean;
}

/** One row of the draft. The properties from `evaluation` on are derived from the others. */
export interface Row {
  readonly index: number;
  readonly line: number | null;
  readonly cells: readonly unknown[];
  readonly rowError: string | undefined;
  /** The user's edits by field; an empty text clears a cell. */
  edits: ReadonlyMap<string, string> | null;
  /** Whether the user left the row out. */
  leftOut: boolean;
  /** The operation that is being sent for the row; null if no operation is being sent. */
  sending: 'create' | 'update' | 'undo' | null;
  answer: RowAnswer | null;
  evaluation: Evaluation;
  isEvaluated: boolean;
  status: RowStatus;
  message: string | undefined;
  /** The keys under which `Duplicates` stores the row. */
  duplicateKeys: readonly string[];
  /** The error if an earlier row describes the same item. */
  duplicateError: string | undefined;
}

const notEvaluated: Evaluation = {
  values: {},
  errors: null,
  item: null,
  near: null,
  by: null,
  changed: [],
  key: null,
  hasKey: false,
};

export const noKeys: readonly string[] = [];

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
  evaluation: notEvaluated,
  isEvaluated: false,
  status: 'create',
  message: undefined,
  duplicateKeys: noKeys,
  duplicateError: undefined,
});

/** Rows that are saved or being sent cannot be changed. */
export const isLocked = ({ sending, answer }: Row): boolean =>
  sending !== null || (answer !== null && 'sk' in answer);

/**
 * The edit under this key is the name that the user has confirmed as the name of a new item. No kind
 * has a field with this key.
 */
export const newNameKey = '(new name)';

/** The error of the whole row, unless the user has accepted it by an edit of the field `''`. */
export const openRowError = ({ rowError, edits }: Row): string | undefined =>
  edits?.has('') === true ? undefined : rowError;

export const rowName = ({ line, index }: Row): string =>
  line === null ? `added row ${index + 1}` : `line ${line}`;

/** Whether the row has edits or answers, or is being sent or left out. */
export const isTouched = ({ edits, leftOut, answer, sending }: Row): boolean =>
  leftOut || edits !== null || answer !== null || sending !== null;
