/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */
import type { OauthType } from './oauthType.ts';

/**
 * A sign-in provider.
 */
export interface OauthProvider {
  type: OauthType;
  /**
     * The name that the button shows.
     * @minLength 1
     * @maxLength 80
     */
  name: string;
}
