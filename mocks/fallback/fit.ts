import { faker } from '@faker-js/faker/locale/en';
import { isSchema, namesIn, propertiesOf, type JsonSchema } from '#contract/json-schema.ts';
import { ProblemError } from '#contract/problem.ts';
import { detailedValidatorOf, resolveSchema } from '#contract/schemas.ts';
import { textForPattern } from './text-for-pattern.ts';

const maxTextLength = 200;
/** How often a value is generated again if it does not fit. */
const attempts = 20;
/** Deeper lists and maps have no more entries than they need, so that recursive schemas end. */
const fullDepth = 4;
const maxDepth = 40;

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const numberAt = (schema: JsonSchema, keyword: string, otherwise: number): number => {
  const value = schema[keyword];
  return typeof value === 'number' ? value : otherwise;
};

const draw = (limit: number): number => faker.number.int({ min: 0, max: Math.max(0, limit - 1) });

const isEqual = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/** The values that a schema lists; undefined if it lists none. */
function listedValues(schema: JsonSchema): readonly unknown[] | undefined {
  const { enum: values, 'x-extensible-enum': currentValues } = schema;
  if ('const' in schema) return [schema['const']];
  return [values, currentValues].find((list) => Array.isArray(list));
}

const textOfFormat: Readonly<Record<string, () => string>> = {
  date: () => faker.date.recent().toISOString().slice(0, 10),
  'date-time': () => faker.date.recent().toISOString(),
  duration: () => `PT${1 + draw(59)}M`,
  email: () => `${faker.word.noun()}@example.com`,
  time: () => faker.date.recent().toISOString().slice(11),
  uri: () => `https://example.com/${faker.word.noun()}`,
  'uri-reference': () => `/${faker.word.noun()}`,
  uuid: () => faker.string.uuid(),
};

function fitText(schema: JsonSchema, hint: unknown): string {
  const { pattern, format } = schema;
  const minLength = numberAt(schema, 'minLength', 0);
  const maxLength = numberAt(schema, 'maxLength', Math.max(maxTextLength, minLength));
  const fits = (text: string): boolean => {
    const { length } = [...text];
    if (length < minLength || length > maxLength) return false;
    return typeof pattern !== 'string' || new RegExp(pattern, 'u').test(text);
  };
  const ofFormat = typeof format === 'string' ? textOfFormat[format] : undefined;
  if (ofFormat) {
    const texts = Array.from({ length: attempts }, ofFormat);
    return texts.find(fits) ?? texts[0] ?? '';
  }
  if (typeof pattern === 'string') {
    const words = faker.word.words(2).slice(0, maxLength);
    return fits(words) ? words : (textForPattern(pattern, { minLength, maxLength }, draw) ?? words);
  }
  const text = typeof hint === 'string' ? hint : faker.word.words(2);
  return text
    .slice(0, Math.min(Math.max(maxTextLength, minLength), maxLength))
    .padEnd(minLength, 'x');
}

function fitNumber(schema: JsonSchema, hint: unknown, isInteger: boolean): number {
  const least = Math.max(
    numberAt(schema, 'minimum', -Infinity),
    numberAt(schema, 'exclusiveMinimum', -Infinity),
  );
  const greatest = Math.min(
    numberAt(schema, 'maximum', Infinity),
    numberAt(schema, 'exclusiveMaximum', Infinity),
  );
  const step = numberAt(schema, 'multipleOf', 0);
  const fits = (value: number): boolean =>
    value >= least &&
    value <= greatest &&
    value !== schema['exclusiveMinimum'] &&
    value !== schema['exclusiveMaximum'] &&
    (!isInteger || Number.isInteger(value)) &&
    (step === 0 || Number.isInteger(value / step));
  if (typeof hint === 'number' && fits(hint)) return hint;
  const low = Number.isFinite(least) ? least : Math.min(0, greatest - 100);
  const high = Number.isFinite(greatest) ? greatest : low + 100;
  // The validator computes with binary fractions: 0.3 is not a multiple of 0.1 for it.
  const unit = step || (isInteger ? 1 : (high - low) / 100 || 1);
  const first = Math.ceil(low / unit);
  const count = Math.floor(high / unit) - first + 1;
  const values = Array.from({ length: attempts }, () =>
    Number(((first + draw(count)) * unit).toPrecision(15)),
  );
  return values.find(fits) ?? low;
}

