/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */
import type { ArmorCategory } from '../armorCategory.ts';

export type ArmorCategoryFilterParameter = ArmorCategory;
