import type { LevelsInClass } from './class-list.ts';
import { classLevels, type ClassLevels, type ClassSpells } from './data/class-levels.ts';

/** Spell slots of the same level. */
export interface SpellSlots {
  readonly spellLevel: number;
  readonly count: number;
}

/** The slots of spell levels 1 to 9 at caster levels 1 to 20, as in the tables of SRD 5.2.1. */
const slotTable: readonly (readonly number[])[] = [
  [2],
  [3],
  [4, 2],
  [4, 3],
  [4, 3, 2],
  [4, 3, 3],
  [4, 3, 3, 1],
  [4, 3, 3, 2],
  [4, 3, 3, 3, 1],
  [4, 3, 3, 3, 2],
  [4, 3, 3, 3, 2, 1],
  [4, 3, 3, 3, 2, 1],
  [4, 3, 3, 3, 2, 1, 1],
  [4, 3, 3, 3, 2, 1, 1],
  [4, 3, 3, 3, 2, 1, 1, 1],
  [4, 3, 3, 3, 2, 1, 1, 1],
  [4, 3, 3, 3, 2, 1, 1, 1, 1],
  [4, 3, 3, 3, 3, 1, 1, 1, 1],
  [4, 3, 3, 3, 3, 2, 1, 1, 1],
  [4, 3, 3, 3, 3, 2, 2, 1, 1],
];

const slotKind = ({ class: name }: LevelsInClass): ClassSpells['slots'] | null => {
  const { spells }: ClassLevels = classLevels[name];
  return spells?.slots ?? null;
};

/**
 * The slots of all classes with Spellcasting together. Half casters count half of their levels, rounded up; a warlock's
 * Pact Magic is apart.
 */
export function slotsOf(classes: readonly LevelsInClass[]): readonly SpellSlots[] {
  let full = 0;
  let half = 0;
  for (const levels of classes) {
    const kind = slotKind(levels);
    if (kind === 'full') full += levels.level;
    if (kind === 'half') half += levels.level;
  }
  const counts = slotTable[full + Math.ceil(half / 2) - 1] ?? [];
  return counts.map((count, index) => ({ spellLevel: index + 1, count }));
}

/** A warlock has few slots, all of the same level; null for a character without Pact Magic. */
export function pactSlotsOf(classes: readonly LevelsInClass[]): SpellSlots | null {
  const warlock = classes.find((levels) => slotKind(levels) === 'pact');
  if (!warlock) return null;
  const { level } = warlock;
  const count = level === 1 ? 1 : level < 11 ? 2 : level < 17 ? 3 : 4;
  return { count, spellLevel: Math.min(5, Math.ceil(level / 2)) };
}

/** The highest level of spells that a class prepares, as if the character had no other class. */
export const highestSpellLevel = (levels: LevelsInClass): number =>
  pactSlotsOf([levels])?.spellLevel ?? slotsOf([levels]).at(-1)?.spellLevel ?? 0;
