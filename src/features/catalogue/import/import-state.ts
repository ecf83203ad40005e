import type { Lookups } from '#src/lib/catalogue/codec.ts';
import type { ImportEntry, Outline, Summary } from './worker/draft-types.ts';

/** The current run, or how the last one ended. */
export type Run =
  | { state: 'idle' }
  | {
      state: 'running';
      task: Task;
      done: number;
      total: number;
      paused: boolean;
      /** The remaining time in milliseconds; null until it can be estimated. */
      remaining: number | null;
    }
  | { state: 'stopped'; task: Task; done: number; total: number; reason: string | null }
  | { state: 'finished'; task: Task; done: number }
  /** Sending failed rows again would update items, so the user must check the updates first. */
  | { state: 'differs'; updates: number };

export type Task = 'send' | 'undo';

export interface ReadingProgress {
  what: string;
  /** From 0 to 1; null while it is unknown. */
  done: number | null;
}

export interface ImportState {
  phase: 'opening' | 'start' | 'reading' | 'table';
  entries: readonly ImportEntry[];
  /** One sentence about the last failure. */
  problem: string | null;
  /** The id of the import that could not be opened, because another tab has it open. */
  openInOtherTab: string | null;
  reading: ReadingProgress;
  outline: Outline | null;
  summary: Summary | null;
  /** The item names to which each reference field can refer. */
  lookups: Lookups;
  run: Run;
}

export const atStart: ImportState = {
  phase: 'opening',
  entries: [],
  problem: null,
  openInOtherTab: null,
  reading: { what: 'Reading', done: null },
  outline: null,
  summary: null,
  lookups: new Map(),
  run: { state: 'idle' },
};
