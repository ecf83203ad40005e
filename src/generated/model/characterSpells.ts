/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */
import type { CharacterSpell } from './characterSpell.ts';

/**
 * @maxItems 200
 */
export type CharacterSpells = CharacterSpell[];
