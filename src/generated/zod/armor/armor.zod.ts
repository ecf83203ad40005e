/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */
import * as zod from 'zod/mini';

import {
  Armor,
  ArmorBulkRequest,
  ArmorBulkResponse,
  ArmorHistoryPage,
  ArmorInput,
  ArmorPage
} from '../questwrightAPI.schemas.zod.ts';


/**
 * @summary List armor
 */
export const armorListQueryQMax = 120;


export const armorListQueryQRegExp = new RegExp('^[^\\u0000]*\\S[^\\u0000]*$');
export const armorListQuerySortDefault = `name`;
export const armorListQueryReverseDefault = false;
export const armorListQueryWithTotalDefault = false;
export const armorListQueryPageSizeDefault = 25;
export const armorListQueryPageSizeMax = 1000;

export const armorListQueryNextCursorMax = 8000;


export const armorListQueryNextCursorRegExp = new RegExp('^[A-Za-z0-9_.-]+$');


export const ArmorListQueryParams = /*#__PURE__*/ zod.object({
  "category": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['light', 'medium', 'heavy', 'shield'])).check(/*#__PURE__*/ zod.describe('Only armor of this category.')),
  "q": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(armorListQueryQMax)).check(/*#__PURE__*/ zod.regex(armorListQueryQRegExp))).check(/*#__PURE__*/ zod.describe('Only items whose name has all of these words in it, or parts of words; case does not matter.')),
  "sort": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.enum(['name', 'category', 'edition', 'source', 'cost', 'weight', 'updated_at']), armorListQuerySortDefault).check(/*#__PURE__*/ zod.describe('What to sort by. Items without a price or weight come last either way.')),
  "reverse": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.boolean(), armorListQueryReverseDefault).check(/*#__PURE__*/ zod.describe('In descending order.')),
  "withTotal": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.boolean(), armorListQueryWithTotalDefault).check(/*#__PURE__*/ zod.describe('Count what matches in all.')),
  "pageSize": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(armorListQueryPageSizeMax)), armorListQueryPageSizeDefault).check(/*#__PURE__*/ zod.describe('How many items a page holds.')),
  "nextCursor": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(armorListQueryNextCursorMax)).check(/*#__PURE__*/ zod.regex(armorListQueryNextCursorRegExp))).check(/*#__PURE__*/ zod.describe('The cursor that the page before gave; absent for the first page.'))
})

export const ArmorListResponse = ArmorPage

/**
 * 409 with code `duplicate` when the edition already has that name or key.
 * @summary Create a piece of armor
 */
export const ArmorCreateBody = ArmorInput

export const ArmorCreateResponse = Armor

/**
 * Each operation stands for itself, also one that breaks its schema. With `dryRun` nothing is written and the results say what would happen. The same
 * `Idempotency-Key` with the same body gets the first answer again; with another body it is 409.
 * @summary Create, change and delete many armor at once
 */
export const armorBulkHeaderIdempotencyKeyMin = 8;
export const armorBulkHeaderIdempotencyKeyMax = 100;


export const armorBulkHeaderIdempotencyKeyRegExp = new RegExp('^[A-Za-z0-9_-]+$');


export const ArmorBulkHeader = /*#__PURE__*/ zod.object({
  "Idempotency-Key": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(armorBulkHeaderIdempotencyKeyMin)).check(/*#__PURE__*/ zod.maxLength(armorBulkHeaderIdempotencyKeyMax)).check(/*#__PURE__*/ zod.regex(armorBulkHeaderIdempotencyKeyRegExp))).check(/*#__PURE__*/ zod.describe('Makes a repeated request safe; kept for 24 hours.'))
})

export const ArmorBulkBody = ArmorBulkRequest

export const ArmorBulkResponseSchema = ArmorBulkResponse

/**
 * @summary Get a piece of armor
 */
export const armorGetPathArmorSkMax = 128;


export const armorGetPathArmorSkRegExp = new RegExp('^[A-Za-z0-9_#:-][A-Za-z0-9_#:.-]*$');


export const ArmorGetParams = /*#__PURE__*/ zod.object({
  "armorSk": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(armorGetPathArmorSkMax)).check(/*#__PURE__*/ zod.regex(armorGetPathArmorSkRegExp)).check(/*#__PURE__*/ zod.describe('The key of the piece of armor.'))
})

export const ArmorGetResponse = Armor

/**
 * Fields that are absent get their default. The key stays.
 * @summary Replace a piece of armor
 */
export const armorUpdatePathArmorSkMax = 128;


