import { PricedSort, ToolCategory, type ToolInput } from '#src/generated/model/index.ts';
import { ToolInput as schema } from '#src/generated/zod/questwrightAPI.schemas.zod.ts';
import { choicesOf } from '#src/lib/catalogue/choice.ts';
import { fieldsOf } from '../field.ts';
import {
  choiceType,
  costType,
  lineType,
  namesType,
  optionalChoiceType,
  proseType,
  tasksType,
  weightType,
} from '../field-types.ts';
import { defineKind } from '../kind.ts';
import { abilities, editions, printed } from './shared.ts';

const field = fieldsOf<ToolInput>();
const categories = choicesOf(Object.values(ToolCategory), { 'artisans-tools': 'Artisan’s tools' });

export const tools = defineKind({
  slug: 'tools',
  title: 'Tools',
  one: 'tool',
  many: 'tools',
  about: 'Artisan’s tools, instruments and gaming sets, and what a check with them can do.',
  skField: 'toolSk',
  categories,
  sorts: Object.values(PricedSort),
  schema,
  start: { category: 'artisans-tools' },
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
    field('ability', 'Ability', optionalChoiceType(abilities), {
      hint: 'The ability a check with it uses.',
    }),
    field('utilize', 'Utilize', tasksType, { hint: 'What a check can do, and how hard it is.' }),
    field('crafts', 'Crafts', namesType, { hint: 'Things or groups of things.' }),
    field('source', 'Source', lineType, {
      ...printed.source,
      required: true,
      width: 120,
      sort: 'source',
    }),
    field('description', 'Description', proseType, printed.description),
  ],
});
