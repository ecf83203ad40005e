/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */
import type { Email } from './email.ts';

/**
 * An address to write to.
 */
export interface EmailRequest {
  email: Email;
}
