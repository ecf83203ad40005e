/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */
import type { CatalogueBulkDelete } from './catalogueBulkDelete.ts';
import type { GearBulkCreate } from './gearBulkCreate.ts';
import type { GearBulkUpdate } from './gearBulkUpdate.ts';

/**
 * One operation on one gear item.
 */
export type GearBulkOperation = GearBulkCreate | GearBulkUpdate | CatalogueBulkDelete;
