/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */
import type { CampaignMeta } from './campaignMeta.ts';
import type { CharacterBackground } from './characterBackground.ts';
import type { CharacterClass } from './characterClass.ts';
import type { CharacterConcept } from './characterConcept.ts';
import type { CharacterLevel } from './characterLevel.ts';
import type { CharacterName } from './characterName.ts';
import type { CharacterSpecies } from './characterSpecies.ts';
import type { Id } from './id.ts';
import type { ListedArmorClass } from './listedArmorClass.ts';
import type { ListedHitPoints } from './listedHitPoints.ts';
import type { LostHitPoints } from './lostHitPoints.ts';
import type { OptionalImageUrl } from './optionalImageUrl.ts';
import type { OtherClasses } from './otherClasses.ts';
import type { Version } from './version.ts';

/**
 * A character in a list.
 */
export interface CharacterSummary {
  characterId: Id;
  name: CharacterName;
  class: CharacterClass;
  otherClasses: OtherClasses;
  species: CharacterSpecies;
  background: CharacterBackground;
  level: CharacterLevel;
  concept: CharacterConcept;
  portraitImage: OptionalImageUrl;
  /** What the portrait shows, in words; null without one. */
  portraitAlt: string | null;
  lostHitPoints: LostHitPoints;
  hitPoints: ListedHitPoints;
  armorClass: ListedArmorClass;
  version: Version;
  meta: CampaignMeta;
}
