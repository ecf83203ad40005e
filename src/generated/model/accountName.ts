/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */
import type { NewPersonName } from './newPersonName.ts';

/**
 * The new name.
 */
export interface AccountName {
  name: NewPersonName;
}
