/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */

/**
 * The rules the campaign is played by; 2024 unless given.
 */
export type CampaignEdition = typeof CampaignEdition[keyof typeof CampaignEdition];

export const CampaignEdition = {
  NUMBER_2024: '2024',
  NUMBER_2014: '2014',
  other: 'other',
} as const;
