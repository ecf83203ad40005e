import {
  AbilityName,
  Edition,
  FeatEffectTarget,
  type FeatInput,
  type GearInput,
} from '#src/generated/model/index.ts';
import { type Choice, choicesOf } from '#src/lib/catalogue/choice.ts';
import { abilityLabels } from '#src/lib/character/abilities.ts';
import { fieldsOf } from '../field.ts';
import { choiceType, costType, lineType, proseType, weightType } from '../field-types.ts';

export const abilities = choicesOf(Object.values(AbilityName), abilityLabels);

/** The values on a character sheet that a feat can change automatically. */
export const effectTargets = choicesOf(Object.values(FeatEffectTarget), {
  ac: 'Armor class',
  'hp-per-level': 'HP per level',
});

const field = fieldsOf<Pick<FeatInput, 'name' | 'edition' | 'source' | 'description'>>();
const pricedField = fieldsOf<Pick<GearInput, 'cost' | 'weightLb'>>();

/** The first fields of every kind. */
export const namingFields = <Category extends string>(categories: readonly Choice<Category>[]) => [
  field('name', 'Name', lineType, { required: true, width: 220, sort: 'name' }),
  fieldsOf<{ category: Category }>()('category', 'Category', choiceType(categories), {
    required: true,
    sort: 'category',
  }),
  field('edition', 'Edition', choiceType(choicesOf(Object.values(Edition))), {
    required: true,
    width: 100,
    sort: 'edition',
  }),
];

/** The fields of kinds that have a price and a weight. */
export const pricedFields = [
  pricedField('cost', 'Cost', costType, { aliases: ['price'], sort: 'cost' }),
  pricedField('weightLb', 'Weight', weightType, { aliases: ['weight lb', 'lb'], sort: 'weight' }),
];

/** The last fields of every kind. */
export const closingFields = [
  field('source', 'Source', lineType, {
    hint: 'Where it comes from; the attribution follows it.',
    required: true,
    width: 120,
    sort: 'source',
  }),
  field('description', 'Description', proseType, { hint: 'Markdown.' }),
];
