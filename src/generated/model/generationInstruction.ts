/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */

/**
 * How the new draft differs.
 */
export type GenerationInstruction = typeof GenerationInstruction[keyof typeof GenerationInstruction];

export const GenerationInstruction = {
  again: 'again',
  shorter: 'shorter',
  longer: 'longer',
  darker: 'darker',
  lighter: 'lighter',
} as const;
