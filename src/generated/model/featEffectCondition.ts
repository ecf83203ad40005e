/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */

/**
 * @nullable
 */
export type FeatEffectCondition = typeof FeatEffectCondition[keyof typeof FeatEffectCondition] | null;

export const FeatEffectCondition = {
  armored: 'armored',
} as const;
