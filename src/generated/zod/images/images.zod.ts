/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */
import * as zod from 'zod/mini';


/**
 * @summary Get a stored picture
 */
export const imageGetPathImageIdMin = 8;
export const imageGetPathImageIdMax = 128;


export const imageGetPathImageIdRegExp = new RegExp('^[A-Za-z0-9_-]+$');


export const ImageGetParams = /*#__PURE__*/ zod.object({
  "imageId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(imageGetPathImageIdMin)).check(/*#__PURE__*/ zod.maxLength(imageGetPathImageIdMax)).check(/*#__PURE__*/ zod.regex(imageGetPathImageIdRegExp)).check(/*#__PURE__*/ zod.describe('The id of the picture.'))
})

export const imageGetHeaderIfNoneMatchMax = 1000;



export const ImageGetHeader = /*#__PURE__*/ zod.object({
  "If-None-Match": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(imageGetHeaderIfNoneMatchMax))).check(/*#__PURE__*/ zod.describe('The ETags of copies that the caller has, or `*`; 304 when one of them is current.'))
})

export const ImageGetResponse = /*#__PURE__*/ zod.unknown()

