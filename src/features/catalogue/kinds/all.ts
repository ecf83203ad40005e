// Generated from openapi.yaml by `npm run generate`. Never edited.

import {
  getGearGetQueryKey,
  getGearHistoryInfiniteQueryKey,
  getGearListInfiniteQueryKey,
  gearBulk,
  gearCreate,
  gearDelete,
  gearGet,
  gearHistory,
  gearList,
  gearUpdate,
} from '#src/generated/endpoints/gear/gear.ts';
import {
  getToolGetQueryKey,
  getToolHistoryInfiniteQueryKey,
  getToolListInfiniteQueryKey,
  toolBulk,
  toolCreate,
  toolDelete,
  toolGet,
  toolHistory,
  toolList,
  toolUpdate,
} from '#src/generated/endpoints/tools/tools.ts';
import {
  getArmorGetQueryKey,
  getArmorHistoryInfiniteQueryKey,
  getArmorListInfiniteQueryKey,
  armorBulk,
  armorCreate,
  armorDelete,
  armorGet,
  armorHistory,
  armorList,
  armorUpdate,
} from '#src/generated/endpoints/armor/armor.ts';
import {
  getWeaponGetQueryKey,
  getWeaponHistoryInfiniteQueryKey,
  getWeaponListInfiniteQueryKey,
  weaponBulk,
  weaponCreate,
  weaponDelete,
  weaponGet,
  weaponHistory,
  weaponList,
  weaponUpdate,
} from '#src/generated/endpoints/weapons/weapons.ts';
import {
  getFeatGetQueryKey,
  getFeatHistoryInfiniteQueryKey,
  getFeatListInfiniteQueryKey,
  featBulk,
  featCreate,
  featDelete,
  featGet,
  featHistory,
  featList,
  featUpdate,
} from '#src/generated/endpoints/feats/feats.ts';
import type { CatalogueKind } from '#src/generated/contract/kinds.ts';
import { bindKind } from '../bind-kind.ts';
import type { Kind } from '../kind.ts';
import { definitions } from './definitions.ts';

const kindOf = (slug: CatalogueKind): Kind => kinds[slug];

export const kinds: Readonly<Record<CatalogueKind, Kind>> = {
  gear: bindKind(
    definitions.gear,
    {
      listKey: getGearListInfiniteQueryKey,
      list: gearList,
      itemKey: getGearGetQueryKey,
      get: gearGet,
      create: gearCreate,
      update: gearUpdate,
      remove: gearDelete,
      bulk: gearBulk,
      historyKey: getGearHistoryInfiniteQueryKey,
      history: gearHistory,
    },
    kindOf,
  ),
  tools: bindKind(
    definitions.tools,
    {
      listKey: getToolListInfiniteQueryKey,
      list: toolList,
      itemKey: getToolGetQueryKey,
      get: toolGet,
      create: toolCreate,
      update: toolUpdate,
      remove: toolDelete,
      bulk: toolBulk,
      historyKey: getToolHistoryInfiniteQueryKey,
      history: toolHistory,
    },
    kindOf,
  ),
  armor: bindKind(
    definitions.armor,
    {
      listKey: getArmorListInfiniteQueryKey,
      list: armorList,
      itemKey: getArmorGetQueryKey,
      get: armorGet,
      create: armorCreate,
      update: armorUpdate,
      remove: armorDelete,
      bulk: armorBulk,
      historyKey: getArmorHistoryInfiniteQueryKey,
      history: armorHistory,
    },
    kindOf,
  ),
  weapons: bindKind(
    definitions.weapons,
    {
      listKey: getWeaponListInfiniteQueryKey,
      list: weaponList,
      itemKey: getWeaponGetQueryKey,
      get: weaponGet,
      create: weaponCreate,
      update: weaponUpdate,
      remove: weaponDelete,
      bulk: weaponBulk,
      historyKey: getWeaponHistoryInfiniteQueryKey,
      history: weaponHistory,
    },
    kindOf,
  ),
  feats: bindKind(
    definitions.feats,
    {
      listKey: getFeatListInfiniteQueryKey,
      list: featList,
      itemKey: getFeatGetQueryKey,
      get: featGet,
      create: featCreate,
      update: featUpdate,
      remove: featDelete,
      bulk: featBulk,
      historyKey: getFeatHistoryInfiniteQueryKey,
      history: featHistory,
    },
    kindOf,
  ),
};
