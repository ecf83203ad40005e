/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */
import type { OauthType } from './oauthType.ts';

/**
 * The provider and its answer.
 */
export interface OauthExchangeRequest {
  type: OauthType;
  /**
     * @minLength 1
     * @maxLength 2000
     * @pattern ^[^\u0000]*$
     */
  code: string;
  /**
     * @minLength 1
     * @maxLength 500
     * @pattern ^[^\u0000]*$
     */
  state: string;
}
