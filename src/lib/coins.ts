/** The value of each coin in copper pieces. */
export const coinValues = { cp: 1, sp: 10, ep: 50, gp: 100, pp: 1000 } as const;

export type CoinName = keyof typeof coinValues;

export interface Price {
  amount: number;
  unit: CoinName;
}

/** The price in copper pieces, the unit in which prices are compared and sorted. */
export function inCopper({ amount, unit }: Readonly<Price>): number {
  return amount * coinValues[unit];
}
