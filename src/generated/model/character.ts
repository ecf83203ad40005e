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
import type { CharacterFeats } from './characterFeats.ts';
import type { CharacterItems } from './characterItems.ts';
import type { CharacterLevel } from './characterLevel.ts';
import type { CharacterName } from './characterName.ts';
import type { CharacterOverrides } from './characterOverrides.ts';
import type { CharacterSize } from './characterSize.ts';
import type { CharacterSpecies } from './characterSpecies.ts';
import type { CharacterSpells } from './characterSpells.ts';
import type { CharacterStoryAuthors } from './characterStoryAuthors.ts';
import type { CharacterText } from './characterText.ts';
import type { CharacterWords } from './characterWords.ts';
import type { ChosenSubclasses } from './chosenSubclasses.ts';
import type { DraftAuthor } from './draftAuthor.ts';
import type { EquipmentOption } from './equipmentOption.ts';
import type { ExperiencePoints } from './experiencePoints.ts';
import type { Id } from './id.ts';
import type { LevelAdvancement } from './levelAdvancement.ts';
import type { OptionalImageUrl } from './optionalImageUrl.ts';
import type { OtherClasses } from './otherClasses.ts';
import type { SkillNames } from './skillNames.ts';
import type { SpeciesOption } from './speciesOption.ts';
import type { Version } from './version.ts';
import type { WeaponMasteries } from './weaponMasteries.ts';

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
  otherClasses: OtherClasses;
  subclasses: ChosenSubclasses;
  feats: CharacterFeats;
  expertise: SkillNames;
  tools: CharacterWords;
  languages: CharacterWords;
  weaponMasteries: WeaponMasteries;
  speciesOption: SpeciesOption;
  size: CharacterSize;
  spells: CharacterSpells;
  items: CharacterItems;
  overrides: CharacterOverrides;
  advancement: LevelAdvancement;
  experience: ExperiencePoints;
  appearance: CharacterText;
  backstory: CharacterText;
  notesForMe: CharacterText;
  notesForGameMaster: CharacterText;
  notesForEveryone: CharacterText;
  /** Who wrote the draft that was put into `concept`. */
  draftedBy: DraftAuthor;
  storyDraftedBy: CharacterStoryAuthors;
  portraitImage: OptionalImageUrl;
  /** What the portrait shows, in words; null without one. */
  portraitAlt: string | null;
  version: Version;
  meta: CampaignMeta;
}
