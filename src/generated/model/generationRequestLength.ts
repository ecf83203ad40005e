/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */

export type GenerationRequestLength = typeof GenerationRequestLength[keyof typeof GenerationRequestLength];

export const GenerationRequestLength = {
  short: 'short',
  standard: 'standard',
  epic: 'epic',
} as const;
