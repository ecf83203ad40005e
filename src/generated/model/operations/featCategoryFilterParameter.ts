/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */
import type { FeatCategory } from '../featCategory.ts';

export type FeatCategoryFilterParameter = FeatCategory;
