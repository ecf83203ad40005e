/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */
import * as zod from 'zod/mini';

import {
  Tool,
  ToolBulkRequest,
  ToolBulkResponse,
  ToolHistoryPage,
  ToolInput,
  ToolPage
} from '../questwrightAPI.schemas.zod.ts';


/**
 * @summary List tools
 */
export const toolListQueryQMax = 120;


export const toolListQueryQRegExp = new RegExp('^[^\\u0000]*\\S[^\\u0000]*$');
export const toolListQuerySortDefault = `name`;
export const toolListQueryReverseDefault = false;
export const toolListQueryWithTotalDefault = false;
export const toolListQueryPageSizeDefault = 25;
export const toolListQueryPageSizeMax = 1000;

export const toolListQueryNextCursorMax = 8000;


export const toolListQueryNextCursorRegExp = new RegExp('^[A-Za-z0-9_.-]+$');


export const ToolListQueryParams = /*#__PURE__*/ zod.object({
  "category": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['artisans-tools', 'gaming-set', 'musical-instrument', 'other-tools'])).check(/*#__PURE__*/ zod.describe('Only tools of this category.')),
  "q": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(toolListQueryQMax)).check(/*#__PURE__*/ zod.regex(toolListQueryQRegExp))).check(/*#__PURE__*/ zod.describe('Only items whose name has all of these words in it, or parts of words; case does not matter.')),
  "sort": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.enum(['name', 'category', 'edition', 'source', 'cost', 'weight', 'updated_at']), toolListQuerySortDefault).check(/*#__PURE__*/ zod.describe('What to sort by. Items without a price or weight come last either way.')),
  "reverse": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.boolean(), toolListQueryReverseDefault).check(/*#__PURE__*/ zod.describe('In descending order.')),
  "withTotal": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.boolean(), toolListQueryWithTotalDefault).check(/*#__PURE__*/ zod.describe('Count what matches in all.')),
  "pageSize": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(toolListQueryPageSizeMax)), toolListQueryPageSizeDefault).check(/*#__PURE__*/ zod.describe('How many items a page holds.')),
  "nextCursor": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(toolListQueryNextCursorMax)).check(/*#__PURE__*/ zod.regex(toolListQueryNextCursorRegExp))).check(/*#__PURE__*/ zod.describe('The cursor that the page before gave; absent for the first page.'))
})

export const ToolListResponse = ToolPage

/**
 * 409 with code `duplicate` when the edition already has that name or key.
 * @summary Create a tool
 */
export const ToolCreateBody = ToolInput

export const ToolCreateResponse = Tool

/**
 * Each operation stands for itself, also one that breaks its schema. With `dryRun` nothing is written and the results say what would happen. The same
 * `Idempotency-Key` with the same body gets the first answer again; with another body it is 409.
 * @summary Create, change and delete many tools at once
 */
export const toolBulkHeaderIdempotencyKeyMin = 8;
export const toolBulkHeaderIdempotencyKeyMax = 100;


export const toolBulkHeaderIdempotencyKeyRegExp = new RegExp('^[A-Za-z0-9_-]+$');


export const ToolBulkHeader = /*#__PURE__*/ zod.object({
  "Idempotency-Key": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(toolBulkHeaderIdempotencyKeyMin)).check(/*#__PURE__*/ zod.maxLength(toolBulkHeaderIdempotencyKeyMax)).check(/*#__PURE__*/ zod.regex(toolBulkHeaderIdempotencyKeyRegExp))).check(/*#__PURE__*/ zod.describe('Makes a repeated request safe; kept for 24 hours.'))
})

export const ToolBulkBody = ToolBulkRequest

export const ToolBulkResponseSchema = ToolBulkResponse

/**
 * @summary Get a tool
 */
export const toolGetPathToolSkMax = 128;


export const toolGetPathToolSkRegExp = new RegExp('^[A-Za-z0-9_#:-][A-Za-z0-9_#:.-]*$');


export const ToolGetParams = /*#__PURE__*/ zod.object({
  "toolSk": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(toolGetPathToolSkMax)).check(/*#__PURE__*/ zod.regex(toolGetPathToolSkRegExp)).check(/*#__PURE__*/ zod.describe('The key of the tool.'))
})

export const ToolGetResponse = Tool

/**
 * Fields that are absent get their default. The key stays.
 * @summary Replace a tool
 */
export const toolUpdatePathToolSkMax = 128;


