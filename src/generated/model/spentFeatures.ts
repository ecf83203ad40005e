/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */
import type { SpentFeature } from './spentFeature.ts';

/**
 * Features with limited uses that are not in `spentResources`, each at most once. A feature that is absent has all its uses.
 * @maxItems 60
 */
export type SpentFeatures = SpentFeature[];
