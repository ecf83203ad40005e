/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */
import type { CharacterChoices } from './characterChoices.ts';
import type { GenerationKind } from './generationKind.ts';
import type { Id } from './id.ts';
import type { PartySize } from './partySize.ts';
import type { StoryCharacterId } from './storyCharacterId.ts';
import type { StoryDifficulty } from './storyDifficulty.ts';
import type { StoryEntryId } from './storyEntryId.ts';
import type { StoryIdea } from './storyIdea.ts';
import type { StoryLength } from './storyLength.ts';
import type { StoryLevel } from './storyLevel.ts';
import type { StorySafety } from './storySafety.ts';
import type { StorySeed } from './storySeed.ts';
import type { StoryTone } from './storyTone.ts';
import type { WrittenTexts } from './writtenTexts.ts';

/**
 * What to generate.
 */
export interface GenerationRequest {
  kind: GenerationKind;
  /** The campaign that the draft is for; null for none. A cover needs one. */
  campaignId?: Id | null;
  idea?: StoryIdea;
  tone?: StoryTone;
  length?: StoryLength;
  difficulty?: StoryDifficulty;
  level?: StoryLevel;
  partySize?: PartySize;
  safetyLines?: StorySafety;
  safetyVeils?: StorySafety;
  seed?: StorySeed;
  entryId?: StoryEntryId;
  characterId?: StoryCharacterId;
  choices?: CharacterChoices;
  texts?: WrittenTexts;
}
