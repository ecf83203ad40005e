/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */
import type { EntryDetails } from './entryDetails.ts';
import type { EntryType } from './entryType.ts';
import type { StoryTitle } from './storyTitle.ts';

/**
 * The draft as an entry. Sections for game masters are secret passages of the text.
 */
export interface GeneratedEntry {
  type: EntryType;
  title: StoryTitle;
  /** @maxLength 20000 */
  text: string;
  details: EntryDetails;
}
