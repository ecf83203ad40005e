/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */

/**
 * The language model or the image model.
 */
export type ModelPart = typeof ModelPart[keyof typeof ModelPart];

export const ModelPart = {
  text: 'text',
  image: 'image',
} as const;
