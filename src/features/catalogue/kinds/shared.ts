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

/** What a feat can change on a character sheet by itself. */
export const effectTargets = choicesOf(Object.values(FeatEffectTarget), {
  ac: 'Armor class',
  'hp-per-level': 'HP per level',
});

const field = fieldsOf<Pick<FeatInput, 'name' | 'edition' | 'source' | 'description'>>();
const pricedField = fieldsOf<Pick<GearInput, 'cost' | 'weightLb'>>();

/** The columns that every kind begins with. */
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

/** The columns of everything that is bought and carried. */
export const pricedFields = [
  pricedField('cost', 'Cost', costType, { aliases: ['price'], sort: 'cost' }),
  pricedField('weightLb', 'Weight', weightType, { aliases: ['weight lb', 'lb'], sort: 'weight' }),
];

/** The columns that every kind ends with. */
export const closingFields = [
  field('source', 'Source', lineType, {
    hint: 'Where it comes from; the attribution follows it.',
    required: true,
    width: 120,
    sort: 'source',
  }),
  field('description', 'Description', proseType, { hint: 'Markdown.' }),
];
