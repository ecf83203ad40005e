import { namesIn, propertiesOf } from '#contract/json-schema.ts';
import { resolveSchema } from '#contract/schemas.ts';
import { catalogueKinds, kindTable, type CatalogueKind } from '#src/generated/contract/kinds.ts';
import { schemas } from '#src/generated/contract/schemas.ts';

type Schema = ReturnType<typeof resolveSchema>;

const choicesOf = (schema: Schema): readonly string[] => namesIn(schema['enum']);

/** The first choice, or the smallest number. */
function smallest(schema: Schema): unknown {
  const [value = schema['minimum']] = choicesOf(schema);
  if (value === undefined) throw new Error('This required field needs a value for the tests.');
  return value;
}

function sampleOf(kind: CatalogueKind) {
  const row = kindTable[kind];
  const input = schemas[row.input];
  const fields = propertiesOf(input);
  const schemaOf = (field: string) => resolveSchema(fields[field] ?? {});
  const required = namesIn(input?.['required']).filter((field) => field !== 'name');
  const [category = '', otherCategory = ''] = choicesOf(schemaOf('category'));
  const others = Object.fromEntries(required.map((field) => [field, smallest(schemaOf(field))]));
  return {
    ...row,
    /** The required fields of an item besides its name. */
    base: { ...others, category },
    otherCategory,
    priced: 'cost' in fields,
  };
}

/** What tests need to know about each kind, read from the contract. */
export const sampleKinds = catalogueKinds.map(sampleOf);
