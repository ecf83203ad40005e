/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */
import type { CataloguePageSizeParameter } from './cataloguePageSizeParameter.ts';
import type { DescendingParameter } from './descendingParameter.ts';
import type { NextCursorParameter } from './nextCursorParameter.ts';
import type { PricedSortParameter } from './pricedSortParameter.ts';
import type { SearchParameter } from './searchParameter.ts';
import type { WeaponCategoryFilterParameter } from './weaponCategoryFilterParameter.ts';
import type { WithTotalParameter } from './withTotalParameter.ts';

export type WeaponListParams = {
/**
 * Only weapons of this category.
 */
category?: WeaponCategoryFilterParameter;
/**
 * Only items whose name has all of these words in it, or parts of words; case does not matter.
 * @minLength 1
 * @maxLength 120
 * @pattern ^[^\u0000]*\S[^\u0000]*$
 */
q?: SearchParameter;
/**
 * What to sort by. Items without a price or weight come last either way.
 */
sort?: PricedSortParameter;
/**
 * In descending order.
 */
reverse?: DescendingParameter;
/**
 * Count what matches in all.
 */
withTotal?: WithTotalParameter;
/**
 * How many items a page holds.
 * @minimum 1
 * @maximum 1000
 */
pageSize?: CataloguePageSizeParameter;
/**
 * Opaque; belongs to one list and its order.
 * @minLength 1
 * @maxLength 8000
 * @pattern ^[A-Za-z0-9_.-]+$
 */
nextCursor?: NextCursorParameter;
};
