/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */
import * as zod from 'zod/mini';

import {
  Feat,
  FeatBulkRequest,
  FeatBulkResponse,
  FeatHistoryPage,
  FeatInput,
  FeatPage
} from '../questwrightAPI.schemas.zod.ts';


/**
 * @summary List feats
 */
export const featListQueryQMax = 120;


export const featListQueryQRegExp = new RegExp('^[^\\u0000]*\\S[^\\u0000]*$');
export const featListQuerySortDefault = `name`;
export const featListQueryReverseDefault = false;
export const featListQueryWithTotalDefault = false;
export const featListQueryPageSizeDefault = 25;
export const featListQueryPageSizeMax = 1000;

export const featListQueryNextCursorMax = 8000;


export const featListQueryNextCursorRegExp = new RegExp('^[A-Za-z0-9_.-]+$');


export const FeatListQueryParams = /*#__PURE__*/ zod.object({
  "category": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['origin', 'general', 'fighting-style', 'epic-boon'])).check(/*#__PURE__*/ zod.describe('Only feats of this category.')),
  "q": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(featListQueryQMax)).check(/*#__PURE__*/ zod.regex(featListQueryQRegExp))).check(/*#__PURE__*/ zod.describe('Only items whose name has all of these words in it, or parts of words; case does not matter.')),
  "sort": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.enum(['name', 'category', 'edition', 'source', 'updated_at']), featListQuerySortDefault).check(/*#__PURE__*/ zod.describe('What to sort by.')),
  "reverse": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.boolean(), featListQueryReverseDefault).check(/*#__PURE__*/ zod.describe('In descending order.')),
  "withTotal": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.boolean(), featListQueryWithTotalDefault).check(/*#__PURE__*/ zod.describe('Count what matches in all.')),
  "pageSize": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(featListQueryPageSizeMax)), featListQueryPageSizeDefault).check(/*#__PURE__*/ zod.describe('How many items a page holds.')),
  "nextCursor": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(featListQueryNextCursorMax)).check(/*#__PURE__*/ zod.regex(featListQueryNextCursorRegExp))).check(/*#__PURE__*/ zod.describe('The cursor that the page before gave; absent for the first page.'))
})

export const FeatListResponse = FeatPage

/**
 * 409 with code `duplicate` when the edition already has that name or key.
 * @summary Create a feat
 */
export const FeatCreateBody = FeatInput

export const FeatCreateResponse = Feat

/**
 * Each operation stands for itself, also one that breaks its schema. With `dryRun` nothing is written and the results say what would happen. The same
 * `Idempotency-Key` with the same body gets the first answer again; with another body it is 409.
 * @summary Create, change and delete many feats at once
 */
export const featBulkHeaderIdempotencyKeyMin = 8;
export const featBulkHeaderIdempotencyKeyMax = 100;


export const featBulkHeaderIdempotencyKeyRegExp = new RegExp('^[A-Za-z0-9_-]+$');


export const FeatBulkHeader = /*#__PURE__*/ zod.object({
  "Idempotency-Key": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(featBulkHeaderIdempotencyKeyMin)).check(/*#__PURE__*/ zod.maxLength(featBulkHeaderIdempotencyKeyMax)).check(/*#__PURE__*/ zod.regex(featBulkHeaderIdempotencyKeyRegExp))).check(/*#__PURE__*/ zod.describe('Makes a repeated request safe; kept for 24 hours.'))
})

export const FeatBulkBody = FeatBulkRequest

export const FeatBulkResponseSchema = FeatBulkResponse

/**
 * @summary Get a feat
 */
export const featGetPathFeatSkMax = 128;


export const featGetPathFeatSkRegExp = new RegExp('^[A-Za-z0-9_#:-][A-Za-z0-9_#:.-]*$');


export const FeatGetParams = /*#__PURE__*/ zod.object({
  "featSk": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(featGetPathFeatSkMax)).check(/*#__PURE__*/ zod.regex(featGetPathFeatSkRegExp)).check(/*#__PURE__*/ zod.describe('The key of the feat.'))
})

export const FeatGetResponse = Feat

/**
 * Fields that are absent get their default. The key stays.
 * @summary Replace a feat
 */
export const featUpdatePathFeatSkMax = 128;


