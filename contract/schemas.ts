import addFormats from 'ajv-formats';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import { isSchema, type JsonSchema } from './json-schema.ts';
import { schemas } from '#src/generated/contract/schemas.ts';

/** Marks a list whose entries stand for themselves: one that breaks its schema fails alone. */
export const judgedSingly = 'x-judged-singly';

const isNull = (schema: unknown) => isSchema(schema) && schema['type'] === 'null';

/**
 * The same schema, in a form whose errors name only the branch that was meant:
 * "X or null" checks X unless the value is null, and a discriminator goes by its property.
 */
function withClearErrors(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(withClearErrors);
  if (!isSchema(schema)) return schema;
  // Its entries are judged one by one, by whoever carries them out.
  if (schema[judgedSingly] === true) return { ...schema, items: { type: 'object' } };
  const { oneOf, ...rest } = schema;
  const copy = Object.fromEntries(
    Object.entries(rest).map(([key, value]) => [
      key,
      key === 'discriminator' && isSchema(value)
        ? { propertyName: value['propertyName'] }
        : withClearErrors(value),
    ]),
  );
  if (!Array.isArray(oneOf)) return copy;
  const branches: readonly unknown[] = oneOf;
  const [wanted, ...others] = branches.filter((branch) => !isNull(branch));
  return others.length === 0 && branches.some(isNull)
    ? { ...copy, if: { type: 'null' }, else: withClearErrors(wanted) }
    : { ...copy, oneOf: withClearErrors(branches) };
}

function createAjv() {
  const ajv = new Ajv2020({
    strict: false,
    allErrors: true,
    verbose: true,
    discriminator: true,
    // Files are checked where they are decoded.
    formats: { binary: true },
  });
  addFormats(ajv, ['email', 'date-time', 'uri', 'uri-reference']);
  ajv.addSchema({ $id: 'contract', components: { schemas: withClearErrors(schemas) } });
  return ajv;
}

let ajv: Ajv2020 | undefined;
const compiled = new WeakMap<JsonSchema, ValidateFunction>();

/** References into the contract, whatever document they stand in. */
const absolute = (schema: unknown): unknown =>
  Array.isArray(schema)
    ? schema.map(absolute)
    : isSchema(schema)
      ? Object.fromEntries(
          Object.entries(schema).map(([key, value]) => [
            key,
            key === '$ref' && typeof value === 'string' ? `contract${value}` : absolute(value),
          ]),
        )
      : schema;

/** The compiled validator of a schema of the contract; made on first use. */
export function validatorOf(schema: JsonSchema): ValidateFunction {
  const known = compiled.get(schema);
  if (known) return known;
  ajv ??= createAjv();
  // Both keep an object an object.
  const validator = ajv.compile(absolute(withClearErrors(schema)) as JsonSchema);
  compiled.set(schema, validator);
  return validator;
}

/** Follows references to the schema that says what a value is; "X or null" is X. */
export function resolveSchema(schema: JsonSchema): JsonSchema {
  const reference = schema['$ref'];
  if (typeof reference === 'string') {
    const target = schemas[reference.slice(reference.lastIndexOf('/') + 1)];
    if (!target) throw new Error(`${reference} is nowhere in the contract.`);
    return resolveSchema(target);
  }
  return schema;
}
