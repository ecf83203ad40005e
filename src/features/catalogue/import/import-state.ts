import type { ImportEntry, Lookups, Outline, Summary } from './engine/draft-types.ts';

/** What is under way, or how it ended. */
export type Run =
  | { state: 'idle' }
  | {
      state: 'running';
      task: Task;
      done: number;
      total: number;
      paused: boolean;
      /** Milliseconds, once there is something to judge by. */
      left: number | null;
    }
  | { state: 'stopped'; task: Task; done: number; total: number; why: string | null }
  | { state: 'finished'; task: Task; done: number }
  /** Failed rows are about items that are there by now: what they would change is looked at first. */
  | { state: 'differs'; updates: number };

export type Task = 'send' | 'undo';

export interface Reading {
  what: string;
  /** From 0 to 1; null while nobody knows. */
  done: number | null;
}

export interface ImportState {
  phase: 'opening' | 'start' | 'reading' | 'table';
  entries: readonly ImportEntry[];
  /** One sentence about what did not work. */
  problem: string | null;
  /** An import that another tab has open. */
  elsewhere: string | null;
  reading: Reading;
  outline: Outline | null;
  summary: Summary | null;
  /** The names that reference fields can be given. */
  lookups: Lookups;
  run: Run;
}

export const atStart: ImportState = {
  phase: 'opening',
  entries: [],
  problem: null,
  elsewhere: null,
  reading: { what: 'Reading', done: null },
  outline: null,
  summary: null,
  lookups: new Map(),
  run: { state: 'idle' },
};
