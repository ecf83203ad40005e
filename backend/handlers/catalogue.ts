import { defineCatalogue } from '../catalogue/define-catalogue.ts';
import { armor } from '../catalogue/kinds/armor.ts';
import { feats } from '../catalogue/kinds/feats.ts';
import { gear } from '../catalogue/kinds/gear.ts';
import { tools } from '../catalogue/kinds/tools.ts';
import { weapons } from '../catalogue/kinds/weapons.ts';

/** The seven operations of each of the five kinds. */
export const catalogueHandlers = {
  ...defineCatalogue(gear),
  ...defineCatalogue(tools),
  ...defineCatalogue(armor),
  ...defineCatalogue(weapons),
  ...defineCatalogue(feats),
};
