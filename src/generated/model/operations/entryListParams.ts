/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */
import type { DeletedEntriesParameter } from './deletedEntriesParameter.ts';
import type { DescendingParameter } from './descendingParameter.ts';
import type { EntryParentFilterParameter } from './entryParentFilterParameter.ts';
import type { EntrySortParameter } from './entrySortParameter.ts';
import type { EntryTagFilterParameter } from './entryTagFilterParameter.ts';
import type { EntryTypeFilterParameter } from './entryTypeFilterParameter.ts';
import type { NextCursorParameter } from './nextCursorParameter.ts';
import type { PageSizeParameter } from './pageSizeParameter.ts';
import type { ViewAsParameter } from './viewAsParameter.ts';

export type EntryListParams = {
/**
 * The maximum number of items on a page.
 * @minimum 1
 * @maximum 200
 */
pageSize?: PageSizeParameter;
/**
 * What an entry describes. It decides which details the entry has.
 */
type?: EntryTypeFilterParameter;
/**
 * Only entries below this one; `none` for entries without a parent that the user may read.
 * @minLength 4
 * @maxLength 128
 * @pattern ^[A-Za-z0-9_-]+$
 */
parentId?: EntryParentFilterParameter;
/**
 * A word of the group for finding entries.
 * @minLength 1
 * @maxLength 40
 * @pattern ^[^\u0000]*\S[^\u0000]*$
 */
tag?: EntryTagFilterParameter;
/**
 * The order of the entries. `position` is the order in the tree; `date` is the date of sessions, and entries without one come first.
 */
sort?: EntrySortParameter;
/**
 * Whether the order is descending.
 */
reverse?: DescendingParameter;
/**
 * An opaque text, valid only for one list, order and filter.
 * @minLength 1
 * @maxLength 8000
 * @pattern ^[A-Za-z0-9_.-]+$
 */
nextCursor?: NextCursorParameter;
/**
 * An opaque id.
 * @minLength 8
 * @maxLength 128
 * @pattern ^[A-Za-z0-9_-]+$
 */
viewAs?: ViewAsParameter;
/**
 * Lists the deleted entries that the user can restore instead of the others. Not for viewers.
 */
deleted?: DeletedEntriesParameter;
};
