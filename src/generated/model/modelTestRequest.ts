/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */
import type { ModelConnectionRequest } from './modelConnectionRequest.ts';
import type { ModelPart } from './modelPart.ts';

/**
 * The connection to test.
 */
export interface ModelTestRequest {
  part: ModelPart;
  /** A connection that is not stored yet; if it is absent, the stored one is tested. */
  connection?: ModelConnectionRequest;
}
