/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */
import type { NextCursorParameter } from './nextCursorParameter.ts';
import type { PageSizeParameter } from './pageSizeParameter.ts';
import type { ReverseParameter } from './reverseParameter.ts';
import type { SortByMetaParameter } from './sortByMetaParameter.ts';

export type CharacterListParams = {
/**
 * How many items a page holds.
 * @minimum 1
 * @maximum 200
 */
pageSize?: PageSizeParameter;
/**
 * The time to sort by, earliest first. Records without that time come last either way.
 */
sortByMeta?: SortByMetaParameter;
/**
 * Latest first.
 */
reverse?: ReverseParameter;
/**
 * Opaque; belongs to one list and its order.
 * @minLength 1
 * @maxLength 8000
 * @pattern ^[A-Za-z0-9_.-]+$
 */
nextCursor?: NextCursorParameter;
};
