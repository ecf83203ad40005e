/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */
import type { CatalogueAction } from './catalogueAction.ts';
import type { GearInput } from './gearInput.ts';
import type { OptionalPersonName } from './optionalPersonName.ts';
import type { Timestamp } from './timestamp.ts';
import type { Version } from './version.ts';

/**
 * One change of a gear item.
 */
export interface GearHistoryEntry {
  version: Version;
  action: CatalogueAction;
  at: Timestamp;
  by: OptionalPersonName;
  /** All fields before the change; null if the change has created the item. */
  before: GearInput | null;
  /** All fields after the change; null if the change has deleted the item. */
  after: GearInput | null;
}
