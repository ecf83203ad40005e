import { signed } from '#src/lib/character/abilities.ts';
import type { DiceFormula } from '#src/lib/character/roll.ts';
import type { SpellBonus, SpellEffects } from '#src/lib/character/spell-effects.ts';

/** A spell of several darts is rolled once for each of them. */
const isRolledOften = (damage: string): boolean => damage.includes(' × ');

/** What the features of the character add to a roll of the damage or the healing. */
export function withBonuses(
  formula: DiceFormula,
  damage: string,
  slotLevel: number,
  { bonuses }: Pick<SpellEffects, 'bonuses'>,
): DiceFormula {
  const added = bonuses
    .filter(({ to, once }) => to !== 'range' && !(once && isRolledOften(damage)))
    .reduce((sum, { amount, perSlotLevel }) => sum + amount + perSlotLevel * slotLevel, 0);
  return { ...formula, bonus: formula.bonus + added };
}

/** What is healed if each die has its highest number. */
export const highestOf = ({ dice, bonus }: DiceFormula): number =>
  dice.reduce((sum, { count, faces }) => sum + count * faces, bonus);

function bonusInWords({ label, to, amount, perSlotLevel, once }: SpellBonus): string {
  const more = perSlotLevel === 0 ? '' : ` and ${perSlotLevel} per level of the slot`;
  const where = to === 'range' ? ' ft. of range' : ` to the ${to}`;
  return `${label}: ${signed(amount)}${more}${where}${once ? ', on one roll' : ''}.`;
}

/** What the features of the character change of a spell, each as a sentence. */
export const effectsInWords = ({
  bonuses,
  healsMost,
  halfOnMiss,
  notes,
}: SpellEffects): string[] => [
  ...bonuses.map(bonusInWords),
  ...(healsMost === null ? [] : [`${healsMost}: each die of healing has its highest number.`]),
  ...(halfOnMiss === null
    ? []
    : [`${halfOnMiss}: half of the damage after a miss or a successful save.`]),
  ...notes,
];
