/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */
import type { CharacterItemList } from './characterItemList.ts';

/**
 * What the character carries. Null until the list was first written; the sheet then shows what `equipment` gives.
 */
export type CharacterItems = CharacterItemList | null;
