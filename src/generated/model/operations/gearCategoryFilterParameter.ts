/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */
import type { GearCategory } from '../gearCategory.ts';

export type GearCategoryFilterParameter = GearCategory;
