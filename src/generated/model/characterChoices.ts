/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */
import type { AbilityMethod } from './abilityMethod.ts';
import type { AbilityScores } from './abilityScores.ts';
import type { BackgroundIncreases } from './backgroundIncreases.ts';
import type { CharacterBackground } from './characterBackground.ts';
import type { CharacterClass } from './characterClass.ts';
import type { CharacterConcept } from './characterConcept.ts';
import type { CharacterName } from './characterName.ts';
import type { CharacterSpecies } from './characterSpecies.ts';
import type { EquipmentOption } from './equipmentOption.ts';
import type { SkillNames } from './skillNames.ts';

/**
 * For a character: what is chosen already and stays as it is. The draft chooses the rest.
 */
export interface CharacterChoices {
  name?: CharacterName;
  class?: CharacterClass;
  species?: CharacterSpecies;
  background?: CharacterBackground;
  abilityMethod?: AbilityMethod;
  abilities?: AbilityScores;
  increases?: BackgroundIncreases;
  skills?: SkillNames;
  equipment?: EquipmentOption;
  concept?: CharacterConcept;
}
