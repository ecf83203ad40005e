import { classesOf } from '#src/lib/character/class-list.ts';
import type { ClassName } from '#src/lib/character/classes.ts';
import { spellLimits } from '#src/lib/character/spell-limits.ts';
import type { CharacterValues } from '../character-fields.ts';

export interface SpellCounts {
  readonly cantrips: number;
  /** Spells that are prepared at the same time. */
  readonly prepared: number;
  /** Spells that the character has; for a wizard, those in the spellbook. */
  readonly known: number;
  readonly maxSpellLevel: number;
}

/** A wizard’s book begins with six spells and gets two more at each level. */
const spellbookSize = (level: number): number => 6 + 2 * (level - 1);

/** How many spells of a class a character chooses; null for a class without spells. */
export function spellCounts(values: CharacterValues, className: ClassName): SpellCounts | null {
  const levels = classesOf(values).find((each) => each.class === className);
  const limits = levels && spellLimits(levels);
  if (!limits || limits.maxSpellLevel === 0) return null;
  const known = className === 'wizard' ? spellbookSize(levels.level) : limits.prepared;
  return { ...limits, known };
}

/** The classes of a character that cast spells. */
export const castingClasses = (values: CharacterValues): ClassName[] =>
  classesOf(values)
    .map((levels) => levels.class)
    .filter((name) => spellCounts(values, name) !== null);
