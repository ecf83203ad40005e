import { PricedSort, ToolCategory, type ToolInput } from '#src/generated/model/index.ts';
import { ToolInput as schema } from '#src/generated/zod/questwrightAPI.schemas.zod.ts';
import { choicesOf } from '#src/lib/catalogue/choice.ts';
import { fieldsOf } from '../field.ts';
import { namesType, optionalChoiceType, tasksType } from '../field-types.ts';
import { defineKind } from '../kind.ts';
import { abilities, closingFields, namingFields, pricedFields } from './shared.ts';

const field = fieldsOf<ToolInput>();
const categories = choicesOf(Object.values(ToolCategory), { 'artisans-tools': 'Artisan’s tools' });

export const tools = defineKind({
  slug: 'tools',
  title: 'Tools',
  one: 'tool',
  many: 'tools',
  about: 'Artisan’s tools, instruments and gaming sets, and what a check with them can do.',
  categories,
  sorts: Object.values(PricedSort),
  schema,
  startValues: { category: 'artisans-tools' },
  facts: ['ability', 'weightLb', 'cost'],
  fields: [
    ...namingFields(categories),
    ...pricedFields,
    field('ability', 'Ability', optionalChoiceType(abilities), {
      hint: 'The ability a check with it uses.',
    }),
    field('utilize', 'Utilize', tasksType, { hint: 'What a check can do, and how hard it is.' }),
    field('crafts', 'Crafts', namesType, { hint: 'Things or groups of things.' }),
    ...closingFields,
  ],
});
