/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */
import type { Account } from './account.ts';
import type { AccountEvent } from './accountEvent.ts';
import type { AccountSession } from './accountSession.ts';

/**
 * What the account holds, and what has happened to it.
 */
export interface AccountExport {
  account: Account;
  /** @maxItems 50 */
  sessions: AccountSession[];
  /**
     * The latest 10,000 that the log remembers, the latest first.
     * @maxItems 10000
     */
  events: AccountEvent[];
}
