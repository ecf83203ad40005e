import type { CharacterChoices } from './choices.ts';
import type { LevelsInClass } from './class-list.ts';
import { classLevels, type ClassLevels } from './data/class-levels.ts';
import type { CharacterItem } from './items.ts';
import { valueAt } from './level-values.ts';
import { slugIn, slugOf } from './slug.ts';

/** How many kinds of weapons a character can choose for their mastery. */
export interface MasteryAllowance {
  readonly count: number;
  /** How many of them must be melee weapons, because only levels of a barbarian give them. */
  readonly melee: number;
}

export function masteryAllowance(classes: readonly LevelsInClass[]): MasteryAllowance {
  let count = 0;
  let melee = 0;
  for (const { class: name, level } of classes) {
    const { resources }: ClassLevels = classLevels[name];
    const value = resources.weaponMastery ? valueAt(resources.weaponMastery, level) : null;
    if (typeof value !== 'number') continue;
    count += value;
    if (name === 'barbarian') melee += value;
  }
  return { count, melee };
}

/** The slugs of the chosen kinds of weapons. Those above the allowance do not count. */
export function chosenMasteries(
  { weaponMasteries = [] }: Pick<CharacterChoices, 'weaponMasteries'>,
  { count }: MasteryAllowance,
): ReadonlySet<string> {
  const slugs = new Set(weaponMasteries.map(slugOf));
  return new Set([...slugs].slice(0, count));
}

/** Whether the item is of a chosen kind: by its row, or by a word of its name such as `Longsword of the Vale`. */
export function isChosenKind(
  item: Pick<CharacterItem, 'key' | 'name'>,
  chosen: ReadonlySet<string>,
): boolean {
  if (chosen.size === 0) return false;
  if (chosen.has(slugIn(item))) return true;
  const name = `-${slugOf(item.name)}-`;
  return [...chosen].some((slug) => name.includes(`-${slug}-`));
}
