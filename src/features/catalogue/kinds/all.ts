import type { CatalogueKind } from '../../../paths.ts';
import type { Kind } from '../kind.ts';
import { armor } from './armor.ts';
import { feats } from './feats.ts';
import { gear } from './gear.ts';
import { tools } from './tools.ts';
import { weapons } from './weapons.ts';

/** A kind more in the contract is a type error here until it is defined. */
export const kinds = { gear, tools, armor, weapons, feats } satisfies Record<CatalogueKind, Kind>;
