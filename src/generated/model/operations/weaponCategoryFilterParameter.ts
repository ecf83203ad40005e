/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */
import type { WeaponCategory } from '../weaponCategory.ts';

export type WeaponCategoryFilterParameter = WeaponCategory;
