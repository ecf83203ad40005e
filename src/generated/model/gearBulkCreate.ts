/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */
import type { GearBulkCreateAction } from './gearBulkCreateAction.ts';
import type { GearInput } from './gearInput.ts';

/**
 * Creates a gear item.
 */
export interface GearBulkCreate {
  action: GearBulkCreateAction;
  item: GearInput;
}
