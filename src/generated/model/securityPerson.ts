/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */
import type { Id } from './id.ts';

/**
 * A person in an event.
 */
export interface SecurityPerson {
  userId: Id;
  /**
     * The name; null if the account does not exist any more.
     * @maxLength 80
     * @nullable
     */
  name: string | null;
  /**
     * The address; null if the account does not exist any more.
     * @maxLength 254
     * @nullable
     */
  email: string | null;
}
