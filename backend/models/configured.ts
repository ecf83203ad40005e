import type { AppContext } from '#backend/context.ts';
import type { ModelConnection, ModelPrices } from '#backend/ports.ts';
import type { ConfiguredModelSetBy, ModelPart } from '#src/generated/model/index.ts';
import { keyPurpose } from './stored-models.ts';

export interface ConfiguredModel {
  readonly connection: ModelConnection;
  readonly prices: ModelPrices;
  readonly setBy: ConfiguredModelSetBy;
}

type ModelContext = Pick<
  AppContext,
  'db' | 'clock' | 'config' | 'keys' | 'modelCache' | 'modelRests'
>;

/**
 * The model that writes or paints; null for the built-in storyteller or painter. What the environment of the
 * server sets is used before what an administrator has chosen.
 */
export async function configuredModel(
  context: ModelContext,
  part: ModelPart,
): Promise<ConfiguredModel | null> {
  const ofEnvironment = context.config.models[part];
  if (ofEnvironment) {
    const prices = context.config.modelPrices[part];
    return { connection: ofEnvironment, prices, setBy: 'environment' };
  }
  const stored = (await context.modelCache.read(context))[part];
  if (!stored) return null;
  const { provider, baseUrl, model, sealedKey } = stored;
  const key = sealedKey === null ? null : await context.keys.open(keyPurpose, sealedKey);
  const prices = {
    input: stored.inputPrice,
    output: stored.outputPrice,
    picture: stored.picturePrice,
  };
  return { connection: { provider, baseUrl, model, key }, prices, setBy: 'administrator' };
}
