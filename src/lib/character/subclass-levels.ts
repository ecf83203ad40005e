import type { LevelsInClass } from './class-list.ts';
import type { ClassName } from './classes.ts';
import { slugOf } from './slug.ts';

/** The subclasses of SRD 5.2.1, by the slugs of their names. */
const subclassSlugs: Readonly<Record<ClassName, string>> = {
  barbarian: 'path-of-the-berserker',
  bard: 'college-of-lore',
  cleric: 'life-domain',
  druid: 'circle-of-the-land',
  fighter: 'champion',
  monk: 'warrior-of-the-open-hand',
  paladin: 'oath-of-devotion',
  ranger: 'hunter',
  rogue: 'thief',
  sorcerer: 'draconic-sorcery',
  warlock: 'fiend-patron',
  wizard: 'evoker',
};

/** Subclasses begin at this class level. */
export const subclassLevel = 3;

/** Whether the subclass is the one of SRD 5.2.1, and not a homebrew one. */
export const isSrdSubclass = ({ class: name, subclass }: LevelsInClass): boolean =>
  subclass !== null && slugOf(subclass) === subclassSlugs[name];

/** The level in a class whose SRD subclass the character has; 0 without it, or below level 3. */
export function srdSubclassLevel(classes: readonly LevelsInClass[], name: ClassName): number {
  const levels = classes.find((one) => one.class === name);
  return levels && levels.level >= subclassLevel && isSrdSubclass(levels) ? levels.level : 0;
}
