/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */
import type { PasskeyName } from './passkeyName.ts';

/**
 * The new name of a passkey.
 */
export interface PasskeyRenameRequest {
  name: PasskeyName;
}
