/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */
import type { GeneratedCampaign } from './generatedCampaign.ts';
import type { GeneratedCharacter } from './generatedCharacter.ts';
import type { GeneratedCover } from './generatedCover.ts';
import type { GeneratedEntry } from './generatedEntry.ts';
import type { GeneratedPortrait } from './generatedPortrait.ts';
import type { GenerationSection } from './generationSection.ts';
import type { StoryTitle } from './storyTitle.ts';

/**
 * What a generation has written or painted. One of `entry`, `campaign`, `character`, `cover` and `portrait` is not null.
 */
export interface GenerationDraft {
  title: StoryTitle;
  /** @maxItems 60 */
  sections: GenerationSection[];
  entry: GeneratedEntry | null;
  campaign: GeneratedCampaign | null;
  character: GeneratedCharacter | null;
  cover: GeneratedCover | null;
  portrait: GeneratedPortrait | null;
}
