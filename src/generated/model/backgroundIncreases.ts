/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */
import type { BackgroundIncrease } from './backgroundIncrease.ts';

/**
 * One ability gets +2 and another +1, or three abilities get +1 each. Only the three abilities of the background can be increased, each at most once, and no score above 20. Empty if nothing is chosen yet. Anything else is refused with 422.
 * @maxItems 3
 */
export type BackgroundIncreases = BackgroundIncrease[];
