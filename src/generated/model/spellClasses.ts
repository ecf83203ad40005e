/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */
import type { CharacterClass } from './characterClass.ts';

/**
 * The classes whose lists have the spell.
 * @maxItems 12
 */
export type SpellClasses = CharacterClass[];
