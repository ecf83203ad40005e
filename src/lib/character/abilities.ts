/** The six abilities in the order of the character sheet (SRD 5.2.1). */
export const abilityNames = ['str', 'dex', 'con', 'int', 'wis', 'cha'] as const;

export type AbilityName = (typeof abilityNames)[number];
export type AbilityScores = Readonly<Record<AbilityName, number>>;

export const abilityLabels: Readonly<Record<AbilityName, string>> = {
  str: 'Strength',
  dex: 'Dexterity',
  con: 'Constitution',
  int: 'Intelligence',
  wis: 'Wisdom',
  cha: 'Charisma',
};

export interface AbilityIncrease {
  readonly ability: AbilityName;
  readonly amount: number;
}

/** floor((score - 10) / 2): 8 is -1, 10 is 0, 15 is +2. */
export const abilityModifier = (score: number): number => Math.floor((score - 10) / 2);

/** Base scores with the background's increases, at most 20. */
export function withIncreases(
  scores: AbilityScores,
  increases: readonly AbilityIncrease[],
): AbilityScores {
  const sum = { ...scores };
  for (const { ability, amount } of increases) sum[ability] = Math.min(20, sum[ability] + amount);
  return sum;
}

/** A number with its sign: `+2`, `−1`, `+0`. It has the minus character instead of a hyphen. */
export const signed = (value: number): string => (value < 0 ? `−${-value}` : `+${value}`);

export const standardArray: readonly number[] = [15, 14, 13, 12, 10, 8];

/** Whether the scores are the standard array in some order. */
export const isStandardArray = (scores: AbilityScores): boolean =>
  abilityNames
    .map((name) => scores[name])
    .toSorted((a, b) => b - a)
    .every((score, index) => score === standardArray[index]);

const pointCosts: Readonly<Record<number, number>> = {
  8: 0,
  9: 1,
  10: 2,
  11: 3,
  12: 4,
  13: 5,
  14: 7,
  15: 9,
};

export const pointBudget = 27;

/** Scores from 8 to 15 can be bought. */
export const isBuyable = (score: number): boolean => pointCosts[score] !== undefined;

/** The points that the scores cost, or null if one of them is not from 8 to 15. */
export function pointsSpent(scores: AbilityScores): number | null {
  const costs = abilityNames.map((name) => pointCosts[scores[name]]);
  return costs.every((cost) => cost !== undefined)
    ? costs.reduce((sum, cost) => sum + cost, 0)
    : null;
}
