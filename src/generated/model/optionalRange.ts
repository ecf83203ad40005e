/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */
import type { WeaponRange } from './weaponRange.ts';

export type OptionalRange = WeaponRange | null;
