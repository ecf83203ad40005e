import type { Handlers, Input } from '#contract/types.ts';
import type {
  Armor,
  ArmorInput,
  Feat,
  FeatInput,
  Gear,
  GearInput,
  Tool,
  ToolInput,
  Weapon,
  WeaponInput,
} from '#src/generated/model/index.ts';
import { answerBulk } from './bulk.ts';
import { answersOf } from './catalogue-answers.ts';
import { createKind } from './catalogue.ts';
import type { MockContext } from './context.ts';
import { gearFiling, gearReferences, weaponFiling, weaponReferences } from './references.ts';
import { requireAmmunition, usersOfGear } from './users.ts';

type Filled<Id extends `${'gear' | 'tool' | 'armor' | 'weapon' | 'feat'}Create`> =
  Input<Id>['body'];

const nobody = () => [];
const nothing = () => {};

export const gear = createKind<Gear, GearInput, Filled<'gearCreate'>>({
  list: 'gear',
  noun: 'gear item',
  schema: 'Gear',
  rows: (state) => state.catalogue.gear,
  past: (state) => state.history.gear,
  filing: gearFiling,
  givenSk: (body) => ({ path: '/gearSk', sk: body.gearSk }),
  make: (body, gearSk, version, meta) => ({ ...body, gearSk, version, meta }),
  references: gearReferences,
  users: usersOfGear,
  requireUses: requireAmmunition,
});

export const tools = createKind<Tool, ToolInput, Filled<'toolCreate'>>({
  list: 'tools',
  noun: 'tool',
  schema: 'Tool',
  rows: (state) => state.catalogue.tools,
  past: (state) => state.history.tools,
  filing: { sk: (item) => item.toolSk, means: nobody },
  givenSk: (body) => ({ path: '/toolSk', sk: body.toolSk }),
  make: (body, toolSk, version, meta) => ({ ...body, toolSk, version, meta }),
  references: nobody,
  users: nobody,
  requireUses: nothing,
});

export const armor = createKind<Armor, ArmorInput, Filled<'armorCreate'>>({
  list: 'armor',
  noun: 'piece of armor',
  schema: 'Armor',
  rows: (state) => state.catalogue.armor,
  past: (state) => state.history.armor,
  filing: { sk: (item) => item.armorSk, means: nobody },
  givenSk: (body) => ({ path: '/armorSk', sk: body.armorSk }),
  make: (body, armorSk, version, meta) => ({ ...body, armorSk, version, meta }),
  references: nobody,
  users: nobody,
  requireUses: nothing,
});

export const weapons = createKind<Weapon, WeaponInput, Filled<'weaponCreate'>>({
  list: 'weapons',
  noun: 'weapon',
  schema: 'Weapon',
  rows: (state) => state.catalogue.weapons,
  past: (state) => state.history.weapons,
  filing: weaponFiling,
  givenSk: (body) => ({ path: '/weaponSk', sk: body.weaponSk }),
  make: (body, weaponSk, version, meta) => ({ ...body, weaponSk, version, meta }),
  references: weaponReferences,
  users: nobody,
  requireUses: nothing,
});

export const feats = createKind<Feat, FeatInput, Filled<'featCreate'>>({
  list: 'feats',
  noun: 'feat',
  schema: 'Feat',
  rows: (state) => state.catalogue.feats,
  past: (state) => state.history.feats,
  filing: { sk: (item) => item.featSk, means: nobody },
  givenSk: (body) => ({ path: '/featSk', sk: body.featSk }),
  make: (body, featSk, version, meta) => ({ ...body, featSk, version, meta }),
  references: nobody,
  users: nobody,
  requireUses: nothing,
});

type Calls = 'List' | 'Create' | 'Bulk' | 'Get' | 'Update' | 'Delete' | 'History';

const answers = {
  gear: answersOf(gear),
  tools: answersOf(tools),
  armor: answersOf(armor),
  weapons: answersOf(weapons),
  feats: answersOf(feats),
};

export const catalogue: Handlers<
  MockContext,
  `${'gear' | 'tool' | 'armor' | 'weapon' | 'feat'}${Calls}`
> = {
  gearList: (context, { params }) => answers.gear.list(context, params),
  gearCreate: (context, { body }) => answers.gear.create(context, body),
  gearBulk: (context, { params, body }) => answerBulk(gear, context, params.idempotencyKey, body),
  gearGet: (context, { params }) => answers.gear.get(context, params.gearSk),
  gearUpdate: (context, { params, body }) =>
    answers.gear.update(context, params.gearSk, params.ifMatch, body),
  gearDelete: (context, { params }) => answers.gear.delete(context, params.gearSk, params.ifMatch),
  gearHistory: (context, { params }) => answers.gear.history(context, params.gearSk, params),

  toolList: (context, { params }) => answers.tools.list(context, params),
  toolCreate: (context, { body }) => answers.tools.create(context, body),
  toolBulk: (context, { params, body }) => answerBulk(tools, context, params.idempotencyKey, body),
  toolGet: (context, { params }) => answers.tools.get(context, params.toolSk),
  toolUpdate: (context, { params, body }) =>
    answers.tools.update(context, params.toolSk, params.ifMatch, body),
  toolDelete: (context, { params }) => answers.tools.delete(context, params.toolSk, params.ifMatch),
  toolHistory: (context, { params }) => answers.tools.history(context, params.toolSk, params),

  armorList: (context, { params }) => answers.armor.list(context, params),
  armorCreate: (context, { body }) => answers.armor.create(context, body),
  armorBulk: (context, { params, body }) => answerBulk(armor, context, params.idempotencyKey, body),
  armorGet: (context, { params }) => answers.armor.get(context, params.armorSk),
  armorUpdate: (context, { params, body }) =>
    answers.armor.update(context, params.armorSk, params.ifMatch, body),
  armorDelete: (context, { params }) =>
    answers.armor.delete(context, params.armorSk, params.ifMatch),
  armorHistory: (context, { params }) => answers.armor.history(context, params.armorSk, params),

  weaponList: (context, { params }) => answers.weapons.list(context, params),
  weaponCreate: (context, { body }) => answers.weapons.create(context, body),
  weaponBulk: (context, { params, body }) =>
    answerBulk(weapons, context, params.idempotencyKey, body),
  weaponGet: (context, { params }) => answers.weapons.get(context, params.weaponSk),
  weaponUpdate: (context, { params, body }) =>
    answers.weapons.update(context, params.weaponSk, params.ifMatch, body),
  weaponDelete: (context, { params }) =>
    answers.weapons.delete(context, params.weaponSk, params.ifMatch),
  weaponHistory: (context, { params }) => answers.weapons.history(context, params.weaponSk, params),

  featList: (context, { params }) => answers.feats.list(context, params),
  featCreate: (context, { body }) => answers.feats.create(context, body),
  featBulk: (context, { params, body }) => answerBulk(feats, context, params.idempotencyKey, body),
  featGet: (context, { params }) => answers.feats.get(context, params.featSk),
  featUpdate: (context, { params, body }) =>
    answers.feats.update(context, params.featSk, params.ifMatch, body),
  featDelete: (context, { params }) => answers.feats.delete(context, params.featSk, params.ifMatch),
  featHistory: (context, { params }) => answers.feats.history(context, params.featSk, params),
};
