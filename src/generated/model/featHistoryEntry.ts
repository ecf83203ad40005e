/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */
import type { CatalogueAction } from './catalogueAction.ts';
import type { FeatInput } from './featInput.ts';
import type { OptionalPersonName } from './optionalPersonName.ts';
import type { Timestamp } from './timestamp.ts';
import type { Version } from './version.ts';

/**
 * One change of a feat.
 */
export interface FeatHistoryEntry {
  version: Version;
  action: CatalogueAction;
  at: Timestamp;
  by: OptionalPersonName;
  /** All fields before the change; null if the change has created the item. */
  before: FeatInput | null;
  /** All fields after the change; null if the change has deleted the item. */
  after: FeatInput | null;
}
