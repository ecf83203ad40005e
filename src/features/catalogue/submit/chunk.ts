import type { BulkOperation, BulkOptions, BulkOutcome, Kind } from '../kind.ts';

/** One operation under a name of the sender's, by which its outcome comes back. */
export interface Sendable {
  id: string;
  operation: BulkOperation;
}

export interface Answer {
  id: string;
  outcome: BulkOutcome;
}

/** Operations that go together, under a key that makes sending them twice harmless. */
export interface Chunk {
  key: string;
  operations: readonly Sendable[];
}

export interface Sending {
  kind: Pick<Kind, 'bulk'>;
  /** How many requests are under way at the same time. */
  atOnce?: number;
  onConflict?: BulkOptions['onConflict'];
  /** Told of every chunk that was answered, before the next one of its lane leaves. */
  onChunk: (answers: readonly Answer[]) => void | Promise<void>;
  /** Aborted: nothing more leaves, and what is under way is still waited for and told of. */
  signal?: AbortSignal | undefined;
  /** Waited for before every request: a promise that stays open is a pause. */
  gate?: () => Promise<void>;
}
