/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */

/**
 * Where the connection comes from. What the environment of the server sets can only be changed there.
 */
export type ConfiguredModelSetBy = typeof ConfiguredModelSetBy[keyof typeof ConfiguredModelSetBy];

export const ConfiguredModelSetBy = {
  environment: 'environment',
  administrator: 'administrator',
} as const;
