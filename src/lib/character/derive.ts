import {
  abilityLabels,
  abilityModifier,
  abilityNames,
  withIncreases,
  type AbilityIncrease,
  type AbilityName,
  type AbilityScores,
} from './abilities.ts';
import { armorClassOf, type WornArmor } from './armor-class.ts';
import { attackWith, unarmedStrike, type Attack } from './attacks.ts';
import { classLevels, type ClassLevels } from './data/class-levels.ts';
import { hasFeature, valueAt } from './level-values.ts';
import { characterClasses, type CharacterClass, type ClassName, type Kit } from './classes.ts';
import { kitArmor, kitWeapons, type ArmorFacts } from './items.ts';
import {
  backgrounds,
  species,
  type BackgroundName,
  type Species,
  type SpeciesName,
} from './origins.ts';
import { skillNames, skills, type Skill } from './skills.ts';
import { slotsOf, type SpellSlots } from './spell-slots.ts';
import { part, sumOf, type Part, type Sum } from './sum.ts';

/** The choices from which all other values are computed. `Character` of the contract has them. */
export interface CharacterChoices {
  readonly class: ClassName;
  readonly species: SpeciesName;
  readonly background: BackgroundName;
  readonly level: number;
  readonly abilities: AbilityScores;
  readonly increases: readonly AbilityIncrease[];
  readonly skills: readonly Skill[];
  /** `kit`: the character wears the armor of the class's kit and has its weapons. */
  readonly equipment: 'kit' | 'gold';
}

/** What a character casts spells with. */
export interface DerivedSpells {
  readonly ability: AbilityName;
  readonly saveDc: Sum;
  readonly attackBonus: Sum;
  readonly cantrips: number;
  readonly prepared: number;
  readonly slots: readonly SpellSlots[];
}

export interface DerivedCharacter {
  readonly scores: AbilityScores;
  readonly modifiers: AbilityScores;
  readonly proficiencyBonus: number;
  readonly hitPoints: Sum;
  /** `5d10` */
  readonly hitDice: string;
  readonly armorClass: Sum;
  readonly initiative: Sum;
  /** Feet. */
  readonly speed: Sum;
  readonly saves: Readonly<Record<AbilityName, Sum & { readonly proficient: boolean }>>;
  readonly skills: readonly (Sum & {
    readonly name: Skill;
    readonly proficient: boolean;
    /** Why checks have Disadvantage; null if they have not. */
    readonly disadvantage: string | null;
  })[];
  readonly passivePerception: Sum;
  /** Pounds. */
  readonly carryingCapacity: Sum;
  readonly attacks: readonly Attack[];
  /** Null for a class without spells. */
  readonly spells: DerivedSpells | null;
}

export const proficiencyBonus = (level: number): number => 2 + Math.floor((level - 1) / 4);

const mapAbilities = <T>(valueOf: (name: AbilityName) => T): Record<AbilityName, T> =>
  // Every ability is a key of the result.
  Object.fromEntries(abilityNames.map((name) => [name, valueOf(name)])) as Record<AbilityName, T>;

/** The feature of level 20 that increases two scores by 4, to at most 25. */
const lastIncreases: Partial<Readonly<Record<ClassName, readonly AbilityName[]>>> = {
  barbarian: ['str', 'con'],
  monk: ['dex', 'wis'],
};

function scoresOf({ class: className, level, abilities, increases }: CharacterChoices) {
  const scores = withIncreases(abilities, increases);
  const increased = level === 20 ? (lastIncreases[className] ?? []) : [];
  return mapAbilities((name) =>
    increased.includes(name)
      ? Math.max(scores[name], Math.min(25, scores[name] + 4))
      : scores[name],
  );
}

/**
 * The maximum of the die at level 1, and die / 2 + 1 at each later level. Each level adds the
 * Constitution modifier, but gives at least 1, and also adds `perLevel`.
 */
export function hitPointsOf(
  hitDie: number,
  constitution: number,
  level: number,
  perLevel: { readonly label: string; readonly amount: number } | null = null,
): Sum {
  const atLaterLevels = hitDie / 2 + 1;
  // The part of a Constitution modifier that a level cannot lose.
  const first = Math.max(1, hitDie + constitution) - (hitDie + constitution);
  const later = Math.max(1, atLaterLevels + constitution) - (atLaterLevels + constitution);
  const missing = first + (level - 1) * later;
  return sumOf([
    part('Level 1', hitDie),
    level > 1
      ? part(level === 2 ? 'Level 2' : `Levels 2 to ${level}`, (level - 1) * atLaterLevels)
      : null,
    constitution === 0 ? null : part(abilityLabels.con, level * constitution),
    missing > 0 ? part('At least 1 for each level', missing) : null,
    perLevel && part(perLevel.label, level * perLevel.amount),
  ]);
}

function wornArmor(kit: Kit | null): WornArmor {
  const worn: ArmorFacts[] = (kit?.armor ?? []).map((key) => kitArmor[key]);
  return {
    body: worn.find(({ category }) => category !== 'shield') ?? null,
    shield: worn.find(({ category }) => category === 'shield') ?? null,
  };
}

