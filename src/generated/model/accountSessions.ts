/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */
import type { AccountSession } from './accountSession.ts';

/**
 * The sessions of the user.
 */
export interface AccountSessions {
  /** @maxItems 50 */
  items: AccountSession[];
}
