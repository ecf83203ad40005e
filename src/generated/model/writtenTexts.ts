/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */
import type { WrittenText } from './writtenText.ts';

/**
 * What the user has written already and keeps, saved or not; of a longer text, the beginning. For a setting: `setting` and `storyOverview`, which count instead of those of the campaign. For a character: `appearance` and `backstory`, for which the draft has no section. The built-in storyteller uses the names and single words in these texts.
 */
export interface WrittenTexts {
  setting?: WrittenText;
  storyOverview?: WrittenText;
  appearance?: WrittenText;
  backstory?: WrittenText;
}
