/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */

/**
 * The level of the spell.
 */
export type SpellCategory = typeof SpellCategory[keyof typeof SpellCategory];

export const SpellCategory = {
  cantrip: 'cantrip',
  'level-1': 'level-1',
  'level-2': 'level-2',
  'level-3': 'level-3',
  'level-4': 'level-4',
  'level-5': 'level-5',
  'level-6': 'level-6',
  'level-7': 'level-7',
  'level-8': 'level-8',
  'level-9': 'level-9',
} as const;
