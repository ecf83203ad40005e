/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */
import type { AddedCoins } from './addedCoins.ts';

/**
 * Coins that are added; less than 0 takes some away.
 */
export interface AddedPurse {
  cp?: AddedCoins;
  sp?: AddedCoins;
  ep?: AddedCoins;
  gp?: AddedCoins;
  pp?: AddedCoins;
}
