/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */
import type { DeletedCampaignsParameter } from './deletedCampaignsParameter.ts';
import type { NextCursorParameter } from './nextCursorParameter.ts';
import type { PageSizeParameter } from './pageSizeParameter.ts';
import type { ReverseParameter } from './reverseParameter.ts';
import type { SortByMetaParameter } from './sortByMetaParameter.ts';

export type CampaignListParams = {
/**
 * The maximum number of items on a page.
 * @minimum 1
 * @maximum 200
 */
pageSize?: PageSizeParameter;
/**
 * The time to sort by, earliest first; if absent, records are sorted by name. Records without this time are last in both directions.
 */
sortByMeta?: SortByMetaParameter;
/**
 * Reverses the order: latest first, or names in descending order if `sortByMeta` is absent.
 */
reverse?: ReverseParameter;
/**
 * An opaque text, valid only for one list, order and filter.
 * @minLength 1
 * @maxLength 8000
 * @pattern ^[A-Za-z0-9_.-]+$
 */
nextCursor?: NextCursorParameter;
/**
 * Lists the deleted campaigns that the user can restore instead of the others.
 */
deleted?: DeletedCampaignsParameter;
};
