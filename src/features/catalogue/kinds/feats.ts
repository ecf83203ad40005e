import { FeatCategory, type FeatInput, FeatSort } from '#src/generated/model/index.ts';
import { FeatInput as schema } from '#src/generated/zod/questwrightAPI.schemas.zod.ts';
import { choicesOf } from '#src/lib/catalogue/choice.ts';
import {
  abilityIncreaseType,
  benefitsType,
  effectsType,
  prerequisitesType,
} from '../feat-field-types.ts';
import { paths } from '#src/paths.ts';
import { fieldsOf } from '../field.ts';
import { choiceType, flagType, lineType, proseType } from '../field-types.ts';
import { defineKind } from '../kind.ts';
import { editions, printed } from './shared.ts';

const field = fieldsOf<FeatInput>();
const categories = choicesOf(Object.values(FeatCategory));

export const feats = defineKind({
  slug: 'feats',
  title: 'Feats',
  one: 'feat',
  many: 'feats',
  about: 'What a character can learn beyond class and background.',
  skField: 'featSk',
  categories,
  sorts: Object.values(FeatSort),
  schema,
  start: { category: 'general' },
  more: [{ label: 'Export all', to: paths.featsBulkExport }],
  fields: [
    field('name', 'Name', lineType, { required: true, width: 220, sort: 'name' }),
    field('category', 'Category', choiceType(categories), { required: true, sort: 'category' }),
    field('edition', 'Edition', choiceType(editions), {
      required: true,
      width: 100,
      sort: 'edition',
    }),
    field('repeatable', 'Repeatable', flagType, { hint: 'Can be taken more than once.' }),
    field('prerequisites', 'Prerequisites', prerequisitesType),
    field('benefits', 'Benefits', benefitsType),
    field('abilityIncrease', 'Ability increase', abilityIncreaseType),
    field('effects', 'Effects', effectsType, { hint: 'What a character sheet applies by itself.' }),
    field('repeatNote', 'Repeat note', lineType),
    field('source', 'Source', lineType, {
      ...printed.source,
      required: true,
      width: 120,
      sort: 'source',
    }),
    field('description', 'Description', proseType, printed.description),
  ],
});
