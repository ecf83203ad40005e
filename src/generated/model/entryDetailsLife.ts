/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */

export type EntryDetailsLife = typeof EntryDetailsLife[keyof typeof EntryDetailsLife];

export const EntryDetailsLife = {
  alive: 'alive',
  dead: 'dead',
  missing: 'missing',
  unknown: 'unknown',
} as const;
