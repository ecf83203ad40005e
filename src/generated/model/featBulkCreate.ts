/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */
import type { FeatBulkCreateAction } from './featBulkCreateAction.ts';
import type { FeatInput } from './featInput.ts';

/**
 * Creates a feat.
 */
export interface FeatBulkCreate {
  action: FeatBulkCreateAction;
  item: FeatInput;
}
