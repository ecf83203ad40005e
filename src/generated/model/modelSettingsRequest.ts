/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */
import type { OptionalModelConnectionRequest } from './optionalModelConnectionRequest.ts';

/**
 * What to change. What is absent stays.
 */
export interface ModelSettingsRequest {
  text?: OptionalModelConnectionRequest;
  image?: OptionalModelConnectionRequest;
}
