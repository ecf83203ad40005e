/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */

export type Group = typeof Group[keyof typeof Group];

export const Group = {
  admin: 'admin',
} as const;
