/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */

export type CoverDraftKind = typeof CoverDraftKind[keyof typeof CoverDraftKind];

export const CoverDraftKind = {
  cover: 'cover',
} as const;
