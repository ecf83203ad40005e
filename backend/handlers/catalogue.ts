import { defineCatalogue } from '#backend/catalogue/define-catalogue.ts';
import { armor } from '#backend/catalogue/kinds/armor.ts';
import { feats } from '#backend/catalogue/kinds/feats.ts';
import { gear } from '#backend/catalogue/kinds/gear.ts';
import { tools } from '#backend/catalogue/kinds/tools.ts';
import { weapons } from '#backend/catalogue/kinds/weapons.ts';

/** The seven operations of each of the five kinds. */
export const catalogueHandlers = {
  ...defineCatalogue(gear),
  ...defineCatalogue(tools),
  ...defineCatalogue(armor),
  ...defineCatalogue(weapons),
  ...defineCatalogue(feats),
};
