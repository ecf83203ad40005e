/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */
import type { AbilityPrerequisite } from './abilityPrerequisite.ts';

/**
 * What a character must have to get the feat.
 */
export interface FeatPrerequisites {
  /**
     * @minimum 1
     * @maximum 20
     * @nullable
     */
  minLevel: number | null;
  /** @maxItems 6 */
  abilities: AbilityPrerequisite[];
  /**
     * @maxLength 120
     * @nullable
     * @pattern ^[^\u0000]*$
     */
  feature: string | null;
  /**
     * @maxLength 300
     * @pattern ^[^\u0000]*$
     */
  text: string;
}
