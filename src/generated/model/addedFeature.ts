/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */
import type { FeatureSlug } from './featureSlug.ts';

/**
 * What is added to the uses of a feature; less than 0 gives some back.
 */
export interface AddedFeature {
  feature: FeatureSlug;
  /**
     * @minimum -999
     * @maximum 999
     */
  uses: number;
}
