import type { ClassSpells } from './data/class-levels.ts';

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

/** A warlock has few slots, all of the same level. */
function pactSlots(level: number): SpellSlots {
  const count = level === 1 ? 1 : level < 11 ? 2 : level < 17 ? 3 : 4;
  return { count, spellLevel: Math.min(5, Math.ceil(level / 2)) };
}

/** The slots of one class at a class level. Half casters have the slots of half their level. */
export function slotsOf(slots: ClassSpells['slots'], level: number): readonly SpellSlots[] {
  if (slots === 'pact') return [pactSlots(level)];
  const casterLevel = slots === 'full' ? level : Math.ceil(level / 2);
  const counts = slotTable[casterLevel - 1] ?? [];
  return counts.map((count, index) => ({ spellLevel: index + 1, count }));
}
