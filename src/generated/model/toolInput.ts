/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */
import type { CatalogueDescription } from './catalogueDescription.ts';
import type { CatalogueName } from './catalogueName.ts';
import type { CatalogueSk } from './catalogueSk.ts';
import type { CatalogueSource } from './catalogueSource.ts';
import type { Edition } from './edition.ts';
import type { OptionalAbility } from './optionalAbility.ts';
import type { OptionalCost } from './optionalCost.ts';
import type { OptionalWeight } from './optionalWeight.ts';
import type { ToolCategory } from './toolCategory.ts';
import type { ToolCrafts } from './toolCrafts.ts';
import type { ToolUtilizeList } from './toolUtilizeList.ts';

/**
 * A tool in a request; absent fields get their defaults.
 */
export interface ToolInput {
  toolSk?: CatalogueSk;
  name: CatalogueName;
  category: ToolCategory;
  edition?: Edition;
  source?: CatalogueSource;
  cost?: OptionalCost;
  weightLb?: OptionalWeight | null;
  ability?: OptionalAbility;
  utilize?: ToolUtilizeList;
  crafts?: ToolCrafts;
  description?: CatalogueDescription;
}
