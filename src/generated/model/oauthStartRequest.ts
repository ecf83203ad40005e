/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */
import type { OauthType } from './oauthType.ts';

/**
 * The provider for the sign-in.
 */
export interface OauthStartRequest {
  type: OauthType;
}
