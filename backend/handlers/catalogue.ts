// Generated from openapi.yaml by `npm run generate`. Never edited.

import type { Handlers, OperationsOfTag } from '#contract/types.ts';
import { createItem, deleteItem, getItem, updateItem } from '#backend/catalogue/answers.ts';
import { bulk } from '#backend/catalogue/bulk.ts';
import { historyOf } from '#backend/catalogue/history.ts';
import { gear } from '#backend/catalogue/kinds/gear.ts';
import { tools } from '#backend/catalogue/kinds/tools.ts';
import { armor } from '#backend/catalogue/kinds/armor.ts';
import { weapons } from '#backend/catalogue/kinds/weapons.ts';
import { feats } from '#backend/catalogue/kinds/feats.ts';
import { spells } from '#backend/catalogue/kinds/spells.ts';
import { listItems } from '#backend/catalogue/list.ts';
import type { RequestContext } from '#backend/context.ts';

type CatalogueOperation = OperationsOfTag<
  'gear' | 'tools' | 'armor' | 'weapons' | 'feats' | 'spells'
>;

export const catalogue: Handlers<RequestContext, CatalogueOperation> = {
  gearList: ({ db }, { params }) => listItems(db, gear, params),
  gearCreate: (context, { params, body }) => createItem(context, gear, body, params.idempotencyKey),
  gearBulk: (context, { params, body }) => bulk(context, gear, body, params.idempotencyKey),
  gearGet: (context, { params }) => getItem(context, gear, params.gearSk),
  gearHistory: ({ db }, { params }) => historyOf(db, gear, params.gearSk, params),
  gearUpdate: (context, { params, body }) =>
    updateItem(context, gear, params.gearSk, body, params.ifMatch),
  gearDelete: (context, { params }) => deleteItem(context, gear, params.gearSk, params.ifMatch),

  toolList: ({ db }, { params }) => listItems(db, tools, params),
  toolCreate: (context, { params, body }) =>
    createItem(context, tools, body, params.idempotencyKey),
  toolBulk: (context, { params, body }) => bulk(context, tools, body, params.idempotencyKey),
  toolGet: (context, { params }) => getItem(context, tools, params.toolSk),
  toolHistory: ({ db }, { params }) => historyOf(db, tools, params.toolSk, params),
  toolUpdate: (context, { params, body }) =>
    updateItem(context, tools, params.toolSk, body, params.ifMatch),
  toolDelete: (context, { params }) => deleteItem(context, tools, params.toolSk, params.ifMatch),

  armorList: ({ db }, { params }) => listItems(db, armor, params),
  armorCreate: (context, { params, body }) =>
    createItem(context, armor, body, params.idempotencyKey),
  armorBulk: (context, { params, body }) => bulk(context, armor, body, params.idempotencyKey),
  armorGet: (context, { params }) => getItem(context, armor, params.armorSk),
  armorHistory: ({ db }, { params }) => historyOf(db, armor, params.armorSk, params),
  armorUpdate: (context, { params, body }) =>
    updateItem(context, armor, params.armorSk, body, params.ifMatch),
  armorDelete: (context, { params }) => deleteItem(context, armor, params.armorSk, params.ifMatch),

  weaponList: ({ db }, { params }) => listItems(db, weapons, params),
  weaponCreate: (context, { params, body }) =>
    createItem(context, weapons, body, params.idempotencyKey),
  weaponBulk: (context, { params, body }) => bulk(context, weapons, body, params.idempotencyKey),
  weaponGet: (context, { params }) => getItem(context, weapons, params.weaponSk),
  weaponHistory: ({ db }, { params }) => historyOf(db, weapons, params.weaponSk, params),
  weaponUpdate: (context, { params, body }) =>
    updateItem(context, weapons, params.weaponSk, body, params.ifMatch),
  weaponDelete: (context, { params }) =>
    deleteItem(context, weapons, params.weaponSk, params.ifMatch),

  featList: ({ db }, { params }) => listItems(db, feats, params),
  featCreate: (context, { params, body }) =>
    createItem(context, feats, body, params.idempotencyKey),
  featBulk: (context, { params, body }) => bulk(context, feats, body, params.idempotencyKey),
  featGet: (context, { params }) => getItem(context, feats, params.featSk),
  featHistory: ({ db }, { params }) => historyOf(db, feats, params.featSk, params),
  featUpdate: (context, { params, body }) =>
    updateItem(context, feats, params.featSk, body, params.ifMatch),
  featDelete: (context, { params }) => deleteItem(context, feats, params.featSk, params.ifMatch),

  spellList: ({ db }, { params }) => listItems(db, spells, params),
  spellCreate: (context, { params, body }) =>
    createItem(context, spells, body, params.idempotencyKey),
  spellBulk: (context, { params, body }) => bulk(context, spells, body, params.idempotencyKey),
  spellGet: (context, { params }) => getItem(context, spells, params.spellSk),
  spellHistory: ({ db }, { params }) => historyOf(db, spells, params.spellSk, params),
  spellUpdate: (context, { params, body }) =>
    updateItem(context, spells, params.spellSk, body, params.ifMatch),
  spellDelete: (context, { params }) => deleteItem(context, spells, params.spellSk, params.ifMatch),
};
