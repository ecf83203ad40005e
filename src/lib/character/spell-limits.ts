import type { LevelsInClass } from './class-list.ts';
import { classLevels, type ClassLevels } from './data/class-levels.ts';
import { valueAt } from './level-values.ts';
import { highestSpellLevel } from './spell-slots.ts';

/** How many spells of a class a character may have, as if it had no other class. */
export interface SpellLimits {
  readonly cantrips: number;
  readonly prepared: number;
  /** The highest level of a prepared spell. */
  readonly maxSpellLevel: number;
}

/** The limits of a class, with the cantrips that options of its features add; null for a class without spells. */
export function spellLimits(levels: LevelsInClass, furtherCantrips = 0): SpellLimits | null {
  const { spells }: ClassLevels = classLevels[levels.class];
  if (!spells) return null;
  return {
    cantrips: (valueAt(spells.cantrips, levels.level) ?? 0) + furtherCantrips,
    prepared: valueAt(spells.prepared, levels.level) ?? 0,
    maxSpellLevel: highestSpellLevel(levels),
  };
}
