// Generated from openapi.yaml by `npm run generate`. Never edited.

import type { CatalogueKind } from '#src/generated/contract/kinds.ts';
import type { Definition } from '../definition.ts';
import { gear } from './gear.ts';
import { tools } from './tools.ts';
import { armor } from './armor.ts';
import { weapons } from './weapons.ts';
import { feats } from './feats.ts';
import { spells } from './spells.ts';

export const kinds = { gear, tools, armor, weapons, feats, spells } satisfies {
  readonly [K in CatalogueKind]: Definition<K>;
};
