import { type DiceFormula, formulaOf } from '#src/lib/character/roll.ts';

interface CastSpell {
  /** As in `SpellFacts`: `8d6 fire; +1d6 per higher slot`. */
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

/** The dice of a spell as it is cast; null if it has none. Of several darts or rays, those of one. */
export function spellFormula(spell: CastSpell, casting: Casting): DiceFormula | null {
  const [base = '', perSlot = ''] = spell.damage.split(';');
  const formula = formulaOf(base.replaceAll(/\d+ × /gu, ''), casting.modifier);
  if (!formula) return null;
  if (spell.level === 0) {
    const factor = moreAttacks.has(spell.name) ? 1 : cantripFactor(casting.characterLevel);
    const dice = formula.dice.map(({ count, faces }) => ({ count: count * factor, faces }));
    return { ...formula, dice };
  }
  const higher = Math.max(0, casting.slotLevel - spell.level);
  const added = higher > 0 && perSlot !== '' ? formulaOf(perSlot, casting.modifier) : null;
  if (!added) return formula;
  const more = new Map(added.dice.map(({ count, faces }) => [faces, count * higher]));
  const dice = formula.dice.map(({ count, faces }) => {
    const extra = more.get(faces) ?? 0;
    more.delete(faces);
    return { count: count + extra, faces };
  });
  return {
    dice: [...dice, ...[...more].map(([faces, count]) => ({ count, faces }))],
    bonus: formula.bonus + added.bonus * higher,
  };
}
