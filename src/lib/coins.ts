/** What each coin is worth in copper pieces. */
const coinValues = { cp: 1, sp: 10, ep: 50, gp: 100, pp: 1000 } as const;

type CoinName = keyof typeof coinValues;

export interface Price {
  readonly amount: number;
  readonly unit: CoinName;
}

/** The price in copper pieces, the unit in which prices are compared and sorted. */
export function inCopper({ amount, unit }: Price): number {
  return amount * coinValues[unit];
}
