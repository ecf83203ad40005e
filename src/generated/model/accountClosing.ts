/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */
import type { Timestamp } from './timestamp.ts';

/**
 * An account that is being closed.
 */
export interface AccountClosing {
  /** When the account will be deleted. */
  closesAt: Timestamp;
}
