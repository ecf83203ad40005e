/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */
import * as zod from 'zod/mini';

import {
  Gear,
  GearBulkRequest,
  GearBulkResponse,
  GearHistoryPage,
  GearInput,
  GearPage
} from '../questwrightAPI.schemas.zod.ts';


/**
 * @summary List gear
 */
export const gearListQueryQMax = 120;


export const gearListQueryQRegExp = new RegExp('^[^\\u0000]*\\S[^\\u0000]*$');
export const gearListQuerySortDefault = `name`;
export const gearListQueryReverseDefault = false;
export const gearListQueryWithTotalDefault = false;
export const gearListQueryPageSizeDefault = 25;
export const gearListQueryPageSizeMax = 1000;

export const gearListQueryNextCursorMax = 8000;


export const gearListQueryNextCursorRegExp = new RegExp('^[A-Za-z0-9_.-]+$');


export const GearListQueryParams = /*#__PURE__*/ zod.object({
  "category": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['adventuring-gear', 'ammunition', 'equipment-pack', 'arcane-focus', 'druidic-focus', 'holy-symbol', 'mount', 'tack-and-harness', 'barding', 'vehicle-land', 'vehicle-water', 'vehicle-air', 'food-and-drink', 'other'])).check(/*#__PURE__*/ zod.describe('Only gear of this category.')),
  "q": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(gearListQueryQMax)).check(/*#__PURE__*/ zod.regex(gearListQueryQRegExp))).check(/*#__PURE__*/ zod.describe('Only items whose name has all of these words in it, or parts of words; case does not matter.')),
  "sort": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.enum(['name', 'category', 'edition', 'source', 'cost', 'weight', 'updated_at']), gearListQuerySortDefault).check(/*#__PURE__*/ zod.describe('What to sort by. Items without a price or weight come last either way.')),
  "reverse": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.boolean(), gearListQueryReverseDefault).check(/*#__PURE__*/ zod.describe('In descending order.')),
  "withTotal": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.boolean(), gearListQueryWithTotalDefault).check(/*#__PURE__*/ zod.describe('Count what matches in all.')),
  "pageSize": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(gearListQueryPageSizeMax)), gearListQueryPageSizeDefault).check(/*#__PURE__*/ zod.describe('How many items a page holds.')),
  "nextCursor": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(gearListQueryNextCursorMax)).check(/*#__PURE__*/ zod.regex(gearListQueryNextCursorRegExp))).check(/*#__PURE__*/ zod.describe('The cursor that the page before gave; absent for the first page.'))
})

export const GearListResponse = GearPage

/**
 * 409 with code `duplicate` when the edition already has that name or key.
 * @summary Create a gear item
 */
export const GearCreateBody = GearInput

export const GearCreateResponse = Gear

/**
 * Each operation stands for itself, also one that breaks its schema. With `dryRun` nothing is written and the results say what would happen. The same
 * `Idempotency-Key` with the same body gets the first answer again; with another body it is 409.
 * @summary Create, change and delete many gear at once
 */
export const gearBulkHeaderIdempotencyKeyMin = 8;
export const gearBulkHeaderIdempotencyKeyMax = 100;


export const gearBulkHeaderIdempotencyKeyRegExp = new RegExp('^[A-Za-z0-9_-]+$');


export const GearBulkHeader = /*#__PURE__*/ zod.object({
  "Idempotency-Key": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(gearBulkHeaderIdempotencyKeyMin)).check(/*#__PURE__*/ zod.maxLength(gearBulkHeaderIdempotencyKeyMax)).check(/*#__PURE__*/ zod.regex(gearBulkHeaderIdempotencyKeyRegExp))).check(/*#__PURE__*/ zod.describe('Makes a repeated request safe; kept for 24 hours.'))
})

export const GearBulkBody = GearBulkRequest

export const GearBulkResponseSchema = GearBulkResponse

/**
 * @summary Get a gear item
 */
export const gearGetPathGearSkMax = 128;


export const gearGetPathGearSkRegExp = new RegExp('^[A-Za-z0-9_#:-][A-Za-z0-9_#:.-]*$');


export const GearGetParams = /*#__PURE__*/ zod.object({
  "gearSk": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(gearGetPathGearSkMax)).check(/*#__PURE__*/ zod.regex(gearGetPathGearSkRegExp)).check(/*#__PURE__*/ zod.describe('The key of the gear item.'))
})

export const GearGetResponse = Gear

/**
 * Fields that are absent get their default. The key stays.
 * @summary Replace a gear item
 */
