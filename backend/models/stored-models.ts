import type { Kysely } from 'kysely';
import type { Schema } from '#backend/db/schema.ts';
import { presentForm } from '#backend/db/stored-schemas.ts';
import type { Clock } from '#backend/ports.ts';
import type { ModelConnectionRequest, ModelPart } from '#src/generated/model/index.ts';
import type { Rests } from './rests.ts';

const settingKey = 'models';

/** What the key of a model is sealed for. */
export const keyPurpose = 'model key';

/** A model as it is stored: the values of the contract, with the key encrypted. */
export type StoredModel = Required<Omit<ModelConnectionRequest, 'key'>> & {
  readonly sealedKey: string | null;
};

/** The models that an administrator has chosen; null for the built-in storyteller or painter. */
export type StoredModels = Readonly<Record<ModelPart, StoredModel | null>> & {
  readonly version: number;
};

const noModels: StoredModels = { text: null, image: null, version: 1 };

function modelsOf(value: string): StoredModels {
  // Only storeModels below writes this setting.
  const { text, image, version } = JSON.parse(value) as StoredModels;
  return { text: inPresentForm(text), image: inPresentForm(image), version };
}

function inPresentForm(stored: StoredModel | null): StoredModel | null {
  if (stored === null) return null;
  const { sealedKey, ...older } = stored;
  // The present form has every field: each one is required or has a default.
  const values = presentForm('ModelConnectionRequest', older) as typeof older;
  return { ...values, sealedKey };
}

async function readModels(db: Kysely<Schema>): Promise<StoredModels> {
  const row = await db
    .selectFrom('setting')
    .select('value')
    .where('key', '=', settingKey)
    .executeTakeFirst();
  return row ? modelsOf(row.value) : noModels;
}

/** Reads the models for a change: others that change them wait here until the transaction has ended. */
export async function readModelsLocked(transaction: Kysely<Schema>): Promise<StoredModels> {
  const row = await transaction
    .insertInto('setting')
    .values({ key: settingKey, value: JSON.stringify(noModels) })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet(({ ref }) => ({ value: ref('setting.value') })),
    )
    .returning('value')
    .executeTakeFirstOrThrow();
  return modelsOf(row.value);
}

export async function storeModels(
  transaction: Kysely<Schema>,
  models: StoredModels,
): Promise<void> {
  await transaction
    .updateTable('setting')
    .set({ value: JSON.stringify(models) })
    .where('key', '=', settingKey)
    .execute();
}

/** How long the stored models are used before they are read again: another process can change them. */
const maxAge = 3000;

interface CacheContext {
  readonly db: Kysely<Schema>;
  readonly clock: Clock;
  readonly modelRests: Rests;
}

/** The stored models as this process has last read them. */
export class ModelCache {
  #models: Promise<StoredModels> | null = null;
  #last: StoredModels | null = null;
  #readAt = 0;

  async read({ db, clock, modelRests }: CacheContext): Promise<StoredModels> {
    const age = clock() - this.#readAt;
    if (this.#models === null || age < 0 || age >= maxAge) {
      this.#readAt = clock();
      this.#models = readModels(db);
      // A failed read is repeated by the next caller.
      this.#models.catch(() => (this.#models = null));
    }
    const models = await this.#models;
    const last = this.#last;
    this.#last = models;
    for (const part of ['text', 'image'] as const) {
      if (last && JSON.stringify(last[part]) !== JSON.stringify(models[part])) {
        modelRests.reset(part);
      }
    }
    return models;
  }

  /** Reads the models now, for a caller that must not use old ones. */
  refresh(context: CacheContext): Promise<StoredModels> {
    this.#models = null;
    return this.read(context);
  }
}
