/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */
import * as zod from 'zod/mini';

import {
  Character,
  CharacterInput,
  CharacterPage
} from '../questwrightAPI.schemas.zod.ts';


/**
 * @summary List my characters
 */
export const characterListQueryPageSizeDefault = 25;
export const characterListQueryPageSizeMax = 200;

export const characterListQueryReverseDefault = false;
export const characterListQueryNextCursorMax = 8000;


export const characterListQueryNextCursorRegExp = new RegExp('^[A-Za-z0-9_.-]+$');


export const CharacterListQueryParams = /*#__PURE__*/ zod.object({
  "pageSize": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(characterListQueryPageSizeMax)), characterListQueryPageSizeDefault).check(/*#__PURE__*/ zod.describe('How many items a page holds.')),
  "sortByMeta": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['last_accessed_at', 'created_at', 'updated_at'])).check(/*#__PURE__*/ zod.describe('The time to sort by, earliest first. Records without that time come last either way.')),
  "reverse": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.boolean(), characterListQueryReverseDefault).check(/*#__PURE__*/ zod.describe('Latest first.')),
  "nextCursor": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(characterListQueryNextCursorMax)).check(/*#__PURE__*/ zod.regex(characterListQueryNextCursorRegExp))).check(/*#__PURE__*/ zod.describe('The cursor that the page before gave; absent for the first page.'))
})

export const CharacterListResponse = CharacterPage

/**
 * @summary Create a character
 */
export const CharacterCreateBody = CharacterInput

export const CharacterCreateResponse = Character

/**
 * @summary Get a character
 */
export const characterGetPathCharacterIdMin = 8;
export const characterGetPathCharacterIdMax = 128;


export const characterGetPathCharacterIdRegExp = new RegExp('^[A-Za-z0-9_-]+$');


export const CharacterGetParams = /*#__PURE__*/ zod.object({
  "characterId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(characterGetPathCharacterIdMin)).check(/*#__PURE__*/ zod.maxLength(characterGetPathCharacterIdMax)).check(/*#__PURE__*/ zod.regex(characterGetPathCharacterIdRegExp)).check(/*#__PURE__*/ zod.describe('The id of the character.'))
})

export const CharacterGetResponse = Character

/**
 * @summary Change a character
 */
export const characterUpdatePathCharacterIdMin = 8;
export const characterUpdatePathCharacterIdMax = 128;


export const characterUpdatePathCharacterIdRegExp = new RegExp('^[A-Za-z0-9_-]+$');


export const CharacterUpdateParams = /*#__PURE__*/ zod.object({
  "characterId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(characterUpdatePathCharacterIdMin)).check(/*#__PURE__*/ zod.maxLength(characterUpdatePathCharacterIdMax)).check(/*#__PURE__*/ zod.regex(characterUpdatePathCharacterIdRegExp)).check(/*#__PURE__*/ zod.describe('The id of the character.'))
})

export const characterUpdateHeaderIfMatchMax = 1000;


export const characterUpdateHeaderIfMatchRegExp = new RegExp('^(\\*|(W/)?"[^"\\u0000-\\u001f]*"([ \\t]*,[ \\t]*(W/)?"[^"\\u0000-\\u001f]*")*)$');


export const CharacterUpdateHeader = /*#__PURE__*/ zod.object({
  "If-Match": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(characterUpdateHeaderIfMatchMax)).check(/*#__PURE__*/ zod.regex(characterUpdateHeaderIfMatchRegExp))).check(/*#__PURE__*/ zod.describe('The ETag the change is based on, as RFC 9110 has it: one tag, a list of tags, or `*` for any version. Tags are\ncompared strongly, so a weak tag (`W/"3"`) matches nothing. Without a match the answer is 412.\n'))
})

export const CharacterUpdateBody = CharacterInput

export const CharacterUpdateResponse = Character

/**
 * @summary Delete a character
 */
export const characterDeletePathCharacterIdMin = 8;
export const characterDeletePathCharacterIdMax = 128;


export const characterDeletePathCharacterIdRegExp = new RegExp('^[A-Za-z0-9_-]+$');


export const CharacterDeleteParams = /*#__PURE__*/ zod.object({
  "characterId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(characterDeletePathCharacterIdMin)).check(/*#__PURE__*/ zod.maxLength(characterDeletePathCharacterIdMax)).check(/*#__PURE__*/ zod.regex(characterDeletePathCharacterIdRegExp)).check(/*#__PURE__*/ zod.describe('The id of the character.'))
})

export const characterDeleteHeaderIfMatchMax = 1000;


export const characterDeleteHeaderIfMatchRegExp = new RegExp('^(\\*|(W/)?"[^"\\u0000-\\u001f]*"([ \\t]*,[ \\t]*(W/)?"[^"\\u0000-\\u001f]*")*)$');


export const CharacterDeleteHeader = /*#__PURE__*/ zod.object({
  "If-Match": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(characterDeleteHeaderIfMatchMax)).check(/*#__PURE__*/ zod.regex(characterDeleteHeaderIfMatchRegExp))).check(/*#__PURE__*/ zod.describe('The ETag the change is based on, as RFC 9110 has it: one tag, a list of tags, or `*` for any version. Tags are\ncompared strongly, so a weak tag (`W/"3"`) matches nothing. Without a match the answer is 412.\n'))
})

export const CharacterDeleteResponse = /*#__PURE__*/ zod.void()

