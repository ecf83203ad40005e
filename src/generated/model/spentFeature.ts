/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */
import type { FeatureSlug } from './featureSlug.ts';

/**
 * How often a feature was used since its uses came back.
 */
export interface SpentFeature {
  feature: FeatureSlug;
  /**
     * @minimum 0
     * @maximum 999
     */
  uses: number;
}
