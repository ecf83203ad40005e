/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */
import type { SpellArea } from './spellArea.ts';

/**
 * The area of the effect; null if the spell has none.
 */
export type OptionalSpellArea = SpellArea | null;
