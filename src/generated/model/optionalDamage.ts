/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */
import type { Damage } from './damage.ts';

/**
 * Null for a weapon that deals none.
 */
export type OptionalDamage = Damage | null;
