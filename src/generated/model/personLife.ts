/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */

/**
 * Whether a person is alive.
 */
export type PersonLife = typeof PersonLife[keyof typeof PersonLife];

export const PersonLife = {
  alive: 'alive',
  dead: 'dead',
  missing: 'missing',
  unknown: 'unknown',
} as const;
