/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */
import type { NextCursorParameter } from './nextCursorParameter.ts';
import type { PageSizeParameter } from './pageSizeParameter.ts';

export type FeatHistoryParams = {
/**
 * How many items a page holds.
 * @minimum 1
 * @maximum 200
 */
pageSize?: PageSizeParameter;
/**
 * Opaque; belongs to one list and its order.
 * @minLength 1
 * @maxLength 8000
 * @pattern ^[A-Za-z0-9_.-]+$
 */
nextCursor?: NextCursorParameter;
};
