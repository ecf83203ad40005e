/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */

export type PersonSort = typeof PersonSort[keyof typeof PersonSort];

export const PersonSort = {
  name: 'name',
  email: 'email',
  created_at: 'created_at',
  last_seen_at: 'last_seen_at',
} as const;
