/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */
import type { SpellMaterial } from './spellMaterial.ts';

/**
 * What the caster needs.
 */
export interface SpellComponents {
  verbal: boolean;
  somatic: boolean;
  /** The material component; null if the spell needs none. */
  material: SpellMaterial | null;
}
