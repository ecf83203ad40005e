import { overridden, type CharacterChoices, type OverrideTarget } from './choices.ts';
import type { LevelsInClass } from './class-list.ts';
import { classLevels, type ClassLevels, type ClassSpells } from './data/class-levels.ts';
import { part, sumOf, type Sum } from './sum.ts';

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

/** The level in the table of the slots. Half casters count half of their levels, rounded up. */
function casterLevel(classes: readonly LevelsInClass[]): number {
  let full = 0;
  let half = 0;
  for (const levels of classes) {
    const kind = slotKind(levels);
    if (kind === 'full') full += levels.level;
    if (kind === 'half') half += levels.level;
  }
  return full + Math.ceil(half / 2);
}

/** The slots of all classes with Spellcasting together; a warlock's Pact Magic is apart. */
export function slotsOf(classes: readonly LevelsInClass[]): readonly SpellSlots[] {
  const counts = slotTable[casterLevel(classes) - 1] ?? [];
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

/** Spell slots with what their number comes from. */
export interface CountedSlots extends SpellSlots {
  readonly sum: Sum;
}

const spellLevels = [1, 2, 3, 4, 5, 6, 7, 8, 9] as const;

type WithOverrides = Pick<CharacterChoices, 'overrides'>;

function counted(
  character: WithOverrides,
  spellLevel: number,
  { target, label, count }: { target: OverrideTarget; label: string; count: number },
): CountedSlots {
  const sum = overridden(sumOf(count > 0 ? [part(label, count)] : []), target, character);
  return { spellLevel, count: sum.value, sum };
}

/** The slots of each spell level that has some, with the numbers on which the table has agreed. */
export function slotSums(
  character: WithOverrides,
  classes: readonly LevelsInClass[],
): CountedSlots[] {
  const slots = slotsOf(classes);
  const label = `Caster level ${casterLevel(classes)}`;
  return spellLevels
    .map((level) =>
      counted(character, level, {
        target: `slots-${level}`,
        label,
        count: slots[level - 1]?.count ?? 0,
      }),
    )
    .filter(({ count, sum }) => count > 0 || sum.parts.length > 0);
}

export function pactSlotSum(
  character: WithOverrides,
  classes: readonly LevelsInClass[],
): CountedSlots | null {
  const pact = pactSlotsOf(classes);
  if (!pact) return null;
  const { spellLevel, count } = pact;
  return counted(character, spellLevel, { target: 'pact-slots', label: 'Pact Magic', count });
}

/** The highest level of spells that a class prepares, as if the character had no other class. */
export const highestSpellLevel = (levels: LevelsInClass): number =>
  pactSlotsOf([levels])?.spellLevel ?? slotsOf([levels]).at(-1)?.spellLevel ?? 0;
