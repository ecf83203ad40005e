/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */
import type { NextCursor } from './nextCursor.ts';
import type { UnsentMail } from './unsentMail.ts';

/**
 * One page of mails.
 */
export interface MailPage {
  /** @maxItems 200 */
  items: UnsentMail[];
  nextCursor: NextCursor;
}
