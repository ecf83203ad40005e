/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */
import type { CatalogueBulkDelete } from './catalogueBulkDelete.ts';
import type { SpellBulkCreate } from './spellBulkCreate.ts';
import type { SpellBulkUpdate } from './spellBulkUpdate.ts';

/**
 * One operation on one spell.
 */
export type SpellBulkOperation = SpellBulkCreate | SpellBulkUpdate | CatalogueBulkDelete;
