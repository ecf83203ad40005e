/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */
import type { ArmorAddDex } from './armorAddDex.ts';
import type { ArmorCategory } from './armorCategory.ts';
import type { ArmorClassBase } from './armorClassBase.ts';
import type { ArmorMaxDex } from './armorMaxDex.ts';
import type { CatalogueDescription } from './catalogueDescription.ts';
import type { CatalogueName } from './catalogueName.ts';
import type { CatalogueSk } from './catalogueSk.ts';
import type { CatalogueSource } from './catalogueSource.ts';
import type { DonDoffTime } from './donDoffTime.ts';
import type { Edition } from './edition.ts';
import type { OptionalAbilityScore } from './optionalAbilityScore.ts';
import type { OptionalCost } from './optionalCost.ts';
import type { OptionalWeight } from './optionalWeight.ts';
import type { StealthDisadvantage } from './stealthDisadvantage.ts';

/**
 * A piece of armor in a request; absent fields get their defaults.
 */
export interface ArmorInput {
  armorSk?: CatalogueSk;
  name: CatalogueName;
  category: ArmorCategory;
  edition?: Edition;
  source?: CatalogueSource;
  cost?: OptionalCost;
  weightLb?: OptionalWeight | null;
  acBase: ArmorClassBase;
  acAddDex?: ArmorAddDex;
  acMaxDex?: ArmorMaxDex | null;
  strengthRequired?: OptionalAbilityScore | null;
  stealthDisadvantage?: StealthDisadvantage;
  donTime?: DonDoffTime;
  doffTime?: DonDoffTime;
  description?: CatalogueDescription;
}
