/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */
import type { PricedSort } from '../pricedSort.ts';

export type PricedSortParameter = PricedSort;
