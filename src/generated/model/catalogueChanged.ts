/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */
import type { CatalogueChange } from './catalogueChange.ts';
import type { CatalogueKind } from './catalogueKind.ts';
import type { OptionalPersonName } from './optionalPersonName.ts';

/**
 * Items that have just been saved or deleted. The server sends this event to everyone who is signed in, after the commit; `by` is null except for administrators.
 */
export interface CatalogueChanged {
  kind: CatalogueKind;
  by: OptionalPersonName;
  /**
     * @minItems 1
     * @maxItems 1000
     */
  changes: CatalogueChange[];
}
