/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */
import type { BackgroundIncrease } from './backgroundIncrease.ts';

/**
 * +2 and +1, or +1 three times, among the abilities of the background.
 * @maxItems 3
 */
export type BackgroundIncreases = BackgroundIncrease[];
