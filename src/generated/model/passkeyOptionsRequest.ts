/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */
import type { PasskeyPurpose } from './passkeyPurpose.ts';

/**
 * What the passkey is for.
 */
export interface PasskeyOptionsRequest {
  purpose: PasskeyPurpose;
}
