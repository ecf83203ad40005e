import { readBody } from '#contract/requests.ts';
import type { Handlers } from '#contract/types.ts';
import type {
  ArmorInput,
  FeatInput,
  Gear,
  GearInput,
  ToolInput,
  Weapon,
  WeaponInput,
} from '#src/generated/model/index.ts';
import { answerBulk } from './bulk.ts';
import { createKind } from './catalogue.ts';
import type { MockContext } from './context.ts';
import { gearReferences, requireAmmunition, usersOfGear, weaponReferences } from './references.ts';

const nobody = () => [];
const nothing = () => {};

export const gear = createKind({
  list: 'gear',
  noun: 'gear item',
  rows: (state) => state.catalogue.gear,
  sk: (item) => item.gearSk,
  givenSk: (body) => ({ path: '/gearSk', sk: body.gearSk }),
  fill: (given: GearInput) => readBody('gearCreate', given),
  make: (body, gearSk, version, meta): Gear => ({ ...body, gearSk, version, meta }),
  references: gearReferences,
  users: usersOfGear,
  requireUses: requireAmmunition,
});

export const tools = createKind({
  list: 'tools',
  noun: 'tool',
  rows: (state) => state.catalogue.tools,
  sk: (item) => item.toolSk,
  givenSk: (body) => ({ path: '/toolSk', sk: body.toolSk }),
  fill: (given: ToolInput) => readBody('toolCreate', given),
  make: (body, toolSk, version, meta) => ({ ...body, toolSk, version, meta }),
  references: nobody,
  users: nobody,
  requireUses: nothing,
});

export const armor = createKind({
  list: 'armor',
  noun: 'piece of armor',
  rows: (state) => state.catalogue.armor,
  sk: (item) => item.armorSk,
  givenSk: (body) => ({ path: '/armorSk', sk: body.armorSk }),
  fill: (given: ArmorInput) => readBody('armorCreate', given),
  make: (body, armorSk, version, meta) => ({ ...body, armorSk, version, meta }),
  references: nobody,
  users: nobody,
  requireUses: nothing,
});

export const weapons = createKind({
  list: 'weapons',
  noun: 'weapon',
  rows: (state) => state.catalogue.weapons,
  sk: (item) => item.weaponSk,
  givenSk: (body) => ({ path: '/weaponSk', sk: body.weaponSk }),
  fill: (given: WeaponInput) => readBody('weaponCreate', given),
  make: (body, weaponSk, version, meta): Weapon => ({ ...body, weaponSk, version, meta }),
  references: weaponReferences,
  users: nobody,
  requireUses: nothing,
});

export const feats = createKind({
  list: 'feats',
  noun: 'feat',
  rows: (state) => state.catalogue.feats,
  sk: (item) => item.featSk,
  givenSk: (body) => ({ path: '/featSk', sk: body.featSk }),
  fill: (given: FeatInput) => readBody('featCreate', given),
  make: (body, featSk, version, meta) => ({ ...body, featSk, version, meta }),
  references: nobody,
  users: nobody,
  requireUses: nothing,
});

type Calls = 'List' | 'Create' | 'Bulk' | 'Get' | 'Update' | 'Delete';

export const catalogue: Handlers<
  MockContext,
  `${'gear' | 'tool' | 'armor' | 'weapon' | 'feat'}${Calls}`
> = {
  gearList: (context, { params }) => gear.list(context, params),
  gearCreate: (context, { body }) => gear.answerCreate(context, body),
  gearBulk: (context, { params, body }) => answerBulk(gear, context, params.idempotencyKey, body),
  gearGet: (context, { params }) => gear.answerGet(context, params.gearSk),
  gearUpdate: (context, { params, body }) =>
    gear.answerUpdate(context, params.gearSk, params.ifMatch, body),
  gearDelete: (context, { params }) => gear.answerDelete(context, params.gearSk, params.ifMatch),

  toolList: (context, { params }) => tools.list(context, params),
  toolCreate: (context, { body }) => tools.answerCreate(context, body),
  toolBulk: (context, { params, body }) => answerBulk(tools, context, params.idempotencyKey, body),
  toolGet: (context, { params }) => tools.answerGet(context, params.toolSk),
  toolUpdate: (context, { params, body }) =>
    tools.answerUpdate(context, params.toolSk, params.ifMatch, body),
  toolDelete: (context, { params }) => tools.answerDelete(context, params.toolSk, params.ifMatch),

  armorList: (context, { params }) => armor.list(context, params),
  armorCreate: (context, { body }) => armor.answerCreate(context, body),
  armorBulk: (context, { params, body }) => answerBulk(armor, context, params.idempotencyKey, body),
  armorGet: (context, { params }) => armor.answerGet(context, params.armorSk),
  armorUpdate: (context, { params, body }) =>
    armor.answerUpdate(context, params.armorSk, params.ifMatch, body),
  armorDelete: (context, { params }) => armor.answerDelete(context, params.armorSk, params.ifMatch),

  weaponList: (context, { params }) => weapons.list(context, params),
  weaponCreate: (context, { body }) => weapons.answerCreate(context, body),
  weaponBulk: (context, { params, body }) =>
    answerBulk(weapons, context, params.idempotencyKey, body),
  weaponGet: (context, { params }) => weapons.answerGet(context, params.weaponSk),
  weaponUpdate: (context, { params, body }) =>
    weapons.answerUpdate(context, params.weaponSk, params.ifMatch, body),
  weaponDelete: (context, { params }) =>
    weapons.answerDelete(context, params.weaponSk, params.ifMatch),

  featList: (context, { params }) => feats.list(context, params),
  featCreate: (context, { body }) => feats.answerCreate(context, body),
  featBulk: (context, { params, body }) => answerBulk(feats, context, params.idempotencyKey, body),
  featGet: (context, { params }) => feats.answerGet(context, params.featSk),
  featUpdate: (context, { params, body }) =>
    feats.answerUpdate(context, params.featSk, params.ifMatch, body),
  featDelete: (context, { params }) => feats.answerDelete(context, params.featSk, params.ifMatch),
};
