/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */
import type { ArmorCategoryFilterParameter } from './armorCategoryFilterParameter.ts';
import type { CataloguePageSizeParameter } from './cataloguePageSizeParameter.ts';
import type { DescendingParameter } from './descendingParameter.ts';
import type { NextCursorParameter } from './nextCursorParameter.ts';
import type { PricedSortParameter } from './pricedSortParameter.ts';
import type { SearchParameter } from './searchParameter.ts';
import type { WithTotalParameter } from './withTotalParameter.ts';

export type ArmorListParams = {
/**
 * Only armor of this category.
 */
category?: ArmorCategoryFilterParameter;
/**
 * Only items whose name contains all of these words or parts of words, of more than eight the longest ones. Upper and lower case are equal.
 * @minLength 1
 * @maxLength 120
 * @pattern ^[^\u0000]*\S[^\u0000]*$
 */
q?: SearchParameter;
/**
 * The field to sort by. In a list sorted by price or weight, items without this value are last in both directions.
 */
sort?: PricedSortParameter;
/**
 * Whether the order is descending.
 */
reverse?: DescendingParameter;
/**
 * Whether the response contains the number of all matching items as `total`.
 */
withTotal?: WithTotalParameter;
/**
 * The maximum number of items on a page.
 * @minimum 1
 * @maximum 1000
 */
pageSize?: CataloguePageSizeParameter;
/**
 * An opaque text, valid only for one list, order and filter.
 * @minLength 1
 * @maxLength 8000
 * @pattern ^[A-Za-z0-9_.-]+$
 */
nextCursor?: NextCursorParameter;
};
