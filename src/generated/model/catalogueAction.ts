/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */

export type CatalogueAction = typeof CatalogueAction[keyof typeof CatalogueAction];

export const CatalogueAction = {
  created: 'created',
  updated: 'updated',
  deleted: 'deleted',
} as const;
