import { isSchema, namesIn, propertiesOf, type JsonSchema } from '#contract/json-schema.ts';
import type { Api } from '../document/open.ts';
import type { ApiMedia, ApiOperation } from '../document/operations.ts';
import type { Validators } from '../document/validators.ts';
import {
  isFormType,
  isJsonType,
  pairsOf,
  parameterKey,
  separators,
  type CallValues,
} from './request.ts';
import { mergedSchema, schemaTypes } from './values/merged-schema.ts';

type Parameter = ApiOperation['parameters'][number];

/**
 * All types that a schema allows, also in its unions. The text `null` of a query can be the null of one schema and
 * the word of another.
 */
function allTypes(document: JsonSchema, given: unknown): readonly string[] {
  const schema = mergedSchema(document, given);
  if (!isSchema(schema)) return ['string'];
  const branches: unknown = schema['oneOf'] ?? schema['anyOf'];
  if (Array.isArray(branches)) return branches.flatMap((each: unknown) => allTypes(document, each));
  if ('const' in schema || 'enum' in schema) {
    const values: unknown[] = Array.isArray(schema['enum']) ? schema['enum'] : [schema['const']];
    return values.map((value) => (value === null ? 'null' : typeof value));
  }
  const types = schemaTypes(schema);
  return types.length === 0 ? ['string'] : types;
}

const numberPattern = /^-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?$/;

/** Every value that a backend may read from a text for a schema: lenient backends are within the contract. */
function readings(text: string, types: readonly string[]): unknown[] {
  const isNumeric = types.includes('integer') || types.includes('number');
  return [
    ...(types.includes('string') ? [text] : []),
    ...(isNumeric && numberPattern.test(text.trim()) ? [Number(text)] : []),
    ...(types.includes('boolean') && /^(?:true|false|0|1)$/i.test(text)
      ? [/^(?:true|1)$/i.test(text)]
      : []),
    ...(types.includes('null') && (text === 'null' || text === '') ? [null] : []),
  ];
}

/**
 * The values that the texts of a parameter or header can be for a schema, the most likely one first.
 *
 * @param separator what is between the entries of a list; null if each text is an entry
 */
export function valuesOfTexts(
  document: JsonSchema,
  schema: unknown,
  texts: readonly string[],
  separator: string | RegExp | null,
): unknown[] {
  const types = allTypes(document, schema);
  const [text = ''] = texts;
  const single = readings(text, types);
  if (!types.includes('array')) return single;
  const merged = mergedSchema(document, schema);
  const itemTypes = allTypes(document, isSchema(merged) ? merged['items'] : true);
  const entries = separator === null ? texts : texts.flatMap((each) => each.split(separator));
  const list = entries.map((each) => readings(each, itemTypes)[0] ?? each);
  return [list, ...single];
}

/** Whether one of the readings of a parameter's text fits its schema. */
export function parameterFits(
  api: Api,
  validators: Validators,
  parameter: Parameter,
  value: unknown,
) {
  const { schema } = parameter;
  if (schema === null) return true;
  // `f=text` is another parameter than `f[size]=5`.
  if (parameter.style === 'deepObject' && !isSchema(value)) return !parameter.required;
  const types = allTypes(api.document, schema.schema);
  if (types.includes('object') && isSchema(value)) {
    return validators.fits(schema, formReading(api, schema.schema, value));
  }
  const texts = pairsOf(parameter, value)
    .map(([, text]) => text)
    // The HTTP layer removes white space around the value of a header.
    .map((text) => (parameter.in === 'header' ? text.trim() : text));
  const separator = parameter.explode ? null : (separators[parameter.style] ?? ',');
  return valuesOfTexts(api.document, schema.schema, texts, separator).some((reading) =>
    validators.fits(schema, reading),
  );
}

/** JSON Schema has no bytes: a file counts as a text with a character for each byte. */
const fileText = (bytes: Uint8Array): string => Buffer.from(bytes).toString('latin1');

