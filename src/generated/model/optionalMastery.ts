/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */
import type { WeaponMastery } from './weaponMastery.ts';

export type OptionalMastery = WeaponMastery | null;
