/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */
import type { Accepted } from '../accepted.ts';

/**
 * Accepted; a mail may follow.
 */
export type MailOnItsWayResponse = Accepted;
