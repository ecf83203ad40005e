/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */

/**
 * Who may read the section when the draft has become part of a campaign: `gm` is only for game masters.
 */
export type GenerationSectionAudience = typeof GenerationSectionAudience[keyof typeof GenerationSectionAudience];

export const GenerationSectionAudience = {
  everyone: 'everyone',
  gm: 'gm',
} as const;
