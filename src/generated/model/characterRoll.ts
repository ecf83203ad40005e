/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */
import type { Id } from './id.ts';
import type { RollDie } from './rollDie.ts';
import type { RollMode } from './rollMode.ts';
import type { Timestamp } from './timestamp.ts';

/**
 * A roll that the player has made on the sheet.
 */
export interface CharacterRoll {
  /** The id of the roll, which the client chooses. */
  rollId: Id;
  /**
     * @minLength 1
     * @maxLength 120
     * @pattern ^[^\u0000]*\S[^\u0000]*$
     */
  label: string;
  mode: RollMode;
  /**
     * @minItems 1
     * @maxItems 60
     */
  dice: RollDie[];
  /**
     * @minimum -1000
     * @maximum 1000
     */
  bonus: number;
  /**
     * The sum of the kept dice and the bonus; another total is refused with 422.
     * @minimum -1000
     * @maximum 10000
     */
  total: number;
  /** The time of the roll, by the clock of the device. */
  rolledAt: Timestamp;
}
