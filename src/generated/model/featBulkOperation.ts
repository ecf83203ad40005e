/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */
import type { CatalogueBulkDelete } from './catalogueBulkDelete.ts';
import type { FeatBulkCreate } from './featBulkCreate.ts';
import type { FeatBulkUpdate } from './featBulkUpdate.ts';

/**
 * One operation on one feat.
 */
export type FeatBulkOperation = FeatBulkCreate | FeatBulkUpdate | CatalogueBulkDelete;
