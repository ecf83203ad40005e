/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */
import type { AbilityMethod } from './abilityMethod.ts';
import type { AbilityScores } from './abilityScores.ts';
import type { BackgroundIncreases } from './backgroundIncreases.ts';
import type { CampaignMeta } from './campaignMeta.ts';
import type { CharacterBackground } from './characterBackground.ts';
import type { CharacterClass } from './characterClass.ts';
import type { CharacterConcept } from './characterConcept.ts';
import type { CharacterLevel } from './characterLevel.ts';
import type { CharacterName } from './characterName.ts';
import type { CharacterSpecies } from './characterSpecies.ts';
import type { DraftAuthor } from './draftAuthor.ts';
import type { EquipmentOption } from './equipmentOption.ts';
import type { Id } from './id.ts';
import type { OptionalImageUrl } from './optionalImageUrl.ts';
import type { SkillNames } from './skillNames.ts';
import type { Version } from './version.ts';

/**
 * A character: only the chosen values. The app computes all other values from them.
 */
export interface Character {
  characterId: Id;
  name: CharacterName;
  class: CharacterClass;
  species: CharacterSpecies;
  background: CharacterBackground;
  level: CharacterLevel;
  abilityMethod: AbilityMethod;
  abilities: AbilityScores;
  increases: BackgroundIncreases;
  skills: SkillNames;
  equipment: EquipmentOption;
  concept: CharacterConcept;
  /** Who wrote the draft that was put into `concept`. */
  draftedBy: DraftAuthor;
  portraitImage: OptionalImageUrl;
  /** What the portrait shows, in words; null without one. */
  portraitAlt: string | null;
  version: Version;
  meta: CampaignMeta;
}
