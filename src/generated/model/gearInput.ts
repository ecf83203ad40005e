/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */
import type { Capacity } from './capacity.ts';
import type { CatalogueDescription } from './catalogueDescription.ts';
import type { CatalogueName } from './catalogueName.ts';
import type { CatalogueSk } from './catalogueSk.ts';
import type { CatalogueSource } from './catalogueSource.ts';
import type { Edition } from './edition.ts';
import type { GearCategory } from './gearCategory.ts';
import type { OptionalArmorClass } from './optionalArmorClass.ts';
import type { OptionalCost } from './optionalCost.ts';
import type { OptionalCount } from './optionalCount.ts';
import type { OptionalHitPoints } from './optionalHitPoints.ts';
import type { OptionalSk } from './optionalSk.ts';
import type { OptionalSpeedFt } from './optionalSpeedFt.ts';
import type { OptionalSpeedMph } from './optionalSpeedMph.ts';
import type { OptionalTons } from './optionalTons.ts';
import type { OptionalWeight } from './optionalWeight.ts';
import type { PackContents } from './packContents.ts';
import type { Quantity } from './quantity.ts';

/**
 * A gear item in a request; absent fields get their defaults.
 */
export interface GearInput {
  gearSk?: CatalogueSk;
  name: CatalogueName;
  category: GearCategory;
  edition?: Edition;
  source?: CatalogueSource;
  cost?: OptionalCost;
  weightLb?: OptionalWeight | null;
  quantity?: Quantity;
  contents?: PackContents;
  storageSk?: OptionalSk;
  capacity?: Capacity;
  carryingCapacityLb?: OptionalWeight | null;
  speedFt?: OptionalSpeedFt | null;
  speedMph?: OptionalSpeedMph | null;
  crew?: OptionalCount | null;
  passengers?: OptionalCount | null;
  cargoTons?: OptionalTons | null;
  ac?: OptionalArmorClass | null;
  hp?: OptionalHitPoints | null;
  damageThreshold?: OptionalHitPoints | null;
  description?: CatalogueDescription;
}
