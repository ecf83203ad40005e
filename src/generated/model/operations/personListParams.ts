/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */
import type { DescendingParameter } from './descendingParameter.ts';
import type { NextCursorParameter } from './nextCursorParameter.ts';
import type { PageSizeParameter } from './pageSizeParameter.ts';
import type { PersonGroupFilterParameter } from './personGroupFilterParameter.ts';
import type { PersonSortParameter } from './personSortParameter.ts';
import type { PersonStateFilterParameter } from './personStateFilterParameter.ts';
import type { PersonWordsParameter } from './personWordsParameter.ts';

export type PersonListParams = {
/**
 * Only people whose name or address contains each of these words or parts of words, of more than eight the longest ones. Upper and lower case are equal.
 * @minLength 1
 * @maxLength 120
 * @pattern ^[^\u0000]*\S[^\u0000]*$
 */
q?: PersonWordsParameter;
/**
 * `closing`: its owner has closed the account, which is deleted at `closesAt`. `unverified`: the address is not verified, so the person cannot sign in yet. `disabled`: an administrator has disabled the account.
 */
state?: PersonStateFilterParameter;
/**
 * Only people in this group.
 */
group?: PersonGroupFilterParameter;
/**
 * The field to sort by. People who were never seen are first, or last in descending order.
 */
sort?: PersonSortParameter;
/**
 * Whether the order is descending.
 */
reverse?: DescendingParameter;
/**
 * The maximum number of items on a page.
 * @minimum 1
 * @maximum 200
 */
pageSize?: PageSizeParameter;
/**
 * An opaque text, valid only for one list, order and filter.
 * @minLength 1
 * @maxLength 8000
 * @pattern ^[A-Za-z0-9_.-]+$
 */
nextCursor?: NextCursorParameter;
};
