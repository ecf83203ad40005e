/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */
import type { CoinPurse } from './coinPurse.ts';
import type { Concentration } from './concentration.ts';
import type { ConditionName } from './conditionName.ts';
import type { DeathSaveCount } from './deathSaveCount.ts';
import type { ExhaustionLevel } from './exhaustionLevel.ts';
import type { HitDiceBySize } from './hitDiceBySize.ts';
import type { LostHitPoints } from './lostHitPoints.ts';
import type { SpentFeatures } from './spentFeatures.ts';
import type { SpentResources } from './spentResources.ts';
import type { SpentUses } from './spentUses.ts';

/**
 * What has happened to a character in play, in a file. Absent fields get their defaults, and numbers above what the character can have become that maximum.
 */
export interface CharacterFilePlay {
  lostHitPoints?: LostHitPoints;
  temporaryHitPoints?: LostHitPoints;
  /** The spent dice of all sizes. Those that `spentHitDiceBySize` does not count are of the largest size that has some left. */
  spentHitDice?: SpentUses;
  spentHitDiceBySize?: HitDiceBySize;
  /**
     * Spent spell slots of the levels 1 to 9.
     * @minItems 9
     * @maxItems 9
     */
  spentSlots?: SpentUses[];
  spentPactSlots?: SpentUses;
  spentResources?: SpentResources;
  spentFeatures?: SpentFeatures;
  deathSuccesses?: DeathSaveCount;
  deathFailures?: DeathSaveCount;
  exhaustion?: ExhaustionLevel;
  coins?: CoinPurse;
  /** @maxItems 14 */
  conditions?: ConditionName[];
  heroicInspiration?: boolean;
  concentration?: Concentration;
}
