/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */
import type { CharacterChoices } from './characterChoices.ts';
import type { GenerationSettingsTone } from './generationSettingsTone.ts';
import type { PartySize } from './partySize.ts';
import type { StoryCharacterId } from './storyCharacterId.ts';
import type { StoryDifficulty } from './storyDifficulty.ts';
import type { StoryEntryId } from './storyEntryId.ts';
import type { StoryIdea } from './storyIdea.ts';
import type { StoryLength } from './storyLength.ts';
import type { StoryLevel } from './storyLevel.ts';
import type { StorySafety } from './storySafety.ts';
import type { StorySeed } from './storySeed.ts';
import type { WrittenTexts } from './writtenTexts.ts';

/**
 * The settings of a generation, with the values that were chosen by default.
 */
export interface GenerationSettings {
  idea: StoryIdea;
  /** The mood of the story. */
  tone: GenerationSettingsTone;
  length: StoryLength;
  difficulty: StoryDifficulty;
  level: StoryLevel;
  partySize: PartySize;
  safetyLines: StorySafety;
  safetyVeils: StorySafety;
  seed: StorySeed;
  entryId: StoryEntryId;
  characterId: StoryCharacterId;
  choices: CharacterChoices;
  texts: WrittenTexts;
}
