/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */
import type { PersonName } from './personName.ts';

/**
 * Who created the entry; null if the account does not exist any more.
 */
export type EntryAuthor = PersonName | null;
