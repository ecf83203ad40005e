/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */
import type { SpellTimeUnit } from './spellTimeUnit.ts';

/**
 * How long the effect lasts.
 */
export interface SpellTime {
  /**
     * @minimum 1
     * @maximum 100000
     */
  amount: number;
  unit: SpellTimeUnit;
  /** Whether the caster can end the effect earlier. */
  upTo: boolean;
  /** Whether the caster must concentrate. */
  concentration: boolean;
}
