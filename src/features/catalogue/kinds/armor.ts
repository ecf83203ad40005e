import {
  getArmorGetQueryKey,
  getArmorListInfiniteQueryKey,
  armorBulk,
  armorCreate,
  armorDelete,
  armorGet,
  armorList,
  armorUpdate,
} from '../../../generated/endpoints/armor/armor.ts';
import { ArmorCategory, type ArmorInput } from '../../../generated/model/index.ts';
import { ArmorInput as schema } from '../../../generated/zod/questwrightAPI.schemas.zod.ts';
import { choicesOf } from '../../../lib/catalogue/choice.ts';
import { fieldsOf } from '../field.ts';
import {
  choiceType,
  costType,
  flagType,
  lineType,
  optionalWholeType,
  proseType,
  weightType,
  wholeType,
} from '../field-types.ts';
import { defineKind } from '../kind.ts';
import { editions, printed } from './shared.ts';

const field = fieldsOf<ArmorInput>();
const categories = choicesOf(Object.values(ArmorCategory));

export const armor = defineKind({
  slug: 'armor',
  title: 'Armor',
  one: 'piece of armor',
  many: 'pieces of armor',
  about: 'Light, medium and heavy armor, and shields.',
  skField: 'armorSk',
  categories,
  schema,
  calls: {
    listKey: getArmorListInfiniteQueryKey,
    list: armorList,
    itemKey: getArmorGetQueryKey,
    get: armorGet,
    create: armorCreate,
    update: armorUpdate,
    remove: armorDelete,
    bulk: armorBulk,
  },
  start: { category: 'light', acBase: 11 },
  fields: [
    field('name', 'Name', lineType, { required: true, width: 220 }),
    field('category', 'Category', choiceType(categories), { required: true }),
    field('edition', 'Edition', choiceType(editions), { required: true, width: 100 }),
    field('cost', 'Cost', costType, { aliases: ['price'] }),
    field('weightLb', 'Weight', weightType, { aliases: ['weight lb', 'lb'] }),
    field('acBase', 'AC', wholeType, {
      required: true,
      hint: 'For a shield the bonus.',
      aliases: ['armor class', 'ac base'],
    }),
    field('acAddDex', 'Adds Dex', flagType, { hint: 'Dexterity adds to the armor class.' }),
    field('acMaxDex', 'Max Dex', optionalWholeType, {
      hint: 'The most that Dexterity adds; empty without a limit.',
    }),
    field('strengthRequired', 'Strength', optionalWholeType, { aliases: ['strength required'] }),
    field('stealthDisadvantage', 'Stealth disadv.', flagType, { aliases: ['stealth'], width: 130 }),
    field('donTime', 'Don', lineType, { width: 110, aliases: ['don time'] }),
    field('doffTime', 'Doff', lineType, { width: 110, aliases: ['doff time'] }),
    field('source', 'Source', lineType, { ...printed.source, required: true, width: 120 }),
    field('description', 'Description', proseType, printed.description),
  ],
});
