/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */
import type { CoinCount } from './coinCount.ts';

/**
 * Coins of each unit.
 */
export interface CoinPurse {
  cp: CoinCount;
  sp: CoinCount;
  ep: CoinCount;
  gp: CoinCount;
  pp: CoinCount;
}
