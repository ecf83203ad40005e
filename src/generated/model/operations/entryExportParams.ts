/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */
import type { ExportPageSizeParameter } from './exportPageSizeParameter.ts';
import type { NextCursorParameter } from './nextCursorParameter.ts';
import type { ViewAsParameter } from './viewAsParameter.ts';

export type EntryExportParams = {
/**
 * The maximum number of entries on a page. Small pages would cost almost as much as large ones.
 * @minimum 25
 * @maximum 50
 */
pageSize?: ExportPageSizeParameter;
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
};
