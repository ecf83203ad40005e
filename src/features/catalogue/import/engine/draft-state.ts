import type { OnConflict } from './draft-types.ts';
import type { Mapped } from './map-columns.ts';
import type { Pending } from './operations.ts';

/** Operations that left together and have no answer yet. */
export interface PendingChunk {
  key: string;
  entries: readonly Pending[];
}

/** All of a draft that does not follow from its file and the catalogue; small, and plain data. */
export interface DraftState {
  header: boolean;
  columns: readonly Mapped[];
  blanks: readonly (readonly [string, 'keep' | 'clear'])[];
  onConflict: OnConflict;
  edits: readonly (readonly [row: number, texts: ReadonlyMap<string, string>])[];
  leftOut: readonly number[];
  added: number;
  /** Numbers the chunks, so that each has a key of its own. */
  chunks: number;
  pending: PendingChunk | null;
  pendingUndo: PendingChunk | null;
}
