// Generated from openapi.yaml by `npm run generate`. Never edited.

import { getGearListInfiniteQueryKey, gearList, getGearGetQueryKey, gearGet, gearCreate, gearUpdate, gearDelete, gearBulk, getGearHistoryInfiniteQueryKey, gearHistory } from '../endpoints/gear/gear.ts';
import { getToolListInfiniteQueryKey, toolList, getToolGetQueryKey, toolGet, toolCreate, toolUpdate, toolDelete, toolBulk, getToolHistoryInfiniteQueryKey, toolHistory } from '../endpoints/tools/tools.ts';
import { getArmorListInfiniteQueryKey, armorList, getArmorGetQueryKey, armorGet, armorCreate, armorUpdate, armorDelete, armorBulk, getArmorHistoryInfiniteQueryKey, armorHistory } from '../endpoints/armor/armor.ts';
import { getWeaponListInfiniteQueryKey, weaponList, getWeaponGetQueryKey, weaponGet, weaponCreate, weaponUpdate, weaponDelete, weaponBulk, getWeaponHistoryInfiniteQueryKey, weaponHistory } from '../endpoints/weapons/weapons.ts';
import { getFeatListInfiniteQueryKey, featList, getFeatGetQueryKey, featGet, featCreate, featUpdate, featDelete, featBulk, getFeatHistoryInfiniteQueryKey, featHistory } from '../endpoints/feats/feats.ts';
import { getSpellListInfiniteQueryKey, spellList, getSpellGetQueryKey, spellGet, spellCreate, spellUpdate, spellDelete, spellBulk, getSpellHistoryInfiniteQueryKey, spellHistory } from '../endpoints/spells/spells.ts';

export const kindCalls = {
  gear: { listKey: getGearListInfiniteQueryKey, list: gearList, itemKey: getGearGetQueryKey, get: gearGet, create: gearCreate, update: gearUpdate, remove: gearDelete, bulk: gearBulk, historyKey: getGearHistoryInfiniteQueryKey, history: gearHistory },
  tools: { listKey: getToolListInfiniteQueryKey, list: toolList, itemKey: getToolGetQueryKey, get: toolGet, create: toolCreate, update: toolUpdate, remove: toolDelete, bulk: toolBulk, historyKey: getToolHistoryInfiniteQueryKey, history: toolHistory },
  armor: { listKey: getArmorListInfiniteQueryKey, list: armorList, itemKey: getArmorGetQueryKey, get: armorGet, create: armorCreate, update: armorUpdate, remove: armorDelete, bulk: armorBulk, historyKey: getArmorHistoryInfiniteQueryKey, history: armorHistory },
  weapons: { listKey: getWeaponListInfiniteQueryKey, list: weaponList, itemKey: getWeaponGetQueryKey, get: weaponGet, create: weaponCreate, update: weaponUpdate, remove: weaponDelete, bulk: weaponBulk, historyKey: getWeaponHistoryInfiniteQueryKey, history: weaponHistory },
  feats: { listKey: getFeatListInfiniteQueryKey, list: featList, itemKey: getFeatGetQueryKey, get: featGet, create: featCreate, update: featUpdate, remove: featDelete, bulk: featBulk, historyKey: getFeatHistoryInfiniteQueryKey, history: featHistory },
  spells: { listKey: getSpellListInfiniteQueryKey, list: spellList, itemKey: getSpellGetQueryKey, get: spellGet, create: spellCreate, update: spellUpdate, remove: spellDelete, bulk: spellBulk, historyKey: getSpellHistoryInfiniteQueryKey, history: spellHistory },
};
