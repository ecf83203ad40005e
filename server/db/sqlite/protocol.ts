import type { EngineFault, EngineResult } from '#backend/db/sqlite/engine.ts';

/** What the main thread sends to the database thread. */
export type Job =
  | { readonly kind: 'query'; readonly sql: string; readonly parameters: readonly unknown[] }
  /** Rolls back an open transaction, unless SQLite has already ended it. */
  | { readonly kind: 'rollback' }
  | { readonly kind: 'backup'; readonly file: string }
  /** Rolls back an open transaction, writes a checkpoint, closes both files and ends the thread. */
  | { readonly kind: 'close' };

export interface JobRequest {
  readonly id: number;
  readonly job: Job;
}

export type JobReply =
  | { readonly id: number; readonly result: EngineResult }
  | { readonly id: number; readonly fault: EngineFault };

/** The first message of the thread: the store is open, or the reason why it is not. */
export type Greeting =
  | { readonly open: true }
  | { readonly open: false; readonly refusal: Refusal };

interface Refusal {
  readonly inUse: boolean;
  readonly fault: EngineFault;
}

export interface WorkerInput {
  readonly folder: string;
}