export const toolUpdatePathToolSkRegExp = new RegExp('^[A-Za-z0-9_#:-][A-Za-z0-9_#:.-]*$');


export const ToolUpdateParams = /*#__PURE__*/ zod.object({
  "toolSk": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(toolUpdatePathToolSkMax)).check(/*#__PURE__*/ zod.regex(toolUpdatePathToolSkRegExp)).check(/*#__PURE__*/ zod.describe('The key of the tool.'))
})

export const toolUpdateHeaderIfMatchMax = 1000;


export const toolUpdateHeaderIfMatchRegExp = new RegExp('^(\\*|(W/)?"[^"\\u0000-\\u001f]*"([ \\t]*,[ \\t]*(W/)?"[^"\\u0000-\\u001f]*")*)$');


export const ToolUpdateHeader = /*#__PURE__*/ zod.object({
  "If-Match": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(toolUpdateHeaderIfMatchMax)).check(/*#__PURE__*/ zod.regex(toolUpdateHeaderIfMatchRegExp))).check(/*#__PURE__*/ zod.describe('The ETag the change is based on, as RFC 9110 has it: one tag, a list of tags, or `*` for any version. Tags are\ncompared strongly, so a weak tag (`W/"3"`) matches nothing. Without a match the answer is 412.\n'))
})

export const ToolUpdateBody = ToolInput

export const ToolUpdateResponse = Tool

/**
 * @summary Delete a tool
 */
export const toolDeletePathToolSkMax = 128;


export const toolDeletePathToolSkRegExp = new RegExp('^[A-Za-z0-9_#:-][A-Za-z0-9_#:.-]*$');


export const ToolDeleteParams = /*#__PURE__*/ zod.object({
  "toolSk": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(toolDeletePathToolSkMax)).check(/*#__PURE__*/ zod.regex(toolDeletePathToolSkRegExp)).check(/*#__PURE__*/ zod.describe('The key of the tool.'))
})

export const toolDeleteHeaderIfMatchMax = 1000;


export const toolDeleteHeaderIfMatchRegExp = new RegExp('^(\\*|(W/)?"[^"\\u0000-\\u001f]*"([ \\t]*,[ \\t]*(W/)?"[^"\\u0000-\\u001f]*")*)$');


export const ToolDeleteHeader = /*#__PURE__*/ zod.object({
  "If-Match": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(toolDeleteHeaderIfMatchMax)).check(/*#__PURE__*/ zod.regex(toolDeleteHeaderIfMatchRegExp))).check(/*#__PURE__*/ zod.describe('The ETag the change is based on, as RFC 9110 has it: one tag, a list of tags, or `*` for any version. Tags are\ncompared strongly, so a weak tag (`W/"3"`) matches nothing. Without a match the answer is 412.\n'))
})

export const ToolDeleteResponse = /*#__PURE__*/ zod.void()

/**
 * Also of one that was deleted. To restore what stood there, write it again.
 * @summary Who changed a tool, when and how
 */
export const toolHistoryPathToolSkMax = 128;


export const toolHistoryPathToolSkRegExp = new RegExp('^[A-Za-z0-9_#:-][A-Za-z0-9_#:.-]*$');


export const ToolHistoryParams = /*#__PURE__*/ zod.object({
  "toolSk": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(toolHistoryPathToolSkMax)).check(/*#__PURE__*/ zod.regex(toolHistoryPathToolSkRegExp)).check(/*#__PURE__*/ zod.describe('The key of the tool.'))
})

export const toolHistoryQueryPageSizeDefault = 25;
export const toolHistoryQueryPageSizeMax = 200;

export const toolHistoryQueryNextCursorMax = 8000;


export const toolHistoryQueryNextCursorRegExp = new RegExp('^[A-Za-z0-9_.-]+$');


export const ToolHistoryQueryParams = /*#__PURE__*/ zod.object({
  "pageSize": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(toolHistoryQueryPageSizeMax)), toolHistoryQueryPageSizeDefault).check(/*#__PURE__*/ zod.describe('How many items a page holds.')),
  "nextCursor": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(toolHistoryQueryNextCursorMax)).check(/*#__PURE__*/ zod.regex(toolHistoryQueryNextCursorRegExp))).check(/*#__PURE__*/ zod.describe('The cursor that the page before gave; absent for the first page.'))
})

export const ToolHistoryResponse = ToolHistoryPage

