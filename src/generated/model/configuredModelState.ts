/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */

/**
 * Whether the model is used. After several failures it rests for a while, and the built-in storyteller or painter takes its place.
 */
export type ConfiguredModelState = typeof ConfiguredModelState[keyof typeof ConfiguredModelState];

export const ConfiguredModelState = {
  ready: 'ready',
  resting: 'resting',
} as const;
