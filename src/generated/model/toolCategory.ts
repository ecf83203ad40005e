/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */

export type ToolCategory = typeof ToolCategory[keyof typeof ToolCategory];

export const ToolCategory = {
  'artisans-tools': 'artisans-tools',
  'gaming-set': 'gaming-set',
  'musical-instrument': 'musical-instrument',
  'other-tools': 'other-tools',
} as const;
