/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */
import type { FindCampaignParameter } from './findCampaignParameter.ts';
import type { FindQueryParameter } from './findQueryParameter.ts';

export type FindListParams = {
/**
 * The words to find.
 * @minLength 1
 * @maxLength 120
 * @pattern ^[^\u0000]*\S[^\u0000]*$
 */
q: FindQueryParameter;
/**
 * An opaque id.
 * @minLength 8
 * @maxLength 128
 * @pattern ^[A-Za-z0-9_-]+$
 */
campaignId?: FindCampaignParameter;
};
