/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */
import type { BackgroundIncrease } from './backgroundIncrease.ts';

/**
 * +2 and +1, or +1 three times, among the three abilities of the background, each at most once and none above 20; empty for none yet. Anything else is 422.
 * @maxItems 3
 */
export type BackgroundIncreases = BackgroundIncrease[];
