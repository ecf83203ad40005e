/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */
import type { SpellSave } from './spellSave.ts';

/**
 * The saving throw; null if the spell has none.
 */
export type OptionalSpellSave = SpellSave | null;
