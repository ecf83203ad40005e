/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */
import type { SpellHealing } from './spellHealing.ts';

/**
 * The hit points that the spell gives; null if it gives none.
 */
export type OptionalSpellHealing = SpellHealing | null;
