/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */
import type { Accepted } from '../accepted.ts';

/**
 * The request is accepted. The server sends a mail if one is needed.
 */
export type MailOnItsWayResponse = Accepted;
