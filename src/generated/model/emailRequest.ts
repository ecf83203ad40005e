/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */
import type { Email } from './email.ts';

/**
 * The address to which the server sends the mail.
 */
export interface EmailRequest {
  email: Email;
}