/** The value of a part of a form, with the type that the schema of its property requires. */
function partReading({ document }: Api, schema: unknown, part: unknown): unknown {
  if (part instanceof Uint8Array) return fileText(part);
  const types = allTypes(document, schema);
  if (isSchema(part) && types.includes('object')) return part;
  // Any other object is sent as JSON, which a backend can also read as a text.
  const text = isSchema(part) ? JSON.stringify(part) : String(part);
  return readings(text, types)[0] ?? text;
}

/** The values of a form. Its parts are only texts and files, so each gets the type of its property. An empty list has no part. */
export function formReading(api: Api, schema: unknown, value: unknown): unknown {
  if (value instanceof Uint8Array) return fileText(value);
  const merged = mergedSchema(api.document, schema);
  if (!isSchema(value) || !isSchema(merged)) return value;
  const properties = propertiesOf(merged);
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, part]): (readonly [string, unknown])[] => {
      const property = properties[name];
      const isList = allTypes(api.document, property).includes('array');
      if (!Array.isArray(part) && !isList) return [[name, partReading(api, property, part)]];
      const parts: readonly unknown[] = Array.isArray(part) ? part : [part];
      if (parts.length === 0) return [];
      const list = mergedSchema(api.document, property);
      const items = isSchema(list) ? list['items'] : true;
      return [[name, parts.map((each) => partReading(api, items, each))]];
    }),
  );
}

/** Whether bodies of a media type can be made and judged: those of XML, for example, cannot. */
export function isReadable(document: JsonSchema, { type, schema }: ApiMedia): boolean {
  if (isJsonType(type) || isFormType(type) || schema === null) return true;
  const merged = mergedSchema(document, schema.schema);
  const types = isSchema(merged) ? allTypes(document, merged) : [];
  return !types.includes('object') && !types.includes('array');
}

/** What is wrong with a body in the form in which a backend sees it; null if it fits. */
function bodyFault(
  api: Api,
  validators: Validators,
  media: ApiMedia,
  value: unknown,
): string | null {
  const { schema, type } = media;
  if (schema === null || !isReadable(api.document, media)) return null;
  const read: unknown = isJsonType(type)
    ? JSON.parse(JSON.stringify(value ?? null))
    : formReading(api, schema.schema, value);
  // Most bodies fit, and composing messages takes time.
  if (validators.fits(schema, read)) return null;
  return validators.findings(schema, read, 'request')[0] ?? 'the body does not fit';
}

/** Whether a body fits in the form in which a backend sees it. */
export const bodyFits = (
  api: Api,
  validators: Validators,
  media: ApiMedia,
  value: unknown,
): boolean => bodyFault(api, validators, media, value) === null;

/** Why a request does not fit the contract in the form in which a backend sees it; null if it fits. */
export function wireFault(
  api: Api,
  validators: Validators,
  operation: ApiOperation,
  { parameters, body }: CallValues,
): string | null {
  for (const parameter of operation.parameters) {
    const { name, in: place, required } = parameter;
    const key = parameterKey(parameter);
    if (!parameters.has(key)) {
      if (required) return `the ${place} parameter ${name} is missing`;
    } else if (!parameterFits(api, validators, parameter, parameters.get(key))) {
      return `the ${place} parameter ${name} does not fit its schema`;
    }
  }
  if (body === null) return operation.body?.required === true ? 'the body is missing' : null;
  return bodyFault(api, validators, body.media, body.value);
}

/** The names of the lists whose entries a contract judges one by one (`x-independent-entries`). */
export function independentLists(document: JsonSchema, schema: unknown): readonly string[] {
  const merged = mergedSchema(document, schema);
  if (!isSchema(merged)) return [];
  return Object.entries(propertiesOf(merged))
    .filter(([, property]) => {
      const list = mergedSchema(document, property);
      return isSchema(list) && list['x-independent-entries'] === true;
    })
    .map(([name]) => name)
    .concat(namesIn(merged['x-independent-entries']));
}