function fitList(schema: JsonSchema, hint: unknown, depth: number): unknown[] {
  const { items, prefixItems, contains } = schema;
  const first: readonly unknown[] = Array.isArray(prefixItems) ? prefixItems : [];
  const schemaAt = (index: number) => [first[index], items].find(isSchema) ?? {};
  const minItems = numberAt(schema, 'minItems', isSchema(contains) ? 1 : 0);
  const maxItems = items === false ? first.length : numberAt(schema, 'maxItems', Infinity);
  const usualCount = depth < fullDepth ? Math.max(first.length, 2) : 0;
  const hints: readonly unknown[] = Array.isArray(hint) ? hint : Array.from({ length: usualCount });
  const list = hints
    .slice(0, maxItems)
    .map((entry, index) => fit(schemaAt(index), entry, depth + 1));
  if (isSchema(contains) && !list.some((entry) => detailedValidatorOf(contains)(entry))) {
    list.splice(0, 1, fit(contains, undefined, depth + 1));
  }
  const distinct = () =>
    schema['uniqueItems'] === true
      ? [...new Map(list.map((entry) => [JSON.stringify(entry), entry])).values()]
      : list;
  for (let left = attempts * minItems; left > 0 && distinct().length < minItems; left -= 1) {
    list.push(fit(schemaAt(list.length), undefined, depth + 1));
  }
  return distinct();
}

/** The schema of a field that `properties` does not have; undefined if there must be no such field. */
function schemaOfAdditional(schema: JsonSchema, name: string): JsonSchema | undefined {
  const { patternProperties, additionalProperties } = schema;
  for (const [pattern, value] of Object.entries(
    isSchema(patternProperties) ? patternProperties : {},
  )) {
    if (isSchema(value) && new RegExp(pattern, 'u').test(name)) return value;
  }
  if (isSchema(additionalProperties)) return additionalProperties;
  // An answer has no undeclared fields: responseFindings refuses them.
  const isClosed = additionalProperties === false || isSchema(schema['properties']);
  return isClosed && additionalProperties !== true ? undefined : {};
}

/** A name for a field that `properties` does not have. */
function nameOfAdditional({ propertyNames, patternProperties, additionalProperties }: JsonSchema) {
  const patterns = Object.keys(isSchema(patternProperties) ? patternProperties : {});
  const pattern = additionalProperties === false ? patterns[draw(patterns.length)] : undefined;
  const names = isSchema(propertyNames) ? resolveSchema(propertyNames) : {};
  const limits = { type: 'string', ...(pattern !== undefined && { pattern }), ...names };
  return String(fit(limits, faker.word.noun(), maxDepth - 1));
}

function fitObject(schema: JsonSchema, hint: unknown, depth: number): Record<string, unknown> {
  const properties = propertiesOf(schema);
  const required = namesIn(schema['required']);
  const hintFields = isObject(hint) ? hint : {};
  const fields = new Map<string, unknown>();
  const add = (name: string, value: unknown) => {
    const property = properties[name] ?? schemaOfAdditional(schema, name);
    if (property) fields.set(name, fit(property, value, depth + 1));
  };

  for (const name of new Set([...Object.keys(properties), ...required])) {
    if (name in hintFields || required.includes(name)) add(name, hintFields[name]);
  }
  const isMap = ['additionalProperties', 'patternProperties', 'propertyNames'].some((keyword) =>
    isSchema(schema[keyword]),
  );
  const additional = Object.entries(hintFields).filter(([name]) => !(name in properties));
  if (!isMap) for (const [name, value] of additional) add(name, value);
  const maxFields = numberAt(schema, 'maxProperties', Infinity);
  const usualCount = isMap && depth < fullDepth ? fields.size + Math.max(2, additional.length) : 0;
  const count = Math.max(numberAt(schema, 'minProperties', 0), Math.min(maxFields, usualCount));
  for (let left = attempts * count; left > 0 && fields.size < count; left -= 1) {
    const optional = Object.keys(properties).find((name) => !fields.has(name));
    const name = isMap || optional === undefined ? nameOfAdditional(schema) : optional;
    if (!fields.has(name)) add(name, additional.shift()?.[1]);
  }
  const removable = [...fields.keys()].filter((name) => !required.includes(name));
  for (const name of removable.slice(0, Math.max(0, fields.size - maxFields))) fields.delete(name);
  return Object.fromEntries(fields);
}

/**
 * The branches of a union, beginning with the one that fits the hint: the branch `type: null` fits null,
 * and another branch fits an object that has the constants of the branch.
 */
