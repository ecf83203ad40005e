/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */
import type { FeatSort } from '../featSort.ts';

export type FeatSortParameter = FeatSort;
