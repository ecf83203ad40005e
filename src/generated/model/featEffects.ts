/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */
import type { FeatEffect } from './featEffect.ts';

/**
 * @maxItems 20
 */
export type FeatEffects = FeatEffect[];
