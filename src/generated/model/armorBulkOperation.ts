/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */
import type { ArmorBulkCreate } from './armorBulkCreate.ts';
import type { ArmorBulkUpdate } from './armorBulkUpdate.ts';
import type { CatalogueBulkDelete } from './catalogueBulkDelete.ts';

/**
 * One operation on one piece of armor.
 */
export type ArmorBulkOperation = ArmorBulkCreate | ArmorBulkUpdate | CatalogueBulkDelete;
