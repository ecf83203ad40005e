/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */
import type { SpellDamage } from './spellDamage.ts';

/**
 * @maxItems 10
 */
export type SpellDamageList = SpellDamage[];
