import type { UnarmoredWay, Worn } from './armor-class.ts';
import type { CharacterChoices } from './choices.ts';
import { totalLevel, type LevelsInClass } from './class-list.ts';
import { characterClasses, type CharacterClass } from './classes.ts';
import { classLevels, type ClassLevels } from './data/class-levels.ts';
import { hasOption, type TakenFeat } from './feats.ts';
import { haveFeature, valueAt } from './level-values.ts';
import { species, type Species } from './origins.ts';
import { srdSubclassLevel } from './subclass-levels.ts';
import { part, type Part } from './sum.ts';

/** The ways in which classes calculate the Armor Class without armor. */
export function unarmoredWays(classes: readonly LevelsInClass[]): UnarmoredWay[] {
  const ways = classes.flatMap(({ class: name }): UnarmoredWay[] => {
    const { unarmored }: CharacterClass = characterClasses[name];
    return unarmored
      ? [{ label: 'Without armor', ability: unarmored, withShield: unarmored === 'con' }]
      : [];
  });
  return srdSubclassLevel(classes, 'sorcerer') > 0
    ? [...ways, { label: 'Draconic Resilience', ability: 'cha', withShield: true }]
    : ways;
}

/** What is added to the hit points of the classes. */
export function furtherHitPoints(
  character: CharacterChoices,
  classes: readonly LevelsInClass[],
): Part[] {
  const { hitPointsPerLevel }: Species = species[character.species];
  const draconic = srdSubclassLevel(classes, 'sorcerer');
  return [
    ...(hitPointsPerLevel
      ? [part('Dwarven Toughness', totalLevel(character) * hitPointsPerLevel)]
      : []),
    // 3 at level 3, and 1 at each later level of a sorcerer.
    ...(draconic > 0 ? [part('Draconic Resilience', draconic)] : []),
  ];
}

/** The Martial Arts die, which a monk has without armor and shield. */
export function martialArtsDie(classes: readonly LevelsInClass[], worn: Worn): string | null {
  if (worn.bodies.length > 0 || worn.shields.length > 0) return null;
  const monk = classes.find(({ class: name }) => name === 'monk');
  const { resources }: ClassLevels = classLevels.monk;
  const die = monk && resources.martialArtsDie && valueAt(resources.martialArtsDie, monk.level);
  return typeof die === 'string' ? die : null;
}

/** The weapons whose mastery the classes can use; a barbarian's are melee weapons. */
export function masteryOf(classes: readonly LevelsInClass[]): 'all' | 'melee' | 'none' {
  const others = classes.filter(({ class: name }) => name !== 'barbarian');
  if (haveFeature(others, 'Weapon Mastery')) return 'all';
  return haveFeature(classes, 'Weapon Mastery') ? 'melee' : 'none';
}

/** The lowest number of the d20 that is a critical hit: lower for a Champion from the levels 3 and 15 on. */
export function criticalFrom(classes: readonly LevelsInClass[]): number {
  const champion = srdSubclassLevel(classes, 'fighter');
  if (champion === 0) return 20;
  return champion < 15 ? 19 : 18;
}

/** How many attacks one Attack action gives: Extra Attack of several classes does not add up. */
export function attacksPerAction(
  classes: readonly LevelsInClass[],
  feats: readonly TakenFeat[],
): { readonly any: number; readonly withPactWeapon: number } {
  const counts = classes.map(({ class: name, level }) => {
    const { resources }: ClassLevels = classLevels[name];
    const count = resources.attacks ? valueAt(resources.attacks, level) : null;
    return typeof count === 'number' ? count : 1;
  });
  const any = Math.max(1, ...counts);
  const byInvocation = (slug: string, count: number) =>
    hasOption(feats, 'warlock', slug) ? count : 1;
  const withPactWeapon = Math.max(
    any,
    byInvocation('thirsting-blade', 2),
    byInvocation('devouring-blade', 3),
  );
  return { any, withPactWeapon };
}