export const armorUpdatePathArmorSkRegExp = new RegExp('^[A-Za-z0-9_#:-][A-Za-z0-9_#:.-]*$');


export const ArmorUpdateParams = /*#__PURE__*/ zod.object({
  "armorSk": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(armorUpdatePathArmorSkMax)).check(/*#__PURE__*/ zod.regex(armorUpdatePathArmorSkRegExp)).check(/*#__PURE__*/ zod.describe('The key of the piece of armor.'))
})

export const armorUpdateHeaderIfMatchMax = 1000;


export const armorUpdateHeaderIfMatchRegExp = new RegExp('^(\\*|(W/)?"[^"\\u0000-\\u001f]*"([ \\t]*,[ \\t]*(W/)?"[^"\\u0000-\\u001f]*")*)$');


export const ArmorUpdateHeader = /*#__PURE__*/ zod.object({
  "If-Match": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(armorUpdateHeaderIfMatchMax)).check(/*#__PURE__*/ zod.regex(armorUpdateHeaderIfMatchRegExp))).check(/*#__PURE__*/ zod.describe('The ETag the change is based on, as RFC 9110 has it: one tag, a list of tags, or `*` for any version. Tags are\ncompared strongly, so a weak tag (`W/"3"`) matches nothing. Without a match the answer is 412.\n'))
})

export const ArmorUpdateBody = ArmorInput

export const ArmorUpdateResponse = Armor

/**
 * @summary Delete a piece of armor
 */
export const armorDeletePathArmorSkMax = 128;


export const armorDeletePathArmorSkRegExp = new RegExp('^[A-Za-z0-9_#:-][A-Za-z0-9_#:.-]*$');


export const ArmorDeleteParams = /*#__PURE__*/ zod.object({
  "armorSk": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(armorDeletePathArmorSkMax)).check(/*#__PURE__*/ zod.regex(armorDeletePathArmorSkRegExp)).check(/*#__PURE__*/ zod.describe('The key of the piece of armor.'))
})

export const armorDeleteHeaderIfMatchMax = 1000;


export const armorDeleteHeaderIfMatchRegExp = new RegExp('^(\\*|(W/)?"[^"\\u0000-\\u001f]*"([ \\t]*,[ \\t]*(W/)?"[^"\\u0000-\\u001f]*")*)$');


export const ArmorDeleteHeader = /*#__PURE__*/ zod.object({
  "If-Match": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(armorDeleteHeaderIfMatchMax)).check(/*#__PURE__*/ zod.regex(armorDeleteHeaderIfMatchRegExp))).check(/*#__PURE__*/ zod.describe('The ETag the change is based on, as RFC 9110 has it: one tag, a list of tags, or `*` for any version. Tags are\ncompared strongly, so a weak tag (`W/"3"`) matches nothing. Without a match the answer is 412.\n'))
})

export const ArmorDeleteResponse = /*#__PURE__*/ zod.void()

/**
 * Also of one that was deleted. To restore what stood there, write it again.
 * @summary Who changed a piece of armor, when and how
 */
export const armorHistoryPathArmorSkMax = 128;


export const armorHistoryPathArmorSkRegExp = new RegExp('^[A-Za-z0-9_#:-][A-Za-z0-9_#:.-]*$');


export const ArmorHistoryParams = /*#__PURE__*/ zod.object({
  "armorSk": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(armorHistoryPathArmorSkMax)).check(/*#__PURE__*/ zod.regex(armorHistoryPathArmorSkRegExp)).check(/*#__PURE__*/ zod.describe('The key of the piece of armor.'))
})

export const armorHistoryQueryPageSizeDefault = 25;
export const armorHistoryQueryPageSizeMax = 200;

export const armorHistoryQueryNextCursorMax = 8000;


export const armorHistoryQueryNextCursorRegExp = new RegExp('^[A-Za-z0-9_.-]+$');


export const ArmorHistoryQueryParams = /*#__PURE__*/ zod.object({
  "pageSize": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(armorHistoryQueryPageSizeMax)), armorHistoryQueryPageSizeDefault).check(/*#__PURE__*/ zod.describe('How many items a page holds.')),
  "nextCursor": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(armorHistoryQueryNextCursorMax)).check(/*#__PURE__*/ zod.regex(armorHistoryQueryNextCursorRegExp))).check(/*#__PURE__*/ zod.describe('The cursor that the page before gave; absent for the first page.'))
})

export const ArmorHistoryResponse = ArmorHistoryPage

