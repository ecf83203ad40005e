/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */

export type AdventureDraftKind = typeof AdventureDraftKind[keyof typeof AdventureDraftKind];

export const AdventureDraftKind = {
  adventure: 'adventure',
} as const;
