import addFormats from 'ajv-formats';
import { Ajv2020, type Format, type ValidateFunction } from 'ajv/dist/2020.js';
import { validatedFormats } from './formats.ts';
import { isSchema, type JsonSchema } from './json-schema.ts';
import { isOneLine, oneLine } from '#src/lib/one-line.ts';
import { schemas } from '#src/generated/contract/schemas.ts';

/** Marks a list whose entries are independent: if one entry is invalid, only this entry fails. */
export const independentEntries = 'x-independent-entries';

const isNull = (schema: unknown) => isSchema(schema) && schema['type'] === 'null';

/**
 * The same schema in a form whose errors name only the intended branch: for "X or null", a value
 * that is not null is validated with X, and a discriminator selects its branch.
 */
function withClearErrors(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(withClearErrors);
  if (!isSchema(schema)) return schema;
  // The operation that uses the list validates its entries one by one.
  if (schema[independentEntries] === true) return { ...schema, items: {} };
  const { oneOf, ...otherKeywords } = schema;
  const copy = Object.fromEntries(
    Object.entries(otherKeywords).map(([key, value]) => [
      key,
      key === 'discriminator' && isSchema(value)
        ? { propertyName: value['propertyName'] }
        : withClearErrors(value),
    ]),
  );
  if (!Array.isArray(oneOf)) return copy;
  const branches: readonly unknown[] = oneOf;
  const [onlyBranch, ...others] = branches.filter((branch) => !isNull(branch));
  return others.length === 0 && branches.some(isNull)
    ? { ...copy, if: { type: 'null' }, else: withClearErrors(onlyBranch) }
    : // A discriminator only applies to objects. Without the type, any other value would be valid.
      {
        ...copy,
        ...(isSchema(copy['discriminator']) ? { type: 'object' } : {}),
        oneOf: withClearErrors(branches),
      };
}

/**
 * Remembers the last valid text, so that the same text is not parsed again: most items of a page have
 * the same time.
 */
function rememberLastValid(format: Ajv2020['formats'][string]): Format {
  const isValid = typeof format === 'object' && 'validate' in format && format.validate;
  if (typeof isValid !== 'function') throw new Error('The format is not a function.');
  let last: unknown;
  return (text: string) => {
    if (text === last) return true;
    // Ajv calls formats of texts only with texts, and none of these formats is asynchronous.
    if ((isValid as (text: string) => boolean)(text)) last = text;
    return text === last;
  };
}

/** The pattern of all free texts. */
const withoutNul = String.raw`^[^\u0000]*$`;

/** An expression looks at each character of a text, and `includes` takes a tenth of the time. */
const createPattern = Object.assign(
  (source: string, flags: string) =>
    source === withoutNul
      ? { test: (text: string) => !text.includes('\u0000'), toString: () => source }
      : new RegExp(source, flags),
  { code: 'new RegExp' },
);

function createAjv(errors: Errors) {
  const ajv = new Ajv2020({
    strict: false,
    // A test validates all schemas of the contract; here it would take as long as everything else.
    validateSchema: false,
    meta: false,
    allErrors: errors === 'all',
    verbose: true,
    discriminator: true,
    code: { regExp: createPattern },
    // Files are checked by the code that decodes them.
    formats: { binary: true },
  });
  addFormats(ajv, [...validatedFormats]);
  ajv.addFormat('date-time', rememberLastValid(ajv.formats['date-time']));
  ajv.addKeyword({
    keyword: oneLine,
    type: 'string',
    validate: (_: unknown, text: string) => isOneLine(text),
  });
  return ajv;
}

/** For requests, for responses, and for responses of this version. */
export type Strictness = 'request' | 'open' | 'closed';

/** The same schema, but it refuses undeclared fields and codes. */
function closed(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(closed);
  if (!isSchema(schema)) return schema;
  const copy = Object.fromEntries(
    Object.entries(schema).map(([key, value]) => [key, closed(value)]),
  );
  const currentValues = schema['x-extensible-enum'];
  return {
    ...(isSchema(schema['properties']) ? { additionalProperties: false } : {}),
    ...copy,
    ...(currentValues === undefined ? {} : { enum: currentValues }),
  };
}

