import { configuredModel, type ConfiguredModel } from '#backend/models/configured.ts';
import { recordUse, type UseFailure } from '#backend/models/record-use.ts';
import { outcomeOf, type ModelAttempt } from '#backend/models/rests.ts';
import {
  ModelFailure,
  type CallOptions,
  type ModelConnection,
  type ModelUsage,
} from '#backend/ports.ts';
import type { ModelPart } from '#src/generated/model/index.ts';
import type { GenerationContext } from './generation-context.ts';
import type { GenerationRow } from './record.ts';
import { requireUnchangedRight } from './rights.ts';
import { waitFor, type Watch } from './watch.ts';
import type { Shortfall } from './words/notice.ts';

/** How often a request is repeated that the provider has postponed, or that has failed before it was answered. */
const mostRetries = 2;

/** How often a request is repeated after a timeout. Each timeout takes minutes. */
const mostTimeouts = 1;

/** In milliseconds. If the provider asks for a longer pause, the request is not repeated. */
const longestRetry = 20_000;
const firstBackOff = { busy: 2000, failed: 500 };

/**
 * How long to wait before the request is sent again, in milliseconds; null if it is not sent again. A text that has
 * begun is not requested again: the user has seen its beginning, and the provider has counted it.
 */
function pauseBefore(retry: number, failure: ModelFailure, part: ModelPart): number | null {
  const { reason, status, usage, retryAfterMs } = failure;
  const isBusy = reason === 'too-many-requests';
  const isDown = reason === 'unreachable' || (reason === 'broken' && (status ?? 0) >= 500);
  // Providers count a picture that came too late.
  const isSilent = reason === 'too-slow' && part === 'text' && retry < mostTimeouts;
  const isTemporary = isBusy || (usage.firstTokenMs === null && (isDown || isSilent));
  const pause = retryAfterMs ?? (isBusy ? firstBackOff.busy : firstBackOff.failed) * 2 ** retry;
  return isTemporary && retry < mostRetries && pause <= longestRetry ? pause : null;
}

const failureOf = (reason: Shortfall): UseFailure | null => {
  switch (reason) {
    case 'resting':
    // The model has answered all the time, only not fast enough for us.
    case 'out-of-time':
      return null;
    case 'faulty':
      return 'unusable';
    case 'down':
      return 'broken';
    case 'unreachable':
    case 'not-allowed':
    case 'wrong-key':
    case 'unknown-model':
    case 'rejected':
    case 'too-many-requests':
    case 'broken':
    case 'too-large':
    case 'refused':
    case 'too-slow':
      return reason;
  }
};

/** Whether there is a model that does not rest. */
export const isModelUsed = async (context: GenerationContext, part: ModelPart): Promise<boolean> =>
  context.modelRests.restsUntil(part) === null && (await configuredModel(context, part)) !== null;

interface Guards {
  readonly watch: Watch;
  /** Throws a ProblemError when not all members read any more what requests contain. */
  readonly requireReadable: () => Promise<void>;
}

/** The use of a model by one attempt of a generation. It must be closed. */
export class ModelSession {
  readonly #context: GenerationContext;
  readonly #row: GenerationRow;
  readonly #part: ModelPart;
  readonly #model: ConfiguredModel;
  readonly #attempt: ModelAttempt;
  readonly #watch: Watch;
  readonly #requireReadable: () => Promise<void>;
  #requests = 0;
  #inputTokens = 0;
  #outputTokens = 0;
  #answers = 0;
  /** Why the last request failed; null if it was answered. */
  #failure: ModelFailure | null = null;

  private constructor(
    context: GenerationContext,
    row: GenerationRow,
    { watch, requireReadable }: Guards,
    {
      part,
      model,
      attempt,
    }: {
      readonly part: ModelPart;
      readonly model: ConfiguredModel;
      readonly attempt: ModelAttempt;
    },
  ) {
    this.#context = context;
    this.#row = row;
    this.#watch = watch;
    this.#part = part;
    this.#model = model;
    this.#attempt = attempt;
    this.#requireReadable = requireReadable;
  }

  /** Null if no model is configured, and `resting` if the built-in author does the work for a while. */
  static async open(
    context: GenerationContext,
    row: GenerationRow,
    part: ModelPart,
    guards: Guards,
  ): Promise<ModelSession | 'resting' | null> {
    const model = await configuredModel(context, part);
    if (model === null) return null;
    const attempt = context.modelRests.begin(part);
    return attempt === null
      ? 'resting'
      : new ModelSession(context, row, guards, { part, model, attempt });
  }

  /** Its name, as the provider has it. */
  get name(): string {
    return this.#model.connection.model;
  }

  /**
   * Sends a request, and repeats it for a while if the provider has too many, or fails before it has answered.
   * @throws ModelFailure, WorkEnded, or ProblemError when the user has lost the right meanwhile, or a text is hidden
   */
  async call<Result extends { readonly usage: ModelUsage }>(
    send: (connection: ModelConnection, options: CallOptions) => Promise<Result>,
  ): Promise<Result> {
    const { signal } = this.#watch;
    const onCancelled = (usage: ModelUsage): void => this.#add(usage);
    for (let retries = 0; ; retries += 1) {
      signal.throwIfAborted();
      // The words of the campaign are not sent for a user who cannot read them any more.
      await requireUnchangedRight(this.#context.db, this.#row);
      await this.#requireReadable();
      try {
        const result = await send(this.#model.connection, { signal, onCancelled });
        this.#add(result.usage);
        this.#answers += 1;
        this.#failure = null;
        return result;
      } catch (error) {
        if (!(error instanceof ModelFailure)) throw error;
        this.#add(error.usage);
        this.#failure = error;
        const pause = pauseBefore(retries, error, this.#part);
        if (pause === null) throw error;
        await waitFor(pause, signal);
      }
    }
  }

  /**
   * Records what was used, and lets the model rest if it fails all the time.
   * @param reason why the built-in author had to do some of the work; null if it did not, or the work has ended
   */
  async close({
    reason,
    pictures = 0,
  }: {
    readonly reason: Shortfall | null;
    readonly pictures?: number;
  }): Promise<void> {
    const { db, random, clock, outages } = this.#context;
    const { reason: last = null } = this.#failure ?? {};
    // If a later request succeeded after a failure, the model works.
    const outcome =
      last !== null && reason !== null && last === failureOf(reason)
        ? outcomeOf(last)
        : 'undecided';
    this.#attempt.end(outcome === 'undecided' && this.#answers > 0 ? 'worked' : outcome);
    try {
      await recordUse(
        db,
        random,
        {
          userId: this.#row.user_id,
          generationId: this.#row.id,
          kind: this.#row.kind,
          part: this.#part,
          model: this.name,
          requests: this.#requests,
          inputTokens: this.#inputTokens,
          outputTokens: this.#outputTokens,
          pictures,
          prices: this.#model.prices,
          isReplaced: reason !== null,
          failure: reason === null ? null : failureOf(reason),
        },
        clock(),
      );
    } catch (error) {
      outages.report('What a model has used could not be recorded.', error);
    }
  }

  #add({ requests, inputTokens, outputTokens }: ModelUsage): void {
    this.#requests += requests;
    this.#inputTokens += inputTokens;
    this.#outputTokens += outputTokens;
  }
}
