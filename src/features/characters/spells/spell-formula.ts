import { type DiceFormula, isRollable, rollLimits, termsOf } from '#src/lib/character/roll.ts';

interface CastSpell {
  /** The damage of `SpellFacts`: `8d6 fire; +1d6 per higher slot`, `4d4 acid, 2d4 acid later`. */
  readonly damage: string;
  readonly level: number;
  readonly name: string;
}

interface Casting {
  /** The level of the slot; at least that of the spell. */
  readonly slotLevel: number;
  /** The level of the character, which decides about the dice of cantrips. */
  readonly characterLevel: number;
  /** The modifier of the spellcasting ability. */
  readonly modifier: number;
}

/** Its beams are attacks of their own, each with the same dice. */
const moreAttacks = new Set(['Eldritch Blast']);

/** A cantrip has one set of dice more from the levels 5, 11 and 17 on. */
const cantripFactor = (characterLevel: number): number =>
  1 + [5, 11, 17].filter((from) => characterLevel >= from).length;

/** Commas also stand between types of damage, so they separate only before a number. */
const partSeparator = /[,;]\s*(?=\d)/u;

/** A part of the damage with what the higher slots add to it. */
function strengthened(part: DiceFormula, added: DiceFormula): DiceFormula {
  const more = new Map(added.dice.map(({ count, faces }) => [faces, count]));
  const dice = part.dice.map(({ count, faces }) => {
    const extra = more.get(faces) ?? 0;
    more.delete(faces);
    return { count: count + extra, faces };
  });
  return {
    dice: [...dice, ...[...more].map(([faces, count]) => ({ count, faces }))],
    bonus: part.bonus + added.bonus,
  };
}

/** What the text after the semicolon adds: to each part, or to the first part with the same dice. */
function withHigherSlots(
  parts: readonly DiceFormula[],
  perSlot: string,
  { higher, modifier }: { readonly higher: number; readonly modifier: number },
): readonly DiceFormula[] {
  const { dice, bonus } = termsOf(perSlot, modifier);
  const added = {
    dice: dice.map(({ count, faces }) => ({ count: count * higher, faces })),
    bonus: bonus * higher,
  };
  if (perSlot.includes('to each')) return parts.map((part) => strengthened(part, added));
  const sameDice = parts.findIndex((part) =>
    part.dice.some(({ faces }) => dice.some((one) => one.faces === faces)),
  );
  const position = Math.max(0, sameDice);
  return parts.map((part, index) => (index === position ? strengthened(part, added) : part));
}

/**
 * The dice of a spell as it is cast, without those of later turns; null if it has none. Of several darts or rays,
 * those of one.
 */
export function spellFormula(spell: CastSpell, casting: Casting): DiceFormula | null {
  const [base = '', perSlot = ''] = spell.damage.split(/;\s*(?=\+)/u);
  const first = base
    .split(partSeparator)
    .filter((part) => !part.includes(' later'))
    .map((part) => termsOf(part.replaceAll(/\d+ × /gu, ''), casting.modifier));
  const higher = spell.level === 0 ? 0 : Math.max(0, casting.slotLevel - spell.level);
  const parts =
    higher > 0 && perSlot !== ''
      ? withHigherSlots(first, perSlot, { higher, modifier: casting.modifier })
      : first;
  const factor =
    spell.level > 0 || moreAttacks.has(spell.name) ? 1 : cantripFactor(casting.characterLevel);
  const formula = {
    dice: parts
      .flatMap(({ dice }) => dice)
      .map(({ count, faces }) => ({ count: count * factor, faces })),
    bonus: parts.reduce((sum, { bonus }) => sum + bonus, 0),
  };
  return isRollable(formula, rollLimits.dice) ? formula : null;
}
