/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */
import type { CatalogueBulkDelete } from './catalogueBulkDelete.ts';
import type { WeaponBulkCreate } from './weaponBulkCreate.ts';
import type { WeaponBulkUpdate } from './weaponBulkUpdate.ts';

/**
 * One operation on one weapon.
 */
export type WeaponBulkOperation = WeaponBulkCreate | WeaponBulkUpdate | CatalogueBulkDelete;
