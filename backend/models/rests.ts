import type { Clock, ModelFailureReason } from '#backend/ports.ts';
import type { ModelPart } from '#src/generated/model/index.ts';

/** How many failures in a row end the use of a model for a while. */
const failuresUntilRest = 5;

/** In milliseconds. */
const shortestRest = 30_000;
const longestRest = 10 * 60_000;

/** `undecided`: cancelled, or failed because of what it was asked; the next request can succeed or fail. */
type Outcome = 'worked' | 'failed' | 'undecided';

/** Failures that the next request will have, too, whatever it asks. */
const lasting: ReadonlySet<ModelFailureReason> = new Set([
  'unreachable',
  'not-allowed',
  'wrong-key',
  'unknown-model',
  'too-many-requests',
  'broken',
  'too-slow',
]);

/** What a failure says about the model. */
export const outcomeOf = (reason: ModelFailureReason): Outcome =>
  lasting.has(reason) ? 'failed' : 'undecided';

/** One use of a model. It must end, also when it is cancelled. */
export interface ModelAttempt {
  end(outcome: Outcome): void;
}

interface PartState {
  failures: number;
  /** The length of the last rest; 0 while the model is used. */
  rest: number;
  until: number;
  /** A rest is over, and one attempt finds out whether the model works again. */
  isTrying: boolean;
}

/**
 * A circuit breaker for each part. After some failures in a row the model rests, so that users do not wait for
 * a provider that is down, and the built-in storyteller or painter works at once. Then one attempt is made; if
 * it fails, the next rest is twice as long.
 */
export class Rests {
  readonly #clock: Clock;
  readonly #states = new Map<ModelPart, PartState>();

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  /** Null while the model rests, or while another attempt finds out whether it works again. */
  begin(part: ModelPart): ModelAttempt | null {
    const state = this.#stateOf(part);
    const isTrial = state.rest > 0;
    if (isTrial && (state.isTrying || this.#clock() < state.until)) return null;
    state.isTrying = isTrial;
    let hasEnded = false;
    return {
      end: (outcome) => {
        if (hasEnded) return;
        hasEnded = true;
        this.#end(state, isTrial, outcome);
      },
    };
  }

  /** When the model will be tried again; null if it is used, or is tried at the next request. */
  restsUntil(part: ModelPart): number | null {
    const { rest, until } = this.#stateOf(part);
    return rest > 0 && this.#clock() < until ? until : null;
  }

  /** Forgets the failures, because the model has changed. The outcomes of attempts that still run are ignored. */
  reset(part: ModelPart): void {
    this.#states.delete(part);
  }

  #end(state: PartState, isTrial: boolean, outcome: Outcome): void {
    if (isTrial) state.isTrying = false;
    if (outcome === 'worked') {
      Object.assign(state, { failures: 0, rest: 0, until: 0 });
      return;
    }
    // An attempt that began before the rest says nothing about the time after it.
    if (outcome === 'undecided' || (state.rest > 0 && !isTrial)) return;
    state.failures += 1;
    if (state.failures < failuresUntilRest) return;
    state.rest = state.rest === 0 ? shortestRest : Math.min(state.rest * 2, longestRest);
    state.until = this.#clock() + state.rest;
  }

  #stateOf(part: ModelPart): PartState {
    const known = this.#states.get(part);
    if (known) return known;
    const state: PartState = { failures: 0, rest: 0, until: 0, isTrying: false };
    this.#states.set(part, state);
    return state;
  }
}
