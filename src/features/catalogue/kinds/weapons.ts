import {
  getWeaponGetQueryKey,
  getWeaponListInfiniteQueryKey,
  weaponBulk,
  weaponCreate,
  weaponDelete,
  weaponGet,
  weaponList,
  weaponUpdate,
} from '../../../generated/endpoints/weapons/weapons.ts';
import {
  DamageType,
  WeaponCategory,
  type WeaponInput,
  WeaponMastery,
  WeaponProperty,
} from '../../../generated/model/index.ts';
import { WeaponInput as schema } from '../../../generated/zod/questwrightAPI.schemas.zod.ts';
import { choicesOf } from '../../../lib/catalogue/choice.ts';
import { fieldsOf } from '../field.ts';
import {
  choiceSetType,
  choiceType,
  costType,
  damageType,
  diceType,
  lineType,
  optionalChoiceType,
  proseType,
  rangeType,
  referenceType,
  weightType,
} from '../field-types.ts';
import { defineKind } from '../kind.ts';
import { gear } from './gear.ts';
import { editions, printed } from './shared.ts';

const field = fieldsOf<WeaponInput>();
const categories = choicesOf(Object.values(WeaponCategory));
const damageTypes = choicesOf(Object.values(DamageType));
const ammunition = () => gear.choices('ammunition');

export const weapons = defineKind({
  slug: 'weapons',
  title: 'Weapons',
  one: 'weapon',
  many: 'weapons',
  about: 'Simple and martial weapons, their damage, properties and masteries.',
  skField: 'weaponSk',
  categories,
  schema,
  calls: {
    listKey: getWeaponListInfiniteQueryKey,
    list: weaponList,
    itemKey: getWeaponGetQueryKey,
    get: weaponGet,
    create: weaponCreate,
    update: weaponUpdate,
    remove: weaponDelete,
    bulk: weaponBulk,
  },
  start: { category: 'simple-melee' },
  prefetch: (client) => client.query({ ...ammunition(), staleTime: 'static' }),
  fields: [
    field('name', 'Name', lineType, { required: true, width: 220 }),
    field('category', 'Category', choiceType(categories), { required: true }),
    field('edition', 'Edition', choiceType(editions), { required: true, width: 100 }),
    field('damage', 'Damage', damageType(damageTypes)),
    field('versatileDamage', 'Versatile', diceType, { hint: 'Dice when held with two hands.' }),
    field('properties', 'Properties', choiceSetType(choicesOf(Object.values(WeaponProperty)))),
    field('range', 'Range', rangeType, { hint: 'Normal and long, in feet.' }),
    field('ammunitionSk', 'Ammunition', referenceType(ammunition)),
    field('mastery', 'Mastery', optionalChoiceType(choicesOf(Object.values(WeaponMastery)))),
    field('cost', 'Cost', costType, { aliases: ['price'] }),
    field('weightLb', 'Weight', weightType, { aliases: ['weight lb', 'lb'] }),
    field('notes', 'Notes', lineType),
    field('source', 'Source', lineType, { ...printed.source, required: true, width: 120 }),
    field('description', 'Description', proseType, printed.description),
  ],
});
