import type { Remembered } from './content.ts';
import type { OnConflict } from './draft-types.ts';
import type { Mapped } from './map-columns.ts';
import type { Pending } from './operations.ts';
import type { RowAnswer } from './row.ts';
import type { Rows } from './rows.ts';

/** Operations of one request without an answer. */
export interface PendingChunk {
  key: string;
  entries: readonly Pending[];
}

/** What was done to the rows; the same object until something else is done. */
export interface Typed {
  edits: readonly (readonly [row: number, texts: ReadonlyMap<string, string>])[];
  leftOut: readonly number[];
  added: number;
}

/** All of a draft that is not derived from its file and the catalogue; small, plain data. */
export interface DraftState {
  header: boolean;
  columns: readonly Mapped[];
  blanks: readonly (readonly [string, 'keep' | 'clear'])[];
  onConflict: OnConflict;
  typed: Typed;
  /** Numbers the chunks, so that each has a key of its own. */
  chunks: number;
  /** In the order of sending. */
  pending: readonly PendingChunk[];
  pendingUndo: readonly PendingChunk[];
}

export interface LoadOptions {
  /** What was chosen before for the same titles. */
  remembered?: (titlesKey: string) => Remembered | undefined;
  /** What was done to the file before, when it is opened again. */
  state?: DraftState;
  answers?: Iterable<readonly [row: number, answer: RowAnswer]>;
}

/** Puts edits, left-out rows and answers back into the rows of the file. */
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

/** What of the rows is not derived from the file. */
export const typedInto = ({ all }: Rows, fromFile: number): Typed => ({
  edits: all.flatMap(({ index, edits }) => (edits === null ? [] : [[index, edits] as const])),
  leftOut: all.flatMap(({ index, leftOut }) => (leftOut ? [index] : [])),
  added: all.length - fromFile,
});
