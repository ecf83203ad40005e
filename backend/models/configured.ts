import type { AppContext } from '#backend/context.ts';
import type { ModelConnection, ModelPrices } from '#backend/ports.ts';
import type { ConfiguredModelSetBy, ModelPart } from '#src/generated/model/index.ts';
import { keyPurpose } from './stored-models.ts';

export interface ConfiguredModel {
  readonly connection: ModelConnection;
  readonly prices: ModelPrices;
  readonly setBy: ConfiguredModelSetBy;
}

type Parts = Pick<AppContext, 'db' | 'clock' | 'config' | 'keys' | 'modelCache' | 'modelRests'>;

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
    const prices = parts.config.modelPrices[part];
    return { connection: ofEnvironment, prices, setBy: 'environment' };
  }
  const stored = (await parts.modelCache.read(parts))[part];
  if (!stored) return null;
  const { provider, baseUrl, model, sealedKey } = stored;
  const key = sealedKey === null ? null : await parts.keys.open(keyPurpose, sealedKey);
  const prices = {
    input: stored.inputPrice,
    output: stored.outputPrice,
    picture: stored.picturePrice,
  };
  return { connection: { provider, baseUrl, model, key }, prices, setBy: 'administrator' };
}
