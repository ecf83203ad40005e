/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */
import type { AbilityMethod } from './abilityMethod.ts';
import type { AbilityScores } from './abilityScores.ts';
import type { BackgroundIncreases } from './backgroundIncreases.ts';
import type { CharacterBackground } from './characterBackground.ts';
import type { CharacterClass } from './characterClass.ts';
import type { CharacterConcept } from './characterConcept.ts';
import type { CharacterLevel } from './characterLevel.ts';
import type { CharacterName } from './characterName.ts';
import type { CharacterSpecies } from './characterSpecies.ts';
import type { EquipmentOption } from './equipmentOption.ts';
import type { Id } from './id.ts';
import type { SkillNames } from './skillNames.ts';

/**
 * A character in a request; absent fields get their defaults.
 */
export interface CharacterInput {
  name: CharacterName;
  class: CharacterClass;
  species: CharacterSpecies;
  background: CharacterBackground;
  level?: CharacterLevel;
  abilityMethod?: AbilityMethod;
  abilities: AbilityScores;
  increases?: BackgroundIncreases;
  skills?: SkillNames;
  equipment?: EquipmentOption;
  concept?: CharacterConcept;
  draftGenerationId?: Id;
}
