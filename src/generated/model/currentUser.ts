/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */
import type { Email } from './email.ts';
import type { Group } from './group.ts';
import type { Id } from './id.ts';
import type { PersonName } from './personName.ts';
import type { Timestamp } from './timestamp.ts';

/**
 * The user who is signed in.
 */
export interface CurrentUser {
  id: Id;
  name: PersonName;
  email: Email;
  /** @maxItems 20 */
  groups: Group[];
  /** When the account will be deleted, because the user has closed it. Absent for all others. */
  closesAt?: Timestamp;
}
