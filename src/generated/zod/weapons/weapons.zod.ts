/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */
import * as zod from 'zod/mini';

import {
  Weapon,
  WeaponBulkRequest,
  WeaponBulkResponse,
  WeaponHistoryPage,
  WeaponInput,
  WeaponPage
} from '../questwrightAPI.schemas.zod.ts';


/**
 * @summary List weapons
 */
export const weaponListQueryQMax = 120;


export const weaponListQueryQRegExp = new RegExp('^[^\\u0000]*\\S[^\\u0000]*$');
export const weaponListQuerySortDefault = `name`;
export const weaponListQueryReverseDefault = false;
export const weaponListQueryWithTotalDefault = false;
export const weaponListQueryPageSizeDefault = 25;
export const weaponListQueryPageSizeMax = 1000;

export const weaponListQueryNextCursorMax = 8000;


export const weaponListQueryNextCursorRegExp = new RegExp('^[A-Za-z0-9_.-]+$');


export const WeaponListQueryParams = /*#__PURE__*/ zod.object({
  "category": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['simple-melee', 'simple-ranged', 'martial-melee', 'martial-ranged'])).check(/*#__PURE__*/ zod.describe('Only weapons of this category.')),
  "q": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(weaponListQueryQMax)).check(/*#__PURE__*/ zod.regex(weaponListQueryQRegExp))).check(/*#__PURE__*/ zod.describe('Only items whose name has all of these words in it, or parts of words; case does not matter.')),
  "sort": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.enum(['name', 'category', 'edition', 'source', 'cost', 'weight', 'updated_at']), weaponListQuerySortDefault).check(/*#__PURE__*/ zod.describe('What to sort by. Items without a price or weight come last either way.')),
  "reverse": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.boolean(), weaponListQueryReverseDefault).check(/*#__PURE__*/ zod.describe('In descending order.')),
  "withTotal": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.boolean(), weaponListQueryWithTotalDefault).check(/*#__PURE__*/ zod.describe('Count what matches in all.')),
  "pageSize": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(weaponListQueryPageSizeMax)), weaponListQueryPageSizeDefault).check(/*#__PURE__*/ zod.describe('How many items a page holds.')),
  "nextCursor": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(weaponListQueryNextCursorMax)).check(/*#__PURE__*/ zod.regex(weaponListQueryNextCursorRegExp))).check(/*#__PURE__*/ zod.describe('The cursor that the page before gave; absent for the first page.'))
})

export const WeaponListResponse = WeaponPage

/**
 * 409 with code `duplicate` when the edition already has that name or key.
 * @summary Create a weapon
 */
export const WeaponCreateBody = WeaponInput

export const WeaponCreateResponse = Weapon

/**
 * Each operation stands for itself, also one that breaks its schema. With `dryRun` nothing is written and the results say what would happen. The same
 * `Idempotency-Key` with the same body gets the first answer again; with another body it is 409.
 * @summary Create, change and delete many weapons at once
 */
export const weaponBulkHeaderIdempotencyKeyMin = 8;
export const weaponBulkHeaderIdempotencyKeyMax = 100;


export const weaponBulkHeaderIdempotencyKeyRegExp = new RegExp('^[A-Za-z0-9_-]+$');


export const WeaponBulkHeader = /*#__PURE__*/ zod.object({
  "Idempotency-Key": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(weaponBulkHeaderIdempotencyKeyMin)).check(/*#__PURE__*/ zod.maxLength(weaponBulkHeaderIdempotencyKeyMax)).check(/*#__PURE__*/ zod.regex(weaponBulkHeaderIdempotencyKeyRegExp))).check(/*#__PURE__*/ zod.describe('Makes a repeated request safe; kept for 24 hours.'))
})

export const WeaponBulkBody = WeaponBulkRequest

export const WeaponBulkResponseSchema = WeaponBulkResponse

/**
 * @summary Get a weapon
 */
export const weaponGetPathWeaponSkMax = 128;


export const weaponGetPathWeaponSkRegExp = new RegExp('^[A-Za-z0-9_#:-][A-Za-z0-9_#:.-]*$');


export const WeaponGetParams = /*#__PURE__*/ zod.object({
  "weaponSk": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(weaponGetPathWeaponSkMax)).check(/*#__PURE__*/ zod.regex(weaponGetPathWeaponSkRegExp)).check(/*#__PURE__*/ zod.describe('The key of the weapon.'))
})

export const WeaponGetResponse = Weapon

/**
 * Fields that are absent get their default. The key stays.
 * @summary Replace a weapon
 */
