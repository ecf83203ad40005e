/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */
import type { CharacterFeat } from './characterFeat.ts';

/**
 * @maxItems 40
 */
export type CharacterFeats = CharacterFeat[];
