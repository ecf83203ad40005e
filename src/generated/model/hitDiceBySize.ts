/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */
import type { SpentUses } from './spentUses.ts';

/**
 * Hit Point Dice by their faces.
 */
export interface HitDiceBySize {
  d6: SpentUses;
  d8: SpentUses;
  d10: SpentUses;
  d12: SpentUses;
}
