/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */
import type { Damage } from './damage.ts';

/**
 * The damage; null if the weapon deals no damage.
 */
export type OptionalDamage = Damage | null;
