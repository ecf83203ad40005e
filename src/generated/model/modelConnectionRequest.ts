/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */
import type { ModelBaseUrl } from './modelBaseUrl.ts';
import type { ModelName } from './modelName.ts';
import type { ModelPrice } from './modelPrice.ts';
import type { ModelProvider } from './modelProvider.ts';

/**
 * How a model is reached.
 */
export interface ModelConnectionRequest {
  provider: ModelProvider;
  baseUrl?: ModelBaseUrl | null;
  model: ModelName;
  /**
     * The key of the API; null for none. If it is absent, the stored key is kept, but only for the same provider and the same origin of the address: otherwise the key would be sent to another server.
     * @minLength 1
     * @maxLength 500
     * @nullable
     * @pattern ^[\x21-\x7e]+$
     */
  key?: string | null;
  /** The price of a million tokens of a request. */
  inputPrice?: ModelPrice | null;
  /** The price of a million tokens of an answer. */
  outputPrice?: ModelPrice | null;
  /** The price of one picture. */
  picturePrice?: ModelPrice | null;
}
