/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */

export type CatalogueKind = typeof CatalogueKind[keyof typeof CatalogueKind];

export const CatalogueKind = {
  gear: 'gear',
  tools: 'tools',
  armor: 'armor',
  weapons: 'weapons',
  feats: 'feats',
  spells: 'spells',
} as const;
