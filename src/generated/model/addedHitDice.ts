/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */
import type { AddedUses } from './addedUses.ts';

/**
 * What is added to the spent Hit Point Dice of each size; less than 0 gives some back.
 */
export interface AddedHitDice {
  d6?: AddedUses;
  d8?: AddedUses;
  d10?: AddedUses;
  d12?: AddedUses;
}
