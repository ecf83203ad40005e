/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */
import type { WeaponProperty } from './weaponProperty.ts';

/**
 * @maxItems 10
 */
export type WeaponProperties = WeaponProperty[];
