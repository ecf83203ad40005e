/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */
import type { SpellBulkCreateAction } from './spellBulkCreateAction.ts';
import type { SpellInput } from './spellInput.ts';

/**
 * Creates a spell.
 */
export interface SpellBulkCreate {
  action: SpellBulkCreateAction;
  item: SpellInput;
}
