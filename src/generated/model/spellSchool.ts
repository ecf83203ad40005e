/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */

export type SpellSchool = typeof SpellSchool[keyof typeof SpellSchool];

export const SpellSchool = {
  abjuration: 'abjuration',
  conjuration: 'conjuration',
  divination: 'divination',
  enchantment: 'enchantment',
  evocation: 'evocation',
  illusion: 'illusion',
  necromancy: 'necromancy',
  transmutation: 'transmutation',
} as const;
