/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */
import type { DamageType } from './damageType.ts';
import type { Dice } from './dice.ts';

/**
 * The dice and the type of the damage.
 */
export interface Damage {
  dice: Dice;
  type: DamageType;
}
