/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */
import type { FeatBenefit } from './featBenefit.ts';

/**
 * @maxItems 20
 */
export type FeatBenefits = FeatBenefit[];
