import type { LevelsInClass } from './class-list.ts';
import type { ClassSpells } from './data/class-levels.ts';
import { valueAt } from './level-values.ts';
import { highestSpellLevel } from './spell-slots.ts';

/** How many spells of a class a character may have, as if it had no other class. */
export interface SpellLimits {
  readonly cantrips: number;
  readonly prepared: number;
  /** The highest level of a prepared spell. */
  readonly maxSpellLevel: number;
}

export const spellLimits = (
  { cantrips, prepared }: ClassSpells,
  levels: LevelsInClass,
  furtherCantrips: number,
): SpellLimits => ({
  cantrips: (valueAt(cantrips, levels.level) ?? 0) + furtherCantrips,
  prepared: valueAt(prepared, levels.level) ?? 0,
  maxSpellLevel: highestSpellLevel(levels),
});