export const featUpdatePathFeatSkRegExp = new RegExp('^[A-Za-z0-9_#:-][A-Za-z0-9_#:.-]*$');


export const FeatUpdateParams = /*#__PURE__*/ zod.object({
  "featSk": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(featUpdatePathFeatSkMax)).check(/*#__PURE__*/ zod.regex(featUpdatePathFeatSkRegExp)).check(/*#__PURE__*/ zod.describe('The key of the feat.'))
})

export const featUpdateHeaderIfMatchMax = 1000;


export const featUpdateHeaderIfMatchRegExp = new RegExp('^(\\*|(W/)?"[^"\\u0000-\\u001f]*"([ \\t]*,[ \\t]*(W/)?"[^"\\u0000-\\u001f]*")*)$');


export const FeatUpdateHeader = /*#__PURE__*/ zod.object({
  "If-Match": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(featUpdateHeaderIfMatchMax)).check(/*#__PURE__*/ zod.regex(featUpdateHeaderIfMatchRegExp))).check(/*#__PURE__*/ zod.describe('The ETag the change is based on, as RFC 9110 has it: one tag, a list of tags, or `*` for any version. Tags are\ncompared strongly, so a weak tag (`W/"3"`) matches nothing. Without a match the answer is 412.\n'))
})

export const FeatUpdateBody = FeatInput

export const FeatUpdateResponse = Feat

/**
 * @summary Delete a feat
 */
export const featDeletePathFeatSkMax = 128;


export const featDeletePathFeatSkRegExp = new RegExp('^[A-Za-z0-9_#:-][A-Za-z0-9_#:.-]*$');


export const FeatDeleteParams = /*#__PURE__*/ zod.object({
  "featSk": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(featDeletePathFeatSkMax)).check(/*#__PURE__*/ zod.regex(featDeletePathFeatSkRegExp)).check(/*#__PURE__*/ zod.describe('The key of the feat.'))
})

export const featDeleteHeaderIfMatchMax = 1000;


export const featDeleteHeaderIfMatchRegExp = new RegExp('^(\\*|(W/)?"[^"\\u0000-\\u001f]*"([ \\t]*,[ \\t]*(W/)?"[^"\\u0000-\\u001f]*")*)$');


export const FeatDeleteHeader = /*#__PURE__*/ zod.object({
  "If-Match": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(featDeleteHeaderIfMatchMax)).check(/*#__PURE__*/ zod.regex(featDeleteHeaderIfMatchRegExp))).check(/*#__PURE__*/ zod.describe('The ETag the change is based on, as RFC 9110 has it: one tag, a list of tags, or `*` for any version. Tags are\ncompared strongly, so a weak tag (`W/"3"`) matches nothing. Without a match the answer is 412.\n'))
})

export const FeatDeleteResponse = /*#__PURE__*/ zod.void()

/**
 * Also of one that was deleted. To restore what stood there, write it again.
 * @summary Who changed a feat, when and how
 */
export const featHistoryPathFeatSkMax = 128;


export const featHistoryPathFeatSkRegExp = new RegExp('^[A-Za-z0-9_#:-][A-Za-z0-9_#:.-]*$');


export const FeatHistoryParams = /*#__PURE__*/ zod.object({
  "featSk": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(featHistoryPathFeatSkMax)).check(/*#__PURE__*/ zod.regex(featHistoryPathFeatSkRegExp)).check(/*#__PURE__*/ zod.describe('The key of the feat.'))
})

export const featHistoryQueryPageSizeDefault = 25;
export const featHistoryQueryPageSizeMax = 200;

export const featHistoryQueryNextCursorMax = 8000;


export const featHistoryQueryNextCursorRegExp = new RegExp('^[A-Za-z0-9_.-]+$');


export const FeatHistoryQueryParams = /*#__PURE__*/ zod.object({
  "pageSize": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(featHistoryQueryPageSizeMax)), featHistoryQueryPageSizeDefault).check(/*#__PURE__*/ zod.describe('How many items a page holds.')),
  "nextCursor": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(featHistoryQueryNextCursorMax)).check(/*#__PURE__*/ zod.regex(featHistoryQueryNextCursorRegExp))).check(/*#__PURE__*/ zod.describe('The cursor that the page before gave; absent for the first page.'))
})

export const FeatHistoryResponse = FeatHistoryPage

