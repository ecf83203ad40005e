/** The sizes of Hit Point Dice, the largest first. */
export const dieSizes = ['d12', 'd10', 'd8', 'd6'] as const;

export type DieSize = (typeof dieSizes)[number];

/** Hit Point Dice by their size: `HitDiceBySize` of the contract. */
export type HitDice = Readonly<Record<DieSize, number>>;

export const noHitDice: HitDice = { d6: 0, d8: 0, d10: 0, d12: 0 };

export const hitDiceTotal = ({ d6, d8, d10, d12 }: HitDice): number => d6 + d8 + d10 + d12;

const within = (value: number, most: number): number => Math.min(most, Math.max(0, value));

/** The dice of each size, with those that are added or given back, within what the character has. */
export const addHitDice = (spent: HitDice, added: Partial<HitDice>, most: HitDice): HitDice => ({
  d6: within(spent.d6 + (added.d6 ?? 0), most.d6),
  d8: within(spent.d8 + (added.d8 ?? 0), most.d8),
  d10: within(spent.d10 + (added.d10 ?? 0), most.d10),
  d12: within(spent.d12 + (added.d12 ?? 0), most.d12),
});

/**
 * Dice of no given size: they are spent from the largest size that has some left, and given back to the smallest
 * of which some are spent, so that giving back reverts spending.
 */
export function spreadHitDice(spent: HitDice, added: number, most: HitDice): HitDice {
  const after = { ...spent };
  let left = added;
  for (const size of added > 0 ? dieSizes : dieSizes.toReversed()) {
    const taken = within(after[size] + left, most[size]) - after[size];
    after[size] += taken;
    left -= taken;
  }
  return after;
}
