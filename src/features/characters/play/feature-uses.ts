import type { LimitedUse } from '#src/lib/character/limited-uses.ts';
import type { PlayState } from '#src/lib/character/play.ts';

/** How often a feature can still be used. */
export const featureUsesLeft = (
  { slug, uses }: Pick<LimitedUse, 'slug' | 'uses'>,
  { spentFeatures }: Pick<PlayState, 'spentFeatures'>,
): number => uses - (spentFeatures.find(({ feature }) => feature === slug)?.uses ?? 0);
