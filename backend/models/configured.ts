import type { Kysely } from 'kysely';
import type { AppContext } from '#backend/context.ts';
import type { Schema } from '#backend/db/schema.ts';
import type { ModelConnection } from '#backend/ports.ts';
import type { ConfiguredModelSetBy, ModelPart } from '#src/generated/model/index.ts';
import type { ModelPrices } from './record-use.ts';

const settingKey = 'models';

/** What the key of a model is sealed for. */
export const keyPurpose = 'model key';

/** A model as it is stored. */
export interface StoredModel extends Omit<ModelConnection, 'key'> {
  readonly sealedKey: string | null;
  readonly prices: ModelPrices;
}

/** The models that an administrator has chosen; null for the built-in storyteller or painter. */
export type StoredModels = Readonly<Record<ModelPart, StoredModel | null>> & {
  readonly version: number;
};

export interface ConfiguredModel {
  readonly connection: ModelConnection;
  readonly prices: ModelPrices;
  readonly setBy: ConfiguredModelSetBy;
}

const noModels: StoredModels = { text: null, image: null, version: 1 };

const noPrices: ModelPrices = { input: null, output: null, picture: null };

// Only storeModels below writes this setting.
const modelsOf = (value: string) => JSON.parse(value) as StoredModels;

export async function readModels(db: Kysely<Schema>): Promise<StoredModels> {
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

/** The stored models as this process has last read them. */
export class ModelCache {
  #models: Promise<StoredModels> | null = null;
  #last: StoredModels | null = null;
  #readAt = 0;

  async read({
    db,
    clock,
    modelRests,
  }: Pick<Parts, 'db' | 'clock' | 'modelRests'>): Promise<StoredModels> {
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
  refresh(parts: Pick<Parts, 'db' | 'clock' | 'modelRests'>): Promise<StoredModels> {
    this.#models = null;
    return this.read(parts);
  }
}

type Parts = Pick<AppContext, 'db' | 'clock' | 'config' | 'keys' | 'modelCache' | 'modelRests'>;

/** The connection to a stored model, with its key. */
export async function connectionOf(
  { keys }: Pick<Parts, 'keys'>,
  { provider, baseUrl, model, sealedKey }: StoredModel,
): Promise<ModelConnection> {
  const key = sealedKey === null ? null : await keys.open(keyPurpose, sealedKey);
  return { provider, baseUrl, model, key };
}

/**
 * The model that writes or paints; null for the built-in storyteller or painter. What the environment of the
 * server sets is used before what an administrator has chosen.
 */
export async function configuredModel(
  parts: Parts,
  part: ModelPart,
): Promise<ConfiguredModel | null> {
  const ofEnvironment = parts.config.models[part];
  if (ofEnvironment) {
    return { connection: ofEnvironment, prices: noPrices, setBy: 'environment' };
  }
  const stored = (await parts.modelCache.read(parts))[part];
  if (!stored) return null;
  const connection = await connectionOf(parts, stored);
  return { connection, prices: stored.prices, setBy: 'administrator' };
}
