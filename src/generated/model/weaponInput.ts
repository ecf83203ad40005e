/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */
import type { CatalogueDescription } from './catalogueDescription.ts';
import type { CatalogueName } from './catalogueName.ts';
import type { CatalogueSk } from './catalogueSk.ts';
import type { CatalogueSource } from './catalogueSource.ts';
import type { Edition } from './edition.ts';
import type { Notes } from './notes.ts';
import type { OptionalCost } from './optionalCost.ts';
import type { OptionalDamage } from './optionalDamage.ts';
import type { OptionalDice } from './optionalDice.ts';
import type { OptionalMastery } from './optionalMastery.ts';
import type { OptionalRange } from './optionalRange.ts';
import type { OptionalSk } from './optionalSk.ts';
import type { OptionalWeight } from './optionalWeight.ts';
import type { WeaponCategory } from './weaponCategory.ts';
import type { WeaponProperties } from './weaponProperties.ts';

/**
 * A weapon in a request; absent fields get their defaults.
 */
export interface WeaponInput {
  weaponSk?: CatalogueSk;
  name: CatalogueName;
  category: WeaponCategory;
  edition?: Edition;
  source?: CatalogueSource;
  cost?: OptionalCost;
  weightLb?: OptionalWeight | null;
  damage?: OptionalDamage;
  versatileDamage?: OptionalDice;
  properties?: WeaponProperties;
  range?: OptionalRange;
  ammunitionSk?: OptionalSk;
  mastery?: OptionalMastery;
  notes?: Notes;
  description?: CatalogueDescription;
}