/** The same schema without the rules that only requests must follow. */
function withoutRequestRules(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(withoutRequestRules);
  if (!isSchema(schema)) return schema;
  return Object.fromEntries(
    Object.entries(schema).flatMap(([key, value]) =>
      key === oneLine ? [] : [[key, withoutRequestRules(value)]],
    ),
  );
}

const formOf: Readonly<Record<Strictness, (schema: unknown) => unknown>> = {
  request: (schema) => schema,
  open: withoutRequestRules,
  closed: (schema) => closed(withoutRequestRules(schema)),
};

type Errors = 'first' | 'all';

type Validators = Map<JsonSchema | string, ValidateFunction>;

const instances: Partial<Record<Errors, Ajv2020>> = {};
/** The ids of the schemas that each instance has. */
const added: Record<Errors, Set<string>> = { first: new Set(), all: new Set() };
const validators: Record<Errors, Record<Strictness, Validators>> = {
  first: { request: new Map(), open: new Map(), closed: new Map() },
  all: { request: new Map(), open: new Map(), closed: new Map() },
};

/** All schemas that are only a reference to the same schema share its validator. */
const keyOf = (schema: JsonSchema): JsonSchema | string =>
  typeof schema['$ref'] === 'string' && Object.keys(schema).length === 1 ? schema['$ref'] : schema;

/** The same schema, in which `referTo` has replaced each reference. */
const withReferences = (schema: unknown, referTo: (reference: string) => string): unknown =>
  Array.isArray(schema)
    ? schema.map((entry) => withReferences(entry, referTo))
    : isSchema(schema)
      ? Object.fromEntries(
          Object.entries(schema).map(([key, value]) => [
            key,
            key === '$ref' && typeof value === 'string'
              ? referTo(value)
              : withReferences(value, referTo),
          ]),
        )
      : schema;

/** The schema of the contract that a reference names. */
function referenced(reference: string): JsonSchema {
  const target = schemas[reference.slice(reference.lastIndexOf('/') + 1)];
  if (!target) throw new Error(`${reference} is nowhere in the contract.`);
  return target;
}

/**
 * The validator of a schema of the contract, compiled at its first use. It stops at the first error,
 * so the limits of the contract also limit its time.
 */
export const validatorOf = (schema: JsonSchema): ValidateFunction =>
  compiled(schema, 'request', 'first');

/**
 * A validator that reports all errors. Its time has no limit: it validates the entries of a list that
 * is too long, and one invalid entry can have many errors. `open` and `closed` are for
 * responses; `closed` refuses fields and codes that a later version may add: a server of this version
 * must not send them.
 */
export const detailedValidatorOf = (
  schema: JsonSchema,
  strictness: Strictness = 'request',
): ValidateFunction => compiled(schema, strictness, 'all');

function compiled(schema: JsonSchema, strictness: Strictness, errors: Errors): ValidateFunction {
  const known = validators[errors][strictness];
  const key = keyOf(schema);
  const cachedValidator = known.get(key);
  if (cachedValidator) return cachedValidator;
  const ajv = (instances[errors] ??= createAjv(errors));
  // For an object, all functions that `formed` calls return an object.
  const formed = (original: JsonSchema) =>
    withReferences(formOf[strictness](withClearErrors(original)), add) as JsonSchema;
  /** Adds the schema that a reference names, with all that it refers to; returns its id. */
  function add(reference: string): string {
    const id = `${strictness}:${reference.replace('#', '')}`;
    if (!added[errors].has(id)) {
      added[errors].add(id);
      ajv.addSchema(formed(referenced(reference)), id);
    }
    return id;
  }
  const validator = ajv.compile(formed(schema));
  known.set(key, validator);
  return validator;
}

/** Follows references to a schema that is not a reference. */
export function resolveSchema(schema: JsonSchema): JsonSchema {
  const reference = schema['$ref'];
  if (typeof reference === 'string') return resolveSchema(referenced(reference));
  return schema;
}