export const weaponUpdatePathWeaponSkMax = 128;


export const weaponUpdatePathWeaponSkRegExp = new RegExp('^[A-Za-z0-9_#:-][A-Za-z0-9_#:.-]*$');


export const WeaponUpdateParams = /*#__PURE__*/ zod.object({
  "weaponSk": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(weaponUpdatePathWeaponSkMax)).check(/*#__PURE__*/ zod.regex(weaponUpdatePathWeaponSkRegExp)).check(/*#__PURE__*/ zod.describe('The key of the weapon.'))
})

export const weaponUpdateHeaderIfMatchMax = 1000;


export const weaponUpdateHeaderIfMatchRegExp = new RegExp('^(\\*|(W/)?"[^"\\u0000-\\u001f]*"([ \\t]*,[ \\t]*(W/)?"[^"\\u0000-\\u001f]*")*)$');


export const WeaponUpdateHeader = /*#__PURE__*/ zod.object({
  "If-Match": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(weaponUpdateHeaderIfMatchMax)).check(/*#__PURE__*/ zod.regex(weaponUpdateHeaderIfMatchRegExp))).check(/*#__PURE__*/ zod.describe('The ETag the change is based on, as RFC 9110 has it: one tag, a list of tags, or `*` for any version. Tags are\ncompared strongly, so a weak tag (`W/"3"`) matches nothing. Without a match the answer is 412.\n'))
})

export const WeaponUpdateBody = WeaponInput

export const WeaponUpdateResponse = Weapon

/**
 * @summary Delete a weapon
 */
export const weaponDeletePathWeaponSkMax = 128;


export const weaponDeletePathWeaponSkRegExp = new RegExp('^[A-Za-z0-9_#:-][A-Za-z0-9_#:.-]*$');


export const WeaponDeleteParams = /*#__PURE__*/ zod.object({
  "weaponSk": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(weaponDeletePathWeaponSkMax)).check(/*#__PURE__*/ zod.regex(weaponDeletePathWeaponSkRegExp)).check(/*#__PURE__*/ zod.describe('The key of the weapon.'))
})

export const weaponDeleteHeaderIfMatchMax = 1000;


export const weaponDeleteHeaderIfMatchRegExp = new RegExp('^(\\*|(W/)?"[^"\\u0000-\\u001f]*"([ \\t]*,[ \\t]*(W/)?"[^"\\u0000-\\u001f]*")*)$');


export const WeaponDeleteHeader = /*#__PURE__*/ zod.object({
  "If-Match": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(weaponDeleteHeaderIfMatchMax)).check(/*#__PURE__*/ zod.regex(weaponDeleteHeaderIfMatchRegExp))).check(/*#__PURE__*/ zod.describe('The ETag the change is based on, as RFC 9110 has it: one tag, a list of tags, or `*` for any version. Tags are\ncompared strongly, so a weak tag (`W/"3"`) matches nothing. Without a match the answer is 412.\n'))
})

export const WeaponDeleteResponse = /*#__PURE__*/ zod.void()

/**
 * Also of one that was deleted. To restore what stood there, write it again.
 * @summary Who changed a weapon, when and how
 */
export const weaponHistoryPathWeaponSkMax = 128;


export const weaponHistoryPathWeaponSkRegExp = new RegExp('^[A-Za-z0-9_#:-][A-Za-z0-9_#:.-]*$');


export const WeaponHistoryParams = /*#__PURE__*/ zod.object({
  "weaponSk": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(weaponHistoryPathWeaponSkMax)).check(/*#__PURE__*/ zod.regex(weaponHistoryPathWeaponSkRegExp)).check(/*#__PURE__*/ zod.describe('The key of the weapon.'))
})

export const weaponHistoryQueryPageSizeDefault = 25;
export const weaponHistoryQueryPageSizeMax = 200;

export const weaponHistoryQueryNextCursorMax = 8000;


export const weaponHistoryQueryNextCursorRegExp = new RegExp('^[A-Za-z0-9_.-]+$');


export const WeaponHistoryQueryParams = /*#__PURE__*/ zod.object({
  "pageSize": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(weaponHistoryQueryPageSizeMax)), weaponHistoryQueryPageSizeDefault).check(/*#__PURE__*/ zod.describe('How many items a page holds.')),
  "nextCursor": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(weaponHistoryQueryNextCursorMax)).check(/*#__PURE__*/ zod.regex(weaponHistoryQueryNextCursorRegExp))).check(/*#__PURE__*/ zod.describe('The cursor that the page before gave; absent for the first page.'))
})

export const WeaponHistoryResponse = WeaponHistoryPage

