/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */
import type { CharacterClass } from './characterClass.ts';
import type { CharacterLevel } from './characterLevel.ts';
import type { CharacterName } from './characterName.ts';
import type { CharacterSpecies } from './characterSpecies.ts';
import type { Id } from './id.ts';
import type { ListedArmorClass } from './listedArmorClass.ts';
import type { ListedHitPoints } from './listedHitPoints.ts';
import type { LostHitPoints } from './lostHitPoints.ts';
import type { OptionalImageUrl } from './optionalImageUrl.ts';
import type { OtherClasses } from './otherClasses.ts';
import type { PersonName } from './personName.ts';

/**
 * A character that its player shares with the campaign.
 */
export interface CampaignCharacter {
  characterId: Id;
  name: CharacterName;
  class: CharacterClass;
  otherClasses: OtherClasses;
  species: CharacterSpecies;
  level: CharacterLevel;
  portraitImage: OptionalImageUrl;
  /** What the portrait shows, in words; null without one. */
  portraitAlt: string | null;
  owner: PersonName;
  lostHitPoints: LostHitPoints;
  hitPoints: ListedHitPoints;
  armorClass: ListedArmorClass;
  /**
     * @minimum -100
     * @maximum 9999
     */
  passivePerception: number;
}
