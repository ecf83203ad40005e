/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */
import type { FeatEffectCondition } from './featEffectCondition.ts';
import type { FeatEffectTarget } from './featEffectTarget.ts';

/**
 * An effect in a form that programs can apply.
 */
export interface FeatEffect {
  target: FeatEffectTarget;
  /**
     * A number, or `PB` for the proficiency bonus.
     * @maxLength 10
     * @pattern ^([+-]?[0-9]{1,3}|PB)$
     */
  bonus: string;
  /** @nullable */
  condition: FeatEffectCondition;
}
