import type { EngineFault, EngineResult } from '#backend/db/sqlite/engine.ts';

/** What the main thread sends to a database thread. */
export type Job =
  | {
      readonly kind: 'query';
      readonly sql: string;
      readonly parameters: readonly unknown[];
      /** Whether a transaction begins before the statement. */
      readonly begins?: boolean;
    }
  /** Rolls back an open transaction, unless SQLite has already ended it. */
  | { readonly kind: 'rollback' }
  | { readonly kind: 'backup'; readonly file: string }
  /**
   * Rolls back an open transaction, closes the files and ends the thread. The writer also writes a
   * checkpoint.
   */
  | { readonly kind: 'close' };

export interface JobRequest {
  readonly id: number;
  readonly job: Job;
}

export type JobResult =
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

/** The writer owns the data folder. The reader and the searcher can only run queries that change nothing. */
export type Role = 'writer' | 'reader' | 'searcher';

export interface WorkerInput {
  readonly folder: string;
  readonly role: Role;
}
