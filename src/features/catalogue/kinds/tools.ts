import {
  getToolGetQueryKey,
  getToolListInfiniteQueryKey,
  toolBulk,
  toolCreate,
  toolDelete,
  toolGet,
  toolList,
  toolUpdate,
} from '../../../generated/endpoints/tools/tools.ts';
import { ToolCategory, type ToolInput } from '../../../generated/model/index.ts';
import { ToolInput as schema } from '../../../generated/zod/questwrightAPI.schemas.zod.ts';
import { choicesOf } from '../../../lib/catalogue/choice.ts';
import { abilities } from '../controls/feat-controls.tsx';
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
import { editions, printed } from './shared.ts';

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
  schema,
  calls: {
    listKey: getToolListInfiniteQueryKey,
    list: toolList,
    itemKey: getToolGetQueryKey,
    get: toolGet,
    create: toolCreate,
    update: toolUpdate,
    remove: toolDelete,
    bulk: toolBulk,
  },
  start: { category: 'artisans-tools' },
  fields: [
    field('name', 'Name', lineType, { required: true, width: 220 }),
    field('category', 'Category', choiceType(categories), { required: true }),
    field('edition', 'Edition', choiceType(editions), { required: true, width: 100 }),
    field('cost', 'Cost', costType, { aliases: ['price'] }),
    field('weightLb', 'Weight', weightType, { aliases: ['weight lb', 'lb'] }),
    field('ability', 'Ability', optionalChoiceType(abilities), {
      hint: 'The ability a check with it uses.',
    }),
    field('utilize', 'Utilize', tasksType, { hint: 'What a check can do, and how hard it is.' }),
    field('crafts', 'Crafts', namesType, { hint: 'Things or groups of things.' }),
    field('source', 'Source', lineType, { ...printed.source, required: true, width: 120 }),
    field('description', 'Description', proseType, printed.description),
  ],
});
