/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */

export type GearCategory = typeof GearCategory[keyof typeof GearCategory];

export const GearCategory = {
  'adventuring-gear': 'adventuring-gear',
  ammunition: 'ammunition',
  'equipment-pack': 'equipment-pack',
  'arcane-focus': 'arcane-focus',
  'druidic-focus': 'druidic-focus',
  'holy-symbol': 'holy-symbol',
  mount: 'mount',
  'tack-and-harness': 'tack-and-harness',
  barding: 'barding',
  'vehicle-land': 'vehicle-land',
  'vehicle-water': 'vehicle-water',
  'vehicle-air': 'vehicle-air',
  'food-and-drink': 'food-and-drink',
  other: 'other',
} as const;
