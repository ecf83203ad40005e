import type { Kysely } from 'kysely';
import type { Schema } from '#backend/db/schema.ts';
import type { ModelFailureReason, ModelPrices } from '#backend/ports.ts';
import type { Random } from '#backend/random.ts';
import type { GenerationKind, ModelPart } from '#src/generated/model/index.ts';

/** In milliseconds. */
const day = 24 * 60 * 60 * 1000;
const lifetime = 90 * day;

/** In characters, as in the contract. */
export const longestModelName = 120;

/** The number of the day (UTC) since 1970. */
export const dayOf = (time: number): number => Math.floor(time / day);

export const startOfDay = (number: number): number => number * day;

export const noPrices: ModelPrices = { input: null, output: null, picture: null };

/** `unusable`: the model has answered, and its answer did not pass the checks of a draft. */
export type UseFailure = ModelFailureReason | 'unusable';

/** Sentences for administrators, without anything that a user or a model has written. */
export const failureSentences: Readonly<Record<UseFailure, string>> = {
  unreachable: 'The provider could not be reached.',
  'not-allowed': 'The address of the provider is not allowed.',
  'wrong-key': 'The provider refused the key.',
  'unknown-model': 'The provider does not know the model or the address.',
  rejected: 'The provider rejected the request.',
  'too-many-requests': 'The provider had too many requests, or the account was used up.',
  broken: 'The provider failed, or its answer could not be read.',
  'too-large': 'The answer was too long.',
  refused: 'The model refused to answer.',
  'too-slow': 'The provider took too long.',
  unusable: 'The answer was not usable as a draft.',
};

export interface RecordedUse {
  readonly userId: string;
  readonly generationId: string;
  readonly kind: GenerationKind;
  readonly part: ModelPart;
  readonly model: string;
  readonly requests: number;
  readonly inputTokens: number;
  readonly outputTokens: number;
  readonly pictures: number;
  readonly prices: ModelPrices;
  /** Whether the built-in storyteller or painter did the work in the end. */
  readonly isReplaced: boolean;
  readonly failure: UseFailure | null;
}

/** What it has cost by the known prices; null if none of the prices of this part is known. */
function costOf({ part, prices, inputTokens, outputTokens, pictures }: RecordedUse): number | null {
  const known = [prices.input, prices.output, ...(part === 'image' ? [prices.picture] : [])];
  if (known.every((price) => price === null)) return null;
  return (
    (inputTokens * (prices.input ?? 0) + outputTokens * (prices.output ?? 0)) / 1_000_000 +
    pictures * (prices.picture ?? 0)
  );
}

/** Stores what one attempt of a generation has used of a model. The account can be deleted meanwhile. */
export async function recordUse(
  db: Kysely<Schema>,
  random: Random,
  use: RecordedUse,
  now: number,
): Promise<void> {
  await db
    .insertInto('model_use')
    .values(({ selectFrom }) => ({
      id: random.id(now),
      user_id: selectFrom('user').select('id').where('id', '=', use.userId),
      generation_id: use.generationId,
      at: now,
      day: dayOf(now),
      part: use.part,
      model: use.model,
      kind: use.kind,
      requests: use.requests,
      input_tokens: use.inputTokens,
      output_tokens: use.outputTokens,
      pictures: use.pictures,
      cost: costOf(use),
      is_replaced: use.isReplaced ? 1 : 0,
      failure: use.failure,
    }))
    .execute();
}

export async function sweepModelUse(db: Kysely<Schema>, now: number): Promise<void> {
  await db
    .deleteFrom('model_use')
    .where('at', '<', now - lifetime)
    .execute();
}
