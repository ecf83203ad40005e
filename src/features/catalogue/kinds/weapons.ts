import {
  DamageType,
  PricedSort,
  WeaponCategory,
  type WeaponInput,
  WeaponMastery,
  WeaponProperty,
} from '#src/generated/model/index.ts';
import { WeaponInput as schema } from '#src/generated/zod/questwrightAPI.schemas.zod.ts';
import { choicesOf } from '#src/lib/catalogue/choice.ts';
import { fieldsOf } from '../field.ts';
import {
  choiceType,
  costType,
  damageType,
  diceType,
  lineType,
  optionalChoiceType,
  propertiesType,
  proseType,
  rangeType,
  referenceType,
  weightType,
} from '../field-types.ts';
import { defineKind } from '../kind.ts';
import { editions, printed } from './shared.ts';

const field = fieldsOf<WeaponInput>();
const categories = choicesOf(Object.values(WeaponCategory));
const damageTypes = choicesOf(
  Object.values(DamageType),
  {},
  { bludgeoning: ['b'], piercing: ['p'], slashing: ['s'] },
);
const ammunition = { kind: 'gear', category: 'ammunition' } as const;

export const weapons = defineKind({
  slug: 'weapons',
  title: 'Weapons',
  one: 'weapon',
  many: 'weapons',
  about: 'Simple and martial weapons, their damage, properties and masteries.',
  skField: 'weaponSk',
  categories,
  sorts: Object.values(PricedSort),
  schema,
  start: { category: 'simple-melee' },
  fields: [
    field('name', 'Name', lineType, { required: true, width: 220, sort: 'name' }),
    field('category', 'Category', choiceType(categories), { required: true, sort: 'category' }),
    field('edition', 'Edition', choiceType(editions), {
      required: true,
      width: 100,
      sort: 'edition',
    }),
    field('damage', 'Damage', damageType(damageTypes)),
    field('versatileDamage', 'Versatile', diceType, { hint: 'Dice when held with two hands.' }),
    field('mastery', 'Mastery', optionalChoiceType(choicesOf(Object.values(WeaponMastery)))),
    field(
      'properties',
      'Properties',
      propertiesType(
        choicesOf(Object.values(WeaponProperty), { 'two-handed': 'Two-handed' }),
        ammunition,
      ),
    ),
    field('range', 'Range', rangeType, { hint: 'Normal and long, in feet.' }),
    field('ammunitionSk', 'Ammunition', referenceType(ammunition)),
    field('cost', 'Cost', costType, { aliases: ['price'], sort: 'cost' }),
    field('weightLb', 'Weight', weightType, { aliases: ['weight lb', 'lb'], sort: 'weight' }),
    field('notes', 'Notes', lineType),
    field('source', 'Source', lineType, {
      ...printed.source,
      required: true,
      width: 120,
      sort: 'source',
    }),
    field('description', 'Description', proseType, printed.description),
  ],
});
