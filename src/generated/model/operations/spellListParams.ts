/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */
import type { CataloguePageSizeParameter } from './cataloguePageSizeParameter.ts';
import type { DescendingParameter } from './descendingParameter.ts';
import type { FeatSortParameter } from './featSortParameter.ts';
import type { NextCursorParameter } from './nextCursorParameter.ts';
import type { SearchParameter } from './searchParameter.ts';
import type { SpellCategoryFilterParameter } from './spellCategoryFilterParameter.ts';
import type { WithTotalParameter } from './withTotalParameter.ts';

export type SpellListParams = {
/**
 * The level of the spell.
 */
category?: SpellCategoryFilterParameter;
/**
 * Only items whose name contains all of these words or parts of words, of more than eight the longest ones. Upper and lower case are equal.
 * @minLength 1
 * @maxLength 120
 * @pattern ^[^\u0000]*\S[^\u0000]*$
 */
q?: SearchParameter;
/**
 * The field to sort by.
 */
sort?: FeatSortParameter;
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
