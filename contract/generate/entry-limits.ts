import { isSchema, type JsonSchema, propertiesOf } from '#contract/json-schema.ts';
import { banner, type Contract } from './document.ts';

const keywords = new Set([
  'minimum',
  'maximum',
  'minLength',
  'maxLength',
  'maxItems',
  'pattern',
  'enum',
]);

/**
 * Writes what a new entry may contain, for code of `src/lib`, which cannot import `src/generated`. Each
 * field has its limits; a field with fields of its own has these instead.
 */
export function entryLimits({ document, resolve }: Contract): string {
  function limitsOf(reference: JsonSchema): JsonSchema {
    const schema = resolve<JsonSchema>(reference);
    const fields = Object.entries(propertiesOf(schema));
    if (fields.length > 0) {
      return Object.fromEntries(fields.map(([name, field]) => [name, limitsOf(field)]));
    }
    const limits = Object.entries(schema).filter(([keyword]) => keywords.has(keyword));
    const items = schema['items'];
    return { ...Object.fromEntries(limits), ...(isSchema(items) && { items: limitsOf(items) }) };
  }
  const { EntryCreateRequest: entry = {} } = document.components.schemas;
  return `${banner}
/** What the contract allows in the fields of an entry. */
export const entryLimits = ${JSON.stringify(limitsOf(entry), null, 2)} as const;
`;
}
