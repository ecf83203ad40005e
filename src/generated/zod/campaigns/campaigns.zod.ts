/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */
import * as zod from 'zod/mini';

import {
  Campaign,
  CampaignCreateRequest,
  CampaignPage,
  CampaignUpdateRequest
} from '../questwrightAPI.schemas.zod.ts';


/**
 * @summary List my campaigns
 */
export const campaignListQueryPageSizeDefault = 25;
export const campaignListQueryPageSizeMax = 200;

export const campaignListQueryReverseDefault = false;
export const campaignListQueryNextCursorMax = 8000;


export const campaignListQueryNextCursorRegExp = new RegExp('^[A-Za-z0-9_.-]+$');


export const CampaignListQueryParams = /*#__PURE__*/ zod.object({
  "pageSize": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(campaignListQueryPageSizeMax)), campaignListQueryPageSizeDefault).check(/*#__PURE__*/ zod.describe('How many items a page holds.')),
  "sortByMeta": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['last_accessed_at', 'created_at', 'updated_at'])).check(/*#__PURE__*/ zod.describe('The time to sort by, earliest first. Records without that time come last either way.')),
  "reverse": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.boolean(), campaignListQueryReverseDefault).check(/*#__PURE__*/ zod.describe('Latest first.')),
  "nextCursor": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(campaignListQueryNextCursorMax)).check(/*#__PURE__*/ zod.regex(campaignListQueryNextCursorRegExp))).check(/*#__PURE__*/ zod.describe('The cursor that the page before gave; absent for the first page.'))
})

export const CampaignListResponse = CampaignPage

/**
 * Cover pictures may be JPEG, PNG, WebP or AVIF; they are decoded, cropped to one ratio and stored anew. Give both
 * widths or one, from which the other is made.
 * @summary Create a campaign
 */
export const CampaignCreateBody = CampaignCreateRequest

export const CampaignCreateResponse = Campaign

/**
 * Opening a campaign sets its `last_accessed_at`, at most once a minute.
 * @summary Get a campaign
 */
export const campaignGetPathCampaignIdMin = 8;
export const campaignGetPathCampaignIdMax = 128;


export const campaignGetPathCampaignIdRegExp = new RegExp('^[A-Za-z0-9_-]+$');


export const CampaignGetParams = /*#__PURE__*/ zod.object({
  "campaignId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(campaignGetPathCampaignIdMin)).check(/*#__PURE__*/ zod.maxLength(campaignGetPathCampaignIdMax)).check(/*#__PURE__*/ zod.regex(campaignGetPathCampaignIdRegExp)).check(/*#__PURE__*/ zod.describe('The id of the campaign.'))
})

export const CampaignGetResponse = Campaign

/**
 * Parts that are absent stay as they are.
 * @summary Change a campaign
 */
export const campaignUpdatePathCampaignIdMin = 8;
export const campaignUpdatePathCampaignIdMax = 128;


export const campaignUpdatePathCampaignIdRegExp = new RegExp('^[A-Za-z0-9_-]+$');


export const CampaignUpdateParams = /*#__PURE__*/ zod.object({
  "campaignId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(campaignUpdatePathCampaignIdMin)).check(/*#__PURE__*/ zod.maxLength(campaignUpdatePathCampaignIdMax)).check(/*#__PURE__*/ zod.regex(campaignUpdatePathCampaignIdRegExp)).check(/*#__PURE__*/ zod.describe('The id of the campaign.'))
})

export const campaignUpdateHeaderIfMatchMax = 1000;


export const campaignUpdateHeaderIfMatchRegExp = new RegExp('^(\\*|(W/)?"[^"\\u0000-\\u001f]*"([ \\t]*,[ \\t]*(W/)?"[^"\\u0000-\\u001f]*")*)$');


export const CampaignUpdateHeader = /*#__PURE__*/ zod.object({
  "If-Match": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(campaignUpdateHeaderIfMatchMax)).check(/*#__PURE__*/ zod.regex(campaignUpdateHeaderIfMatchRegExp))).check(/*#__PURE__*/ zod.describe('The ETag the change is based on, as RFC 9110 has it: one tag, a list of tags, or `*` for any version. Tags are\ncompared strongly, so a weak tag (`W/"3"`) matches nothing. Without a match the answer is 412.\n'))
})

export const CampaignUpdateBody = CampaignUpdateRequest

export const CampaignUpdateResponse = Campaign

/**
 * For its owner only.
 * @summary Delete a campaign
 */
export const campaignDeletePathCampaignIdMin = 8;
export const campaignDeletePathCampaignIdMax = 128;


export const campaignDeletePathCampaignIdRegExp = new RegExp('^[A-Za-z0-9_-]+$');


export const CampaignDeleteParams = /*#__PURE__*/ zod.object({
  "campaignId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(campaignDeletePathCampaignIdMin)).check(/*#__PURE__*/ zod.maxLength(campaignDeletePathCampaignIdMax)).check(/*#__PURE__*/ zod.regex(campaignDeletePathCampaignIdRegExp)).check(/*#__PURE__*/ zod.describe('The id of the campaign.'))
})

export const campaignDeleteHeaderIfMatchMax = 1000;


export const campaignDeleteHeaderIfMatchRegExp = new RegExp('^(\\*|(W/)?"[^"\\u0000-\\u001f]*"([ \\t]*,[ \\t]*(W/)?"[^"\\u0000-\\u001f]*")*)$');


export const CampaignDeleteHeader = /*#__PURE__*/ zod.object({
  "If-Match": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(campaignDeleteHeaderIfMatchMax)).check(/*#__PURE__*/ zod.regex(campaignDeleteHeaderIfMatchRegExp))).check(/*#__PURE__*/ zod.describe('The ETag the change is based on, as RFC 9110 has it: one tag, a list of tags, or `*` for any version. Tags are\ncompared strongly, so a weak tag (`W/"3"`) matches nothing. Without a match the answer is 412.\n'))
})

export const CampaignDeleteResponse = /*#__PURE__*/ zod.void()

