/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */
import type { NextCursorParameter } from './nextCursorParameter.ts';
import type { PageSizeParameter } from './pageSizeParameter.ts';

export type MailListParams = {
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
