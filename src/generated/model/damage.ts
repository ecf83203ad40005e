/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */
import type { DamageType } from './damageType.ts';
import type { Dice } from './dice.ts';

/**
 * Dice and type.
 */
export interface Damage {
  dice: Dice;
  type: DamageType;
}
