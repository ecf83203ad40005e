import type { Remembered } from './content.ts';
import type { OnConflict } from './draft-types.ts';
import type { Mapped } from './map-columns.ts';
import type { Pending } from './operations.ts';
import type { RowAnswer } from './row.ts';
import type { Rows } from './rows.ts';

/** The operations of one request that has no answer yet. */
export interface PendingChunk {
  key: string;
  entries: readonly Pending[];
}

/** The user's edits of the rows. The object stays the same until the next edit. */
export interface Typed {
  edits: readonly (readonly [row: number, texts: ReadonlyMap<string, string>])[];
  leftOut: readonly number[];
  added: number;
}

/** The part of a draft that cannot be derived from its file and the catalogue; plain data. */
export interface DraftState {
  header: boolean;
  columns: readonly Mapped[];
  blanks: readonly (readonly [string, 'keep' | 'clear'])[];
  onConflict: OnConflict;
  typed: Typed;
  /** A counter of the chunks, so that each chunk gets a unique key. */
  chunks: number;
  /** In the order of sending. */
  pending: readonly PendingChunk[];
  pendingUndo: readonly PendingChunk[];
}

export interface LoadOptions {
  /** Returns the columns that the user chose earlier for the same titles. */
  remembered?: (titlesKey: string) => Remembered | undefined;
  /** The stored state of a draft that is opened again. */
  state?: DraftState;
  answers?: Iterable<readonly [row: number, answer: RowAnswer]>;
}

/** Applies stored edits, left-out rows and answers to the rows of the file. */
export function putBack(
  rows: Rows,
  { edits: typedOver, leftOut, added }: Typed,
  answers: Iterable<readonly [row: number, answer: RowAnswer]>,
): void {
  rows.add(added);
  const { all } = rows;
  for (const [index, edits] of typedOver) {
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
export const typedInto = ({ all }: Rows, fromFile: number): Typed => ({
  edits: all.flatMap(({ index, edits }) => (edits === null ? [] : [[index, edits] as const])),
  leftOut: all.flatMap(({ index, leftOut }) => (leftOut ? [index] : [])),
  added: all.length - fromFile,
});
