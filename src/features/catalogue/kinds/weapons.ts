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
import type { Fact } from '../fact.ts';
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
const allProperties = choicesOf(Object.values(WeaponProperty), { 'two-handed': 'Two-handed' });
const ammunition = { kind: 'gear', category: 'ammunition' } as const;

const versatileDamage = field('versatileDamage', 'Versatile', diceType, {
  hint: 'Dice when held with two hands.',
  onlyByTitle: true,
});
const range = field('range', 'Range', rangeType, { hint: 'Normal and long, in feet.' });

/** The properties with their numbers, as rulebooks print them: `Thrown (20/60 ft.), Versatile (1d10)`. */
const propertiesInWords: Fact = {
  keys: ['properties', 'range', 'versatileDamage'],
  label: 'Properties',
  text: (values) => {
    const chosen = new Set(Array.isArray(values['properties']) ? values['properties'] : []);
    const rangeText = range.show(values['range']);
    const numbers: Readonly<Partial<Record<WeaponProperty, string>>> = {
      ammunition: rangeText,
      thrown: rangeText,
      versatile: versatileDamage.show(values['versatileDamage']),
    };
    return allProperties
      .filter(({ value }) => chosen.has(value))
      .map(({ value, label }) => (numbers[value] ? `${label} (${numbers[value]})` : label))
      .join(', ');
  },
  numeric: false,
  sort: null,
};

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
  facts: ['damage', propertiesInWords, 'mastery', 'weightLb', 'cost'],
  fields: [
    ...namingFields(categories),
    field('damage', 'Damage', damageType(damageTypes), { aliases: ['dmg'] }),
    versatileDamage,
    field('mastery', 'Mastery', optionalChoiceType(choicesOf(Object.values(WeaponMastery)))),
    field('properties', 'Properties', propertiesType(allProperties, ammunition)),
    range,
    field('ammunitionSk', 'Ammunition', referenceType(ammunition)),
    ...pricedFields,
    field('notes', 'Notes', lineType),
    ...closingFields,
  ],
});
