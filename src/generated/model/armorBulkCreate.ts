/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */
import type { ArmorBulkCreateAction } from './armorBulkCreateAction.ts';
import type { ArmorInput } from './armorInput.ts';

/**
 * Creates a piece of armor.
 */
export interface ArmorBulkCreate {
  action: ArmorBulkCreateAction;
  item: ArmorInput;
}
