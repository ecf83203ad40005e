/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */
import type { Timestamp } from './timestamp.ts';

/**
 * Something that the user has done.
 */
export interface AccountEvent {
  at: Timestamp;
  /**
     * @minLength 1
     * @maxLength 80
     */
  action: string;
}
