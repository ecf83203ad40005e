import fc from 'fast-check';
import { schemas } from '#src/generated/contract/schemas.ts';
import { tidy } from '#src/lib/catalogue/codec.ts';
import { isSheetFailure } from '#src/lib/catalogue/spreadsheet.ts';

type Schema = Readonly<Record<string, unknown>>;

const isSchema = (value: unknown): value is Schema => typeof value === 'object' && value !== null;
const schemaAt = (value: unknown): Schema => (isSchema(value) ? value : {});
const numberAt = (value: unknown, otherwise: number): number =>
  typeof value === 'number' ? value : otherwise;

/** Parts of texts, such as separators of lists and characters that begin a formula. */
const characters = fc.constantFrom(
  ...'abcXYZ019 .,:;"\'()#/+-=×@é–'.split(''),
  '🗡',
  ' or ',
  'DC 5',
);

/** One line as it is stored: without spaces around it, and with single spaces inside. */
const line = (min: number, max: number) =>
  fc
    .string({ unit: characters, minLength: min, maxLength: Math.min(max, 24) })
    .map((text) => tidy(text).slice(0, max))
    .map((text) => (text.length < min ? 'x'.repeat(min) : text));

/** A text of several lines, which is stored with all its spaces. */
const prose = fc
  .array(fc.string({ unit: characters, maxLength: 12 }), { maxLength: 3 })
  .map((lines) => lines.join('\n'));

/** The smallest `maxLength` of the fields that allow several lines. */
const minProseLength = 2000;

/** The import refuses a key or a line such as "####" as a failed formula of a spreadsheet. */
const isNoSheetFailure = (text: string): boolean => !isSheetFailure(text);

function texts(schema: Schema): fc.Arbitrary<unknown> {
  const pattern = schema['pattern'];
  const max = numberAt(schema['maxLength'], 100);
  // A pattern with U+0000 only forbids that character and, in names, spaces around the text. The
  // texts of `line` and `prose` contain neither, so only other patterns need special texts.
  if (typeof pattern === 'string' && !pattern.includes(String.raw`\u0000`)) {
    return fc
      .stringMatching(new RegExp(pattern))
      .filter((text) => text.length <= max && text !== '-' && text.trim() !== '')
      .filter(isNoSheetFailure);
  }
  if (max >= minProseLength) return prose;
  return line(numberAt(schema['minLength'], 0), max).filter(isNoSheetFailure);
}

function objects(schema: Schema): fc.Arbitrary<unknown> {
  const properties = Object.entries(schemaAt(schema['properties']));
  return fc.record(
    Object.fromEntries(properties.map(([key, part]) => [key, valuesOf(schemaAt(part))])),
  );
}

function lists(schema: Schema): fc.Arbitrary<unknown> {
  const items = schemaAt(schema['items']);
  const minLength = numberAt(schema['minItems'], 0);
  const maxLength = Math.max(minLength, Math.min(4, numberAt(schema['maxItems'], 4)));
  const bounds = { minLength, maxLength };
  const choices = schemaAt(resolved(items))['enum'];
  if (schema['uniqueItems'] === true && Array.isArray(choices)) {
    return fc.subarray(choices, { minLength: bounds.minLength });
  }
  return fc.array(valuesOf(items), bounds);
}

function resolved(schema: Schema): Schema {
  const reference = schema['$ref'];
  if (typeof reference !== 'string') return schema;
  return resolved(schemas[reference.split('/').at(-1) ?? ''] ?? {});
}

/** Any value that the contract allows for this schema. */
export function valuesOf(schemaOrReference: Schema): fc.Arbitrary<unknown> {
  const schema = resolved(schemaOrReference);
  const { type } = schema;
  const branches = schema['oneOf'] ?? schema['anyOf'];
  if (Array.isArray(branches)) return fc.oneof(...branches.map((each) => valuesOf(schemaAt(each))));
  if ('const' in schema) return fc.constant(schema['const']);
  // `Array.isArray` narrows to any[]. The values are only passed on, so their type can be unknown.
  if (Array.isArray(schema['enum'])) return fc.constantFrom(...(schema['enum'] as unknown[]));
  if (Array.isArray(type)) {
    return fc.oneof(...type.map((each) => valuesOf({ ...schema, type: each })));
  }
  switch (type) {
    case 'string':
      return texts(schema);
    case 'integer':
      return fc.integer({
        min: numberAt(schema['minimum'], 0),
        max: Math.min(numberAt(schema['maximum'], 1e9), 2 ** 31 - 1),
      });
    case 'number':
      return fc.oneof(
        fc.constantFrom(0, 0.25, 0.5, 1.5, 2.75),
        fc.integer({ min: 0, max: 99_999 }).map((hundredths) => hundredths / 100),
      );
    case 'boolean':
      return fc.boolean();
    case 'array':
      return lists(schema);
    case 'object':
      return objects(schema);
    default:
      return fc.constant(null);
  }
}

/** Any value of one field of an input of the contract. */
export const valuesAt = (input: string, field: string): fc.Arbitrary<unknown> =>
  valuesOf(schemaAt(schemaAt(schemas[input]?.['properties'])[field]));
