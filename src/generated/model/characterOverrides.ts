/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */
import type { CharacterOverride } from './characterOverride.ts';

/**
 * Each target at most once; anything else is refused with 422.
 * @maxItems 60
 */
export type CharacterOverrides = CharacterOverride[];
