/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */

/**
 * The edition of the rules to which an item belongs.
 */
export type Edition = typeof Edition[keyof typeof Edition];

export const Edition = {
  NUMBER_2024: '2024',
  NUMBER_2014: '2014',
  other: 'other',
} as const;
