/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */
import type { OauthProvider } from './oauthProvider.ts';

/**
 * The providers that are configured.
 */
export interface OauthProviders {
  /** @maxItems 20 */
  items: OauthProvider[];
}
