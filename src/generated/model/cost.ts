/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */
import type { Coin } from './coin.ts';

/**
 * A price in one kind of coins.
 */
export interface Cost {
  /**
     * @minimum 0
     * @maximum 1000000000
     */
  amount: number;
  unit: Coin;
}
