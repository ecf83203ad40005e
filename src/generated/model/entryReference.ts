/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */
import type { EntryTitle } from './entryTitle.ts';
import type { EntryType } from './entryType.ts';
import type { Id } from './id.ts';

/**
 * An entry that another one refers to.
 */
export interface EntryReference {
  entryId: Id;
  type: EntryType;
  title: EntryTitle;
}