export const gearUpdatePathGearSkMax = 128;


export const gearUpdatePathGearSkRegExp = new RegExp('^[A-Za-z0-9_#:-][A-Za-z0-9_#:.-]*$');


export const GearUpdateParams = /*#__PURE__*/ zod.object({
  "gearSk": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(gearUpdatePathGearSkMax)).check(/*#__PURE__*/ zod.regex(gearUpdatePathGearSkRegExp)).check(/*#__PURE__*/ zod.describe('The key of the gear item.'))
})

export const gearUpdateHeaderIfMatchMax = 1000;


export const gearUpdateHeaderIfMatchRegExp = new RegExp('^(\\*|(W/)?"[^"\\u0000-\\u001f]*"([ \\t]*,[ \\t]*(W/)?"[^"\\u0000-\\u001f]*")*)$');


export const GearUpdateHeader = /*#__PURE__*/ zod.object({
  "If-Match": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(gearUpdateHeaderIfMatchMax)).check(/*#__PURE__*/ zod.regex(gearUpdateHeaderIfMatchRegExp))).check(/*#__PURE__*/ zod.describe('The ETag the change is based on, as RFC 9110 has it: one tag, a list of tags, or `*` for any version. Tags are\ncompared strongly, so a weak tag (`W/"3"`) matches nothing. Without a match the answer is 412.\n'))
})

export const GearUpdateBody = GearInput

export const GearUpdateResponse = Gear

/**
 * 409 with code `in_use` and the names of its users while other items refer to it.
 * @summary Delete a gear item
 */
export const gearDeletePathGearSkMax = 128;


export const gearDeletePathGearSkRegExp = new RegExp('^[A-Za-z0-9_#:-][A-Za-z0-9_#:.-]*$');


export const GearDeleteParams = /*#__PURE__*/ zod.object({
  "gearSk": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(gearDeletePathGearSkMax)).check(/*#__PURE__*/ zod.regex(gearDeletePathGearSkRegExp)).check(/*#__PURE__*/ zod.describe('The key of the gear item.'))
})

export const gearDeleteHeaderIfMatchMax = 1000;


export const gearDeleteHeaderIfMatchRegExp = new RegExp('^(\\*|(W/)?"[^"\\u0000-\\u001f]*"([ \\t]*,[ \\t]*(W/)?"[^"\\u0000-\\u001f]*")*)$');


export const GearDeleteHeader = /*#__PURE__*/ zod.object({
  "If-Match": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(gearDeleteHeaderIfMatchMax)).check(/*#__PURE__*/ zod.regex(gearDeleteHeaderIfMatchRegExp))).check(/*#__PURE__*/ zod.describe('The ETag the change is based on, as RFC 9110 has it: one tag, a list of tags, or `*` for any version. Tags are\ncompared strongly, so a weak tag (`W/"3"`) matches nothing. Without a match the answer is 412.\n'))
})

export const GearDeleteResponse = /*#__PURE__*/ zod.void()

/**
 * Also of one that was deleted. To restore what stood there, write it again.
 * @summary Who changed a gear item, when and how
 */
export const gearHistoryPathGearSkMax = 128;


export const gearHistoryPathGearSkRegExp = new RegExp('^[A-Za-z0-9_#:-][A-Za-z0-9_#:.-]*$');


export const GearHistoryParams = /*#__PURE__*/ zod.object({
  "gearSk": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(gearHistoryPathGearSkMax)).check(/*#__PURE__*/ zod.regex(gearHistoryPathGearSkRegExp)).check(/*#__PURE__*/ zod.describe('The key of the gear item.'))
})

export const gearHistoryQueryPageSizeDefault = 25;
export const gearHistoryQueryPageSizeMax = 200;

export const gearHistoryQueryNextCursorMax = 8000;


export const gearHistoryQueryNextCursorRegExp = new RegExp('^[A-Za-z0-9_.-]+$');


export const GearHistoryQueryParams = /*#__PURE__*/ zod.object({
  "pageSize": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(gearHistoryQueryPageSizeMax)), gearHistoryQueryPageSizeDefault).check(/*#__PURE__*/ zod.describe('How many items a page holds.')),
  "nextCursor": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(gearHistoryQueryNextCursorMax)).check(/*#__PURE__*/ zod.regex(gearHistoryQueryNextCursorRegExp))).check(/*#__PURE__*/ zod.describe('The cursor that the page before gave; absent for the first page.'))
})

export const GearHistoryResponse = GearHistoryPage

