/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */
import type { CharacterItem } from './characterItem.ts';

/**
 * @maxItems 200
 */
export type CharacterItemList = CharacterItem[];
