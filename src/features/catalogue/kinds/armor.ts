import { ArmorCategory, type ArmorInput, PricedSort } from '#src/generated/model/index.ts';
import { ArmorInput as schema } from '#src/generated/zod/questwrightAPI.schemas.zod.ts';
import { choicesOf } from '#src/lib/catalogue/choice.ts';
import type { Fact } from '../fact.ts';
import { fieldsOf } from '../field.ts';
import {
  armorClassType,
  disadvantageType,
  flagType,
  lineType,
  optionalWholeType,
  strengthType,
} from '../field-types.ts';
import { defineKind } from '../kind.ts';
import { closingFields, namingFields, pricedFields } from './shared.ts';

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

/** The Armor Class as rulebooks print it: `18`, `+2` for a shield, `12 + Dex modifier (max 2)`. */
const armorClass: Fact = {
  keys: ['acBase', 'acAddDex', 'acMaxDex'],
  label: 'Armor class',
  text: ({ category, acBase, acAddDex, acMaxDex }) => {
    const base = `${category === 'shield' ? '+' : ''}${String(acBase)}`;
    if (acAddDex !== true) return base;
    return `${base} + Dex modifier${typeof acMaxDex === 'number' ? ` (max ${acMaxDex})` : ''}`;
  },
  numeric: false,
  sort: null,
};

const stealth: Fact = {
  keys: ['stealthDisadvantage'],
  label: 'Stealth',
  text: ({ stealthDisadvantage }) => (stealthDisadvantage === true ? 'Disadvantage' : ''),
  numeric: false,
  sort: null,
};

export const armor = defineKind({
  slug: 'armor',
  title: 'Armor',
  one: 'piece of armor',
  many: 'pieces of armor',
  about: 'Light, medium and heavy armor, and shields.',
  categories,
  sorts: Object.values(PricedSort),
  schema,
  startValues: { category: 'light', acBase: 11 },
  facts: [armorClass, 'strengthRequired', stealth, 'weightLb', 'cost'],
  fields: [
    ...namingFields(categories),
    ...pricedFields,
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
    ...closingFields,
  ],
});
