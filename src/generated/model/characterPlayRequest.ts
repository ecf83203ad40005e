/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */
import type { AddedDeathSaves } from './addedDeathSaves.ts';
import type { AddedExhaustion } from './addedExhaustion.ts';
import type { AddedFeature } from './addedFeature.ts';
import type { AddedHitDice } from './addedHitDice.ts';
import type { AddedHitPoints } from './addedHitPoints.ts';
import type { AddedPurse } from './addedPurse.ts';
import type { AddedResources } from './addedResources.ts';
import type { AddedUses } from './addedUses.ts';
import type { ConditionName } from './conditionName.ts';
import type { Id } from './id.ts';

/**
 * A change of the state of a character. What is absent stays.
 */
export interface CharacterPlayRequest {
  /** The id of the change, which the client chooses. */
  changeId: Id;
  /** The `changeId` of an earlier change of this character. What that change has really done is taken back, before the rest of this request is applied. */
  undoes?: Id;
  lostHitPoints?: AddedHitPoints;
  temporaryHitPoints?: AddedHitPoints;
  /** Dice of the largest size that has some left; less than 0 gives back dice of the smallest size of which some are spent. Applied after `spentHitDiceBySize`. */
  spentHitDice?: AddedUses;
  spentHitDiceBySize?: AddedHitDice;
  /**
     * What is added to the spent slots of the levels 1 to 9.
     * @minItems 9
     * @maxItems 9
     */
  spentSlots?: AddedUses[];
  spentPactSlots?: AddedUses;
  spentResources?: AddedResources;
  /**
     * A feature that the character does not have changes nothing.
     * @maxItems 60
     */
  spentFeatures?: AddedFeature[];
  deathSuccesses?: AddedDeathSaves;
  deathFailures?: AddedDeathSaves;
  exhaustion?: AddedExhaustion;
  coins?: AddedPurse;
  /** @maxItems 14 */
  addConditions?: ConditionName[];
  /** @maxItems 14 */
  removeConditions?: ConditionName[];
  /** The new value. */
  heroicInspiration?: boolean;
  /**
     * The new value.
     * @maxLength 120
     * @pattern ^[^\u0000]*$
     */
  concentration?: string;
}
