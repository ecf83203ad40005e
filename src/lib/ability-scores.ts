/** What a score costs when scores are bought; there is no price below 8 and above 15. */
const pointPrices: Readonly<Record<number, number>> = {
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

export const standardArray: readonly number[] = [15, 14, 13, 12, 10, 8];

/** What one score costs; undefined when it cannot be bought. */
export const pointPrice = (score: number): number | undefined => pointPrices[score];

/** What the scores cost together; undefined when one of them cannot be bought. */
export function pointCost(scores: readonly number[]): number | undefined {
  let sum = 0;
  for (const score of scores) {
    const price = pointPrice(score);
    if (price === undefined) return undefined;
    sum += price;
  }
  return sum;
}

/** Whether the scores are those of the standard array in some order. */
export function isStandardArray(scores: readonly number[]): boolean {
  const sorted = scores.toSorted((a, b) => b - a);
  return (
    sorted.length === standardArray.length &&
    sorted.every((score, index) => score === standardArray[index])
  );
}

/** The abilities among which each background's increases are. */
export const backgroundAbilities = {
  acolyte: ['int', 'wis', 'cha'],
  criminal: ['dex', 'con', 'int'],
  sage: ['con', 'int', 'wis'],
  soldier: ['str', 'dex', 'con'],
} as const;

/** An increase lifts no score above this. */
export const highestIncreased = 20;

/** Whether amounts are +2 and +1, or +1 three times, in any order. */
export function areBackgroundAmounts(amounts: readonly number[]): boolean {
  const sorted = amounts.toSorted((a, b) => b - a).join(' ');
  return sorted === '2 1' || sorted === '1 1 1';
}
