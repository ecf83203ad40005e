/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */
import type { OauthType } from './oauthType.ts';

/**
 * The provider to sign in with.
 */
export interface OauthStartRequest {
  type: OauthType;
}
