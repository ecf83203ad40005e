import { ArmorCategory, type ArmorInput, PricedSort } from '#src/generated/model/index.ts';
import { ArmorInput as schema } from '#src/generated/zod/questwrightAPI.schemas.zod.ts';
import { choicesOf } from '#src/lib/catalogue/choice.ts';
import { fieldsOf } from '../field.ts';
import {
  armorClassType,
  choiceType,
  costType,
  disadvantageType,
  flagType,
  lineType,
  optionalWholeType,
  proseType,
  strengthType,
  weightType,
} from '../field-types.ts';
import { defineKind } from '../kind.ts';
import { editions, printed } from './shared.ts';

const field = fieldsOf<ArmorInput>();
const categories = choicesOf(
  Object.values(ArmorCategory),
  {},
  {
    light: ['light armor', 'light armour'],
    medium: ['medium armor', 'medium armour'],
    heavy: ['heavy armor', 'heavy armour'],
    shield: ['shields'],
  },
);

export const armor = defineKind({
  slug: 'armor',
  title: 'Armor',
  one: 'piece of armor',
  many: 'pieces of armor',
  about: 'Light, medium and heavy armor, and shields.',
  skField: 'armorSk',
  categories,
  sorts: Object.values(PricedSort),
  schema,
  start: { category: 'light', acBase: 11 },
  fields: [
    field('name', 'Name', lineType, { required: true, width: 220, sort: 'name' }),
    field('category', 'Category', choiceType(categories), { required: true, sort: 'category' }),
    field('edition', 'Edition', choiceType(editions), {
      required: true,
      width: 100,
      sort: 'edition',
    }),
    field('cost', 'Cost', costType, { aliases: ['price'], sort: 'cost' }),
    field('weightLb', 'Weight', weightType, { aliases: ['weight lb', 'lb'], sort: 'weight' }),
    field('acBase', 'AC', armorClassType, {
      required: true,
      hint: 'For a shield the bonus.',
      aliases: ['armor class', 'ac base'],
    }),
    field('acAddDex', 'Adds Dex', flagType, { hint: 'Dexterity adds to the armor class.' }),
    field('acMaxDex', 'Max Dex', optionalWholeType, {
      hint: 'The most that Dexterity adds; empty without a limit.',
    }),
    field('strengthRequired', 'Strength', strengthType, {
      aliases: ['strength required', 'str'],
    }),
    field('stealthDisadvantage', 'Stealth disadv.', disadvantageType, {
      aliases: ['stealth'],
      width: 130,
    }),
    field('donTime', 'Don', lineType, { width: 110, aliases: ['don time'] }),
    field('doffTime', 'Doff', lineType, { width: 110, aliases: ['doff time'] }),
    field('source', 'Source', lineType, {
      ...printed.source,
      required: true,
      width: 120,
      sort: 'source',
    }),
    field('description', 'Description', proseType, printed.description),
  ],
});
