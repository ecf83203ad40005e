/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */

/**
 * The edition of the rules of the campaign; the default is 2024.
 */
export type CampaignEdition = typeof CampaignEdition[keyof typeof CampaignEdition];

export const CampaignEdition = {
  NUMBER_2024: '2024',
  NUMBER_2014: '2014',
  other: 'other',
} as const;
