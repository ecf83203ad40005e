// Generated from openapi.yaml by `npm run generate`. Never edited.

import type { CatalogueKind } from '#src/generated/contract/kinds.ts';
import type { KindDefinition } from '../kind.ts';
import { gear } from './gear.ts';
import { tools } from './tools.ts';
import { armor } from './armor.ts';
import { weapons } from './weapons.ts';
import { feats } from './feats.ts';
import { spells } from './spells.ts';

/** The definitions of all kinds. The worker of the import loads them; they call no operation. */
export const definitions = { gear, tools, armor, weapons, feats, spells } satisfies Record<
  CatalogueKind,
  KindDefinition
>;
