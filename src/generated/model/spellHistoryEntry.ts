/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */
import type { CatalogueAction } from './catalogueAction.ts';
import type { OptionalPersonName } from './optionalPersonName.ts';
import type { SpellInput } from './spellInput.ts';
import type { Timestamp } from './timestamp.ts';
import type { Version } from './version.ts';

/**
 * One change of a spell.
 */
export interface SpellHistoryEntry {
  version: Version;
  action: CatalogueAction;
  at: Timestamp;
  by: OptionalPersonName;
  /** All fields before the change; null if the change has created the item. */
  before: SpellInput | null;
  /** All fields after the change; null if the change has deleted the item. */
  after: SpellInput | null;
}