/** The features that raise the speed, in feet. */
function speedFeatures({ class: className, level }: CharacterChoices, worn: WornArmor): Part[] {
  const { unarmoredMovementFt }: ClassLevels['resources'] = classLevels[className].resources;
  const unarmored = unarmoredMovementFt && valueAt(unarmoredMovementFt, level);
  const isHeavy = worn.body?.category === 'heavy';
  return [
    ...(typeof unarmored === 'number' && !worn.body && !worn.shield
      ? [part('Unarmored Movement', unarmored)]
      : []),
    ...['Fast Movement', 'Roving']
      .filter((feature) => !isHeavy && hasFeature(className, level, feature))
      .map((feature) => part(feature, 10)),
  ];
}

function speedOf(character: CharacterChoices, strength: number, worn: WornArmor): Sum {
  const { label, speed }: Species = species[character.species];
  const { body } = worn;
  const isSlowed = body?.strength !== undefined && strength < body.strength;
  return sumOf([
    part(label, speed),
    ...speedFeatures(character, worn),
    isSlowed ? part(`${body.name} without Strength ${body.strength}`, -10) : null,
  ]);
}

/** The saving throws that a class adds at later levels. */
const laterSaves: readonly { readonly feature: string; readonly saves: readonly AbilityName[] }[] =
  [
    { feature: 'Slippery Mind', saves: ['wis', 'cha'] },
    { feature: 'Disciplined Survivor', saves: abilityNames },
  ];

/** Computes the values of a character sheet by the rules of SRD 5.2.1. */
export function deriveCharacter(character: CharacterChoices): DerivedCharacter {
  const { class: className, level } = character;
  const characterClass: CharacterClass = characterClasses[className];
  const { hitPointsPerLevel, carriesDouble }: Species = species[character.species];
  const background = backgrounds[character.background];
  const scores = scoresOf(character);
  const modifiers = mapAbilities((name) => abilityModifier(scores[name]));
  const bonus = proficiencyBonus(level);
  const has = (feature: string) => hasFeature(className, level, feature);
  const fromAbility = (name: AbilityName) => part(abilityLabels[name], modifiers[name]);
  const proficiency = part('Proficiency', bonus);
  const kit = character.equipment === 'kit' ? characterClass.kit : null;
  const worn = wornArmor(kit);

  const proficientSkills = new Set<Skill>([...character.skills, ...background.skills]);
  const half = part('Jack of All Trades', Math.floor(bonus / 2));
  const skillRows = skillNames.map((name) => {
    const proficient = proficientSkills.has(name);
    const added = proficient ? proficiency : has('Jack of All Trades') ? half : null;
    const hasDisadvantage = name === 'stealth' && worn.body?.stealthDisadvantage === true;
    return {
      ...sumOf([fromAbility(skills[name].ability), added]),
      name,
      proficient,
      disadvantage: hasDisadvantage ? (worn.body?.name ?? null) : null,
    };
  });
  const perception = skillRows.find((row) => row.name === 'perception');

  const proficientSaves = new Set([
    ...characterClass.saves,
    ...laterSaves.filter(({ feature }) => has(feature)).flatMap(({ saves }) => saves),
  ]);
  const aura = has('Aura of Protection')
    ? part('Aura of Protection', Math.max(1, modifiers.cha))
    : null;

  const { resources }: ClassLevels = classLevels[className];
  const die = resources.martialArtsDie && valueAt(resources.martialArtsDie, level);
  const attacker = {
    class: className,
    scores,
    modifiers,
    proficiencyBonus: bonus,
    martialArtsDie: typeof die === 'string' ? die : null,
    hasMastery: has('Weapon Mastery'),
  };

  return {
    scores,
    modifiers,
    proficiencyBonus: bonus,
    hitPoints: hitPointsOf(
      characterClass.hitDie,
      modifiers.con,
      level,
      hitPointsPerLevel ? part('Dwarven Toughness', hitPointsPerLevel) : null,
    ),
    hitDice: `${level}d${characterClass.hitDie}`,
    armorClass: armorClassOf(worn, modifiers, characterClass.unarmored),
    // The Criminal's feat Alert adds the proficiency bonus.
    initiative: sumOf([
      fromAbility('dex'),
      character.background === 'criminal' ? part('Alert', bonus) : null,
    ]),
    speed: speedOf(character, scores.str, worn),
    saves: mapAbilities((name) => {
      const proficient = proficientSaves.has(name);
      return { ...sumOf([fromAbility(name), proficient ? proficiency : null, aura]), proficient };
    }),
    skills: skillRows,
    passivePerception: sumOf([part('Base', 10), ...(perception?.parts ?? [])]),
    carryingCapacity: sumOf([
      part('Strength × 15', scores.str * 15),
      carriesDouble ? part('Powerful Build', scores.str * 15) : null,
    ]),
    attacks: [
      ...(kit?.weapons ?? []).map(({ key, count }) => attackWith(kitWeapons[key], count, attacker)),
      unarmedStrike(attacker),
    ],
    spells: spellsOf(className, level, modifiers, bonus),
  };
}

function spellsOf(
  className: ClassName,
  level: number,
  modifiers: AbilityScores,
  bonus: number,
): DerivedSpells | null {
  const { spells }: ClassLevels = classLevels[className];
  if (!spells) return null;
  const { ability } = spells;
  const added = [part(abilityLabels[ability], modifiers[ability]), part('Proficiency', bonus)];
  return {
    ability,
    saveDc: sumOf([part('Base', 8), ...added]),
    attackBonus: sumOf(added),
    cantrips: valueAt(spells.cantrips, level) ?? 0,
    prepared: valueAt(spells.prepared, level) ?? 0,
    slots: slotsOf(spells.slots, level),
  };
}
