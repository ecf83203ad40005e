/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */
import type { DraftAuthor } from './draftAuthor.ts';

/**
 * Who wrote the drafts that were put into the texts. Readers who do not get a text get null for it.
 */
export interface CharacterStoryAuthors {
  appearance: DraftAuthor;
  backstory: DraftAuthor;
}
