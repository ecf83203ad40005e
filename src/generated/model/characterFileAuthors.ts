/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */
import type { DraftAuthor } from './draftAuthor.ts';

/**
 * Who wrote the drafts that were put into the texts, as the file says.
 */
export interface CharacterFileAuthors {
  concept?: DraftAuthor;
  appearance?: DraftAuthor;
  backstory?: DraftAuthor;
}
