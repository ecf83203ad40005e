import { abilityLabels, type AbilityName, type AbilityScores } from './abilities.ts';
import type { ClassName } from './classes.ts';
import type { WeaponFacts, WeaponRange } from './items.ts';
import { part, sumOf, type Sum } from './sum.ts';

/** One way to hit something. */
export interface Attack {
  readonly name: string;
  /** How many of the weapon the character has. */
  readonly count: number;
  readonly bonus: Sum;
  /** Null if the damage has no die. */
  readonly dice: string | null;
  /** The dice with two hands. */
  readonly versatile: string | null;
  /** What is added to the dice. */
  readonly damage: Sum;
  readonly damageType: WeaponFacts['damageType'];
  /** In feet; null for an attack that only reaches. */
  readonly range: WeaponRange | null;
  readonly properties: WeaponFacts['properties'];
  /** The weapon's mastery, for classes that can use it. */
  readonly mastery: string | null;
  /** Why the attack has Disadvantage; null if it has not. */
  readonly disadvantage: string | null;
}

export interface Attacker {
  readonly class: ClassName;
  readonly scores: AbilityScores;
  readonly modifiers: AbilityScores;
  readonly proficiencyBonus: number;
  /** The Martial Arts die of a monk; null for other classes. */
  readonly martialArtsDie: string | null;
  readonly hasMastery: boolean;
}

/** Heavy weapons need this score. */
const heavyScore = 13;

const facesOf = (dice: string): number => Number(dice.split('d')[1]);

/** A monk uses Dexterity and the Martial Arts die with these weapons. */
const isMonkWeapon = ({ class: weaponClass, kind, properties }: WeaponFacts): boolean =>
  kind === 'melee' && (weaponClass === 'simple' || properties.includes('light'));

function abilityOf(weapon: WeaponFacts, attacker: Attacker): AbilityName {
  const { str, dex } = attacker.modifiers;
  const usual = weapon.kind === 'melee' ? 'str' : 'dex';
  const hasChoice =
    weapon.properties.includes('finesse') ||
    (attacker.martialArtsDie !== null && isMonkWeapon(weapon));
  if (!hasChoice) return usual;
  return dex > str ? 'dex' : 'str';
}

/** The attack with a weapon that the character is proficient with. */
export function attackWith(weapon: WeaponFacts, count: number, attacker: Attacker): Attack {
  const ability = abilityOf(weapon, attacker);
  const fromAbility = part(abilityLabels[ability], attacker.modifiers[ability]);
  const { martialArtsDie } = attacker;
  const usesMartialArts =
    martialArtsDie !== null &&
    isMonkWeapon(weapon) &&
    facesOf(martialArtsDie) > facesOf(weapon.dice);
  const needed = weapon.kind === 'melee' ? 'str' : 'dex';
  const isTooHeavy = weapon.properties.includes('heavy') && attacker.scores[needed] < heavyScore;
  return {
    name: weapon.name,
    count,
    bonus: sumOf([fromAbility, part('Proficiency', attacker.proficiencyBonus)]),
    dice: usesMartialArts ? martialArtsDie : weapon.dice,
    // One hand with the Martial Arts die is as good.
    versatile: usesMartialArts ? null : (weapon.versatile ?? null),
    damage: sumOf([fromAbility]),
    damageType: weapon.damageType,
    range: weapon.range ?? null,
    properties: weapon.properties,
    mastery: attacker.hasMastery ? weapon.mastery : null,
    disadvantage: isTooHeavy
      ? `Heavy: ${abilityLabels[needed]} ${attacker.scores[needed]} is below ${heavyScore}`
      : null,
  };
}

/** A punch, kick or butt. Everyone is proficient with it; a monk's uses the Martial Arts die. */
export function unarmedStrike(attacker: Attacker): Attack {
  const { modifiers, martialArtsDie } = attacker;
  const ability = martialArtsDie !== null && modifiers.dex > modifiers.str ? 'dex' : 'str';
  const fromAbility = part(abilityLabels[ability], modifiers[ability]);
  return {
    name: 'Unarmed Strike',
    count: 1,
    bonus: sumOf([fromAbility, part('Proficiency', attacker.proficiencyBonus)]),
    dice: martialArtsDie,
    versatile: null,
    damage: sumOf([martialArtsDie === null ? part('Unarmed Strike', 1) : null, fromAbility]),
    damageType: 'bludgeoning',
    range: null,
    properties: [],
    mastery: null,
    disadvantage: null,
  };
}
