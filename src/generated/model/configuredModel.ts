/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */
import type { ConfiguredModelSetBy } from './configuredModelSetBy.ts';
import type { ConfiguredModelState } from './configuredModelState.ts';
import type { ModelBaseUrl } from './modelBaseUrl.ts';
import type { ModelName } from './modelName.ts';
import type { ModelPrice } from './modelPrice.ts';
import type { ModelProvider } from './modelProvider.ts';
import type { OptionalTimestamp } from './optionalTimestamp.ts';

/**
 * A model that is used, and how it is reached. The key is never in a response.
 */
export interface ConfiguredModel {
  provider: ModelProvider;
  baseUrl: ModelBaseUrl | null;
  model: ModelName;
  /** Whether there is a key. */
  hasKey: boolean;
  inputPrice: ModelPrice | null;
  outputPrice: ModelPrice | null;
  picturePrice: ModelPrice | null;
  /** Where the connection comes from. What the environment of the server sets can only be changed there. */
  setBy: ConfiguredModelSetBy;
  /** Whether the model is used. After several failures it rests for a while, and the built-in storyteller or painter takes its place. */
  state: ConfiguredModelState;
  restsUntil: OptionalTimestamp;
}
