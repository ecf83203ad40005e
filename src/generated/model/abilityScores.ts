/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */
import type { AbilityScore } from './abilityScore.ts';

/**
 * The six base scores.
 */
export interface AbilityScores {
  str: AbilityScore;
  dex: AbilityScore;
  con: AbilityScore;
  int: AbilityScore;
  wis: AbilityScore;
  cha: AbilityScore;
}
