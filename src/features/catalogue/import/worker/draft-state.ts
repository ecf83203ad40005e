import type { ColumnChoice } from './content.ts';
import type { OnConflict } from './draft-types.ts';
import type { ColumnMapping } from './map-columns.ts';
import type { PendingOperation } from './operations.ts';
import type { RowAnswer } from './row.ts';
import type { Rows } from './rows.ts';

/** The operations of one request that has no answer yet. */
export interface PendingChunk {
  key: string;
  entries: readonly PendingOperation[];
}

/** The user's edits of the rows. The object stays the same until the next edit. */
export interface TypedEdits {
  edits: readonly (readonly [row: number, texts: ReadonlyMap<string, string>])[];
  leftOut: readonly number[];
  added: number;
}

/** The stored part of a draft that cannot be derived from the file, the catalogue and the answers. */
export interface DraftState {
  header: boolean;
  columns: readonly ColumnMapping[];
  blanks: readonly (readonly [string, 'keep' | 'clear'])[];
  onConflict: OnConflict;
  /**
   * The user's replies; missing in drafts of 0.1.0. The name is stored, so it cannot be changed to
   * `replies`.
   */
  answers?: readonly (readonly [subject: string, reply: string])[];
  typed: TypedEdits;
  /** A counter of the chunks, so that each chunk gets a unique key. */
  chunks: number;
  /** The chunks without an answer, in the order of sending. */
  pending: readonly PendingChunk[];
  pendingUndo: readonly PendingChunk[];
}

export interface LoadOptions {
  /** Returns the columns that the user chose earlier for the same titles. */
  choiceFor?: (titlesKey: string) => ColumnChoice | undefined;
  /** The stored state of a draft that is opened again. */
  state?: DraftState;
  answers?: Iterable<readonly [row: number, answer: RowAnswer]>;
}

/** Applies stored edits, left-out rows and answers to the rows of the file. */
export function restoreEdits(
  rows: Rows,
  { edits: typed, leftOut, added }: TypedEdits,
  answers: Iterable<readonly [row: number, answer: RowAnswer]>,
): void {
  rows.add(added);
  const { all } = rows;
  for (const [index, edits] of typed) {
    const row = all[index];
    if (row !== undefined) row.edits = edits;
  }
  for (const index of leftOut) {
    const row = all[index];
    if (row !== undefined) row.leftOut = true;
  }
  for (const [index, answer] of answers) {
    const row = all[index];
    if (row !== undefined) row.answer = answer;
  }
}

/** Collects the user's edits of the rows, to be stored. */
export const collectEdits = ({ all }: Rows, fromFile: number): TypedEdits => ({
  edits: all.flatMap(({ index, edits }) => (edits === null ? [] : [[index, edits] as const])),
  leftOut: all.flatMap(({ index, leftOut }) => (leftOut ? [index] : [])),
  added: all.length - fromFile,
});
