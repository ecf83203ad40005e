import type { ProblemError } from '#contract/problem.ts';
import type { OperationId } from '#src/generated/contract/operations.ts';
import type { Draws } from './random.ts';
import type { MockState } from './state.ts';

interface Call {
  readonly id: OperationId;
  /** How many operations were called before this one. */
  readonly count: number;
  /** Which call of this operation it is since the scenario began, from 1 on. */
  readonly nth: number;
  readonly ifMatch: boolean;
}

/** A named state of the world, reproducible by hand. */
export interface Scenario {
  readonly summary: string;
  /** Changes the fixtures; a scenario without leaves the data as it is. */
  readonly data?: (state: MockState, draws: Draws) => void;
  /** Milliseconds before an answer. */
  readonly delay?: (id: OperationId) => number;
  /** How long a new session lasts. */
  readonly sessionSeconds?: number;
  /** What goes wrong with a call; `offline` ends it without a response. */
  readonly fault?: (call: Call) => ProblemError | 'offline' | null;
  /** Whether a call is carried out and then ends without a response. */
  readonly losesAnswer?: (call: Call) => boolean;
}