function branchesFor(branches: readonly unknown[], hint: unknown): readonly JsonSchema[] {
  const fitsHint = (branch: JsonSchema): boolean => {
    const { type, properties } = resolveSchema(branch);
    if (type === 'null') return hint === null;
    if (hint === null) return false;
    if (!isObject(hint) || !isObject(properties)) return true;
    return Object.entries(properties).every(
      ([name, property]) =>
        !isSchema(property) || property['const'] === undefined || property['const'] === hint[name],
    );
  };
  const all = branches.filter(isSchema);
  const first = all.find(fitsHint);
  return first ? [first, ...all.filter((branch) => branch !== first)] : all;
}

function fitUnion(
  union: JsonSchema,
  branches: readonly unknown[],
  hint: unknown,
  depth: number,
): unknown {
  const isValid = detailedValidatorOf(union, 'closed');
  let value: unknown;
  for (const branch of branchesFor(branches, hint)) {
    value = fit(branch, hint, depth + 1);
    if (isValid(value)) break;
  }
  return value;
}

const typeOf = (value: unknown): string =>
  value === null ? 'null' : Array.isArray(value) ? 'array' : typeof value;

const keywordsOfTypes = {
  object: ['properties', 'additionalProperties', 'patternProperties', 'propertyNames', 'required'],
  array: ['items', 'prefixItems', 'minItems', 'contains'],
  string: ['pattern', 'format', 'minLength', 'maxLength'],
  number: ['minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum', 'multipleOf'],
};

/** The type of the value to generate: that of the hint if the schema allows it. */
function typeFor(schema: JsonSchema, hint: unknown): string {
  const types = namesIn([schema['type']].flat());
  const hintType = typeOf(hint);
  if (types.includes(hintType)) return hintType;
  if (hintType === 'number' && types.includes('integer')) return 'integer';
  if (types.length > 0) return types[draw(types.length)] ?? 'null';
  const implied = Object.entries(keywordsOfTypes).find(([, keywords]) =>
    keywords.some((keyword) => keyword in schema),
  );
  return implied?.[0] ?? hintType;
}

/** A value for the schema that is similar to the hint. It may not fit: `fittingValue` checks it. */
function fit(reference: JsonSchema, hint: unknown, depth: number): unknown {
  if (depth > maxDepth) return null;
  const { $ref, ...siblings } = reference;
  const schema = $ref === undefined ? reference : { ...resolveSchema(reference), ...siblings };
  const values = listedValues(schema);
  if (values) {
    return values.find((value) => isEqual(value, hint)) ?? values[draw(values.length)];
  }
  const branches = schema['oneOf'] ?? schema['anyOf'];
  if (Array.isArray(branches)) return fitUnion(reference, branches, hint, depth);
  if (Array.isArray(schema['allOf'])) {
    const parts: readonly unknown[] = schema['allOf'];
    return parts.filter(isSchema).reduce((value, part) => fit(part, value, depth + 1), hint);
  }
  const type = typeFor(schema, hint);
  switch (type) {
    case 'string':
      return fitText(schema, hint);
    case 'integer':
    case 'number':
      return fitNumber(schema, hint, type === 'integer');
    case 'boolean':
      return typeof hint === 'boolean' ? hint : draw(2) === 1;
    case 'array':
      return fitList(schema, hint, depth);
    case 'object':
      return fitObject(schema, hint, depth);
    default:
      return null;
  }
}

/**
 * Changes a value of the generated handlers (the hint) so that it fits its schema, because these handlers
 * ignore patterns, maps and `uniqueItems`. Also shortens texts, which the handlers can make as long as
 * the schema allows. If the changed value does not fit, generates values without the hint.
 * @throws ProblemError 501 if no value is found
 */
export function fittingValue(schema: JsonSchema, hint: unknown, where: string): unknown {
  const isValid = detailedValidatorOf(schema, 'closed');
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    const value = fit(schema, attempt === 0 ? hint : undefined, 0);
    if (isValid(value)) return value;
  }
  const [error] = isValid.errors ?? [];
  const schemaPath = error?.schemaPath.replace(/^[^#]*/, '') ?? '#';
  throw new ProblemError(
    'not_implemented',
    `The mocks found no value for ${where} that fits its schema: ${schemaPath} refuses all that were tried.` +
      ' Give the operation a handler, or make the schema simpler.',
  );
}
