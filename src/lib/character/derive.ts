import {
  abilityModifier,
  abilityNames,
  withIncreases,
  type AbilityIncrease,
  type AbilityName,
  type AbilityScores,
} from './abilities.ts';
import { characterClasses, type CharacterClass, type ClassName } from './classes.ts';
import {
  backgrounds,
  species,
  type BackgroundName,
  type Species,
  type SpeciesName,
} from './origins.ts';
import { skillNames, skills, type Skill } from './skills.ts';

/** The choices from which all other values are computed. `Character` of the contract has them. */
export interface CharacterChoices {
  readonly class: ClassName;
  readonly species: SpeciesName;
  readonly background: BackgroundName;
  readonly level: number;
  readonly abilities: AbilityScores;
  readonly increases: readonly AbilityIncrease[];
  readonly skills: readonly Skill[];
}

export interface DerivedCharacter {
  readonly scores: AbilityScores;
  readonly modifiers: AbilityScores;
  readonly proficiencyBonus: number;
  readonly hitPoints: number;
  /** Without armor. */
  readonly armorClass: number;
  readonly initiative: number;
  /** Feet. */
  readonly speed: number;
  readonly saves: Readonly<Record<AbilityName, { value: number; proficient: boolean }>>;
  readonly skills: readonly {
    readonly name: Skill;
    readonly value: number;
    readonly proficient: boolean;
  }[];
  readonly passivePerception: number;
  /** Pounds. */
  readonly carryingCapacity: number;
}

export const proficiencyBonus = (level: number): number => 2 + Math.floor((level - 1) / 4);

/**
 * The maximum of the die at level 1, and die / 2 + 1 at each later level. Each level adds the
 * Constitution modifier, but gives at least 1, and also adds `perLevel`.
 */
export function hitPointsOf(
  hitDie: number,
  constitution: number,
  level: number,
  perLevel = 0,
): number {
  const perLaterLevel = Math.max(1, hitDie / 2 + 1 + constitution);
  return Math.max(1, hitDie + constitution) + (level - 1) * perLaterLevel + level * perLevel;
}

const mapAbilities = <T>(valueOf: (name: AbilityName) => T): Record<AbilityName, T> =>
  // Every ability is a key of the result.
  Object.fromEntries(abilityNames.map((name) => [name, valueOf(name)])) as Record<AbilityName, T>;

/** Computes the values of a character sheet by the rules of SRD 5.2.1. */
export function deriveCharacter(character: CharacterChoices): DerivedCharacter {
  const characterClass: CharacterClass = characterClasses[character.class];
  const characterSpecies: Species = species[character.species];
  const background = backgrounds[character.background];
  const scores = withIncreases(character.abilities, character.increases);
  const modifiers = mapAbilities((name) => abilityModifier(scores[name]));
  const bonus = proficiencyBonus(character.level);
  const proficientSkills = new Set<Skill>([...character.skills, ...background.skills]);

  const skillRows = skillNames.map((name) => {
    const proficient = proficientSkills.has(name);
    return { name, proficient, value: modifiers[skills[name].ability] + (proficient ? bonus : 0) };
  });
  const perception = skillRows.find((row) => row.name === 'perception')?.value ?? 0;
  const { unarmored } = characterClass;

  return {
    scores,
    modifiers,
    proficiencyBonus: bonus,
    hitPoints: hitPointsOf(
      characterClass.hitDie,
      modifiers.con,
      character.level,
      characterSpecies.hitPointsPerLevel,
    ),
    armorClass: 10 + modifiers.dex + (unarmored ? modifiers[unarmored] : 0),
    // The Criminal's feat Alert adds the proficiency bonus.
    initiative: modifiers.dex + (character.background === 'criminal' ? bonus : 0),
    speed: characterSpecies.speed,
    saves: mapAbilities((name) => {
      const proficient = characterClass.saves.includes(name);
      return { proficient, value: modifiers[name] + (proficient ? bonus : 0) };
    }),
    skills: skillRows,
    passivePerception: 10 + perception,
    carryingCapacity: scores.str * 15,
  };
}
