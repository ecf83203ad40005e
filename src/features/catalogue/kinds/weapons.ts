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
  damageType,
  diceType,
  lineType,
  optionalChoiceType,
  propertiesType,
  rangeType,
  referenceType,
} from '../field-types.ts';
import { defineKind } from '../kind.ts';
import { closingFields, namingFields, pricedFields } from './shared.ts';

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
  categories,
  sorts: Object.values(PricedSort),
  schema,
  startValues: { category: 'simple-melee' },
  question: ({ properties, ammunitionSk }) =>
    ammunitionSk === null && Array.isArray(properties) && properties.includes('ammunition')
      ? {
          field: 'ammunitionSk',
          message: 'Properties says that it needs ammunition. Which one?',
        }
      : undefined,
  fields: [
    ...namingFields(categories),
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
    ...pricedFields,
    field('notes', 'Notes', lineType),
    ...closingFields,
  ],
});
