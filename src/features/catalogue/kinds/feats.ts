import {
  type AbilityIncrease,
  type FeatBenefit,
  FeatCategory,
  type FeatEffect,
  type FeatInput,
  type FeatPrerequisites,
  FeatSort,
} from '#src/generated/model/index.ts';
import { FeatInput as schema } from '#src/generated/zod/questwrightAPI.schemas.zod.ts';
import { abilityIncreaseCodec } from '#src/lib/catalogue/ability-increase.ts';
import { benefitsCodec } from '#src/lib/catalogue/benefits.ts';
import { optional } from '#src/lib/catalogue/codec.ts';
import { effectsCodec } from '#src/lib/catalogue/effects.ts';
import { prerequisitesCodec } from '#src/lib/catalogue/prerequisites.ts';
import { choicesOf } from '#src/lib/catalogue/choice.ts';
import { paths } from '#src/paths.ts';
import { type Fact, fieldFact } from '../fact.ts';
import { fieldsOf } from '../field.ts';
import { type FieldType, flagType, lineType } from '../field-types.ts';
import { defineKind } from '../kind.ts';
import { abilities, closingFields, effectTargets, namingFields } from './shared.ts';

const line = { editor: { type: 'line' }, width: 230, wide: true } as const;

const prerequisitesType: FieldType<FeatPrerequisites> = {
  ...line,
  codec: prerequisitesCodec(abilities),
  control: { type: 'prerequisites' },
};

const abilityIncreaseType: FieldType<AbilityIncrease | null> = {
  ...line,
  codec: optional(abilityIncreaseCodec(abilities)),
  control: { type: 'ability-increase' },
};

const benefitsType: FieldType<FeatBenefit[]> = {
  ...line,
  editor: { type: 'prose' },
  codec: benefitsCodec,
  control: { type: 'benefits' },
  summary: (benefits) => benefits.map(({ name }) => name).join('; '),
};

const effectsType: FieldType<FeatEffect[]> = {
  ...line,
  codec: effectsCodec(effectTargets, { value: 'armored', words: 'in armor' }),
  control: { type: 'effects' },
};

const field = fieldsOf<FeatInput>();
const categories = choicesOf(Object.values(FeatCategory));
const prerequisitesField = field('prerequisites', 'Prerequisites', prerequisitesType);

/** The text of the rulebook, if the item has one. */
const prerequisites: Fact = {
  ...fieldFact(prerequisitesField),
  text: (values) => {
    const value = values['prerequisites'];
    const isInWords = typeof value === 'object' && value !== null && 'text' in value;
    return isInWords && typeof value.text === 'string' && value.text !== ''
      ? value.text
      : prerequisitesField.show(value);
  },
};

export const feats = defineKind({
  slug: 'feats',
  title: 'Feats',
  one: 'feat',
  many: 'feats',
  about: 'What a character can learn beyond class and background.',
  categories,
  sorts: Object.values(FeatSort),
  schema,
  startValues: { category: 'general' },
  extraLinks: [{ label: 'Export all', to: paths.catalogueBulkExport('feats') }],
  facts: [prerequisites, 'repeatable'],
  fields: [
    ...namingFields(categories),
    field('repeatable', 'Repeatable', flagType, { hint: 'Can be taken more than once.' }),
    prerequisitesField,
    field('benefits', 'Benefits', benefitsType),
    field('abilityIncrease', 'Ability increase', abilityIncreaseType),
    field('effects', 'Effects', effectsType, { hint: 'What a character sheet applies by itself.' }),
    field('repeatNote', 'Repeat note', lineType),
    ...closingFields,
  ],
});
