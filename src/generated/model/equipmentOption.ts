/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */

export type EquipmentOption = typeof EquipmentOption[keyof typeof EquipmentOption];

export const EquipmentOption = {
  kit: 'kit',
  gold: 'gold',
} as const;
