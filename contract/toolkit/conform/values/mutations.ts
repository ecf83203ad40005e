import { isSchema, namesIn, propertiesOf, type JsonSchema } from '#contract/json-schema.ts';
import { pointerOf } from '#src/lib/json-pointer.ts';
import { sumOf } from '../../document/decimals.ts';
import { mergedSchema, numberIn, schemaTypes } from './merged-schema.ts';

/** A value at or just beyond a limit of a schema. Whether it fits is judged on the wire, not here. */
export interface Mutation {
  /** What is changed, such as `maxLength + 1`. */
  readonly name: string;
  /** The JSON pointer of the changed part. */
  readonly at: string;
  /** The whole value with the changed part. */
  readonly value: unknown;
}

/** Longer texts and lists cost more to send than what they find. */
const mostLength = 70_000;
const mostItems = 1_100;

type Change = readonly [name: string, part: unknown];

/** What is at an index of a list. */
function itemSchema({ prefixItems, items }: JsonSchema, index: number): unknown {
  const listed: readonly unknown[] = Array.isArray(prefixItems) ? prefixItems : [];
  return listed[index] ?? items;
}

/** A file has a length in bytes, and no other form. That it is long enough does not make it a picture. */
function ofFile(schema: JsonSchema): Change[] {
  const [min, max] = [numberIn(schema, 'minLength'), numberIn(schema, 'maxLength')];
  const bytes = (count: number): Uint8Array => new Uint8Array(count).fill(97);
  return [
    ...(min === undefined || min === 0 ? [] : [['minLength - 1', bytes(min - 1)] satisfies Change]),
    ...(max === undefined || max > mostLength
      ? []
      : [['maxLength + 1', bytes(max + 1)] satisfies Change]),
  ];
}

const repeated = (count: number, text = 'a'): string => text.repeat(Math.max(0, count));

function ofText(schema: JsonSchema): Change[] {
  if (schema['format'] === 'binary') return ofFile(schema);
  const [min, max] = [numberIn(schema, 'minLength'), numberIn(schema, 'maxLength')];
  return [
    ...(min === undefined ? [] : [['minLength', repeated(min)] satisfies Change]),
    ...(min === undefined || min === 0
      ? []
      : [['minLength - 1', repeated(min - 1)] satisfies Change]),
    ...(max === undefined || max > mostLength
      ? []
      : ([
          ['maxLength', repeated(max)],
          ['maxLength + 1', repeated(max + 1)],
          // A length counts code points, and these have two UTF-16 units each.
          ['maxLength, of characters outside of the BMP', repeated(max, '𐐷')],
        ] satisfies Change[])),
    ...('pattern' in schema || 'enum' in schema || 'format' in schema
      ? ([
          ['not of the pattern', '☂ not of the pattern'],
          ['empty', ''],
        ] satisfies Change[])
      : []),
    ['a number', 17],
    ['null', null],
    ['an object', { unexpected: true }],
  ];
}

function ofNumber(schema: JsonSchema): Change[] {
  const isInteger = schemaTypes(schema).includes('integer');
  const step = numberIn(schema, 'multipleOf') ?? (isInteger ? 1 : 0.5);
  const limit = (key: string, beyond: number): Change[] => {
    const value = numberIn(schema, key);
    if (value === undefined) return [];
    const outside = sumOf(value, beyond);
    // Beyond 2^53 a step changes nothing.
    const sign = beyond < 0 ? '-' : '+';
    return outside === value
      ? [[key, value]]
      : [
          [key, value],
          [`${key} ${sign} 1`, outside],
        ];
  };
  return [
    ...limit('minimum', -step),
    ...limit('maximum', step),
    ...limit('exclusiveMinimum', step),
    ...limit('exclusiveMaximum', -step),
    ...(isInteger
      ? [['a fraction', (numberIn(schema, 'minimum') ?? 0) + 0.5] satisfies Change]
      : []),
    ...(isInteger
      ? []
      : [['multipleOf', step / 3] satisfies Change].slice(
          numberIn(schema, 'multipleOf') === undefined ? 1 : 0,
        )),
    ['a text', 'seventeen'],
    ['null', null],
    ['true', true],
  ];
}

/** A similar item that is not the same, for lists whose items are unique. */
function another(item: unknown, index: number): unknown {
  if (typeof item === 'string') return `${item.slice(0, 12)}${index}`;
  return typeof item === 'number' ? item + index : item;
}

function ofList(schema: JsonSchema, part: unknown): Change[] {
  const items: readonly unknown[] = Array.isArray(part) ? part : [];
  const [min, max] = [numberIn(schema, 'minItems'), numberIn(schema, 'maxItems')];
  const first = items[0];
  const filledTo = (count: number): unknown[] =>
    Array.from({ length: count }, (_, index) => items[index] ?? another(first, index));
  return [
    ...(min !== undefined && min > 0
      ? [['minItems - 1', items.slice(0, min - 1)] satisfies Change]
      : []),
    ...(max !== undefined && max < mostItems && first !== undefined
      ? [['maxItems + 1', filledTo(max + 1)] satisfies Change]
      : []),
    ...(schema['uniqueItems'] === true && first !== undefined
      ? [['twice the same item', [...items, first]] satisfies Change]
      : []),
    ['an object', { 0: 'a' }],
    ['null', null],
  ];
}

function ofObject(schema: JsonSchema, part: unknown): Change[] {
  const members = isSchema(part) ? part : {};
  const without = (name: string): JsonSchema =>
    Object.fromEntries(Object.entries(members).filter(([key]) => key !== name));
  return [
    ...namesIn(schema['required']).map((name): Change => [`without ${name}`, without(name)]),
    ...(schema['additionalProperties'] === false
      ? [['a further property', { ...members, unexpectedProperty: 1 }] satisfies Change]
      : []),
    ['a list', []],
    ['a text', 'text'],
    ['null', null],
  ];
}

function changesOf(schema: JsonSchema, part: unknown): Change[] {
  if ('enum' in schema || 'const' in schema) {
    return [
      ['not of the enum', 'value-that-is-not-declared'],
      ['null', null],
      ['a number', 17],
    ];
  }
  const types = schemaTypes(schema);
  return [
    ...(types.includes('string') ? ofText(schema) : []),
    ...(types.includes('integer') || types.includes('number') ? ofNumber(schema) : []),
    ...(types.includes('boolean')
      ? ([
          ['a text', 'yes'],
          ['null', null],
        ] satisfies Change[])
      : []),
    ...(types.includes('array') ? ofList(schema, part) : []),
    ...(types.includes('object') ? ofObject(schema, part) : []),
  ];
}

const withPart = (whole: unknown, keys: readonly string[], part: unknown): unknown => {
  const [key, ...rest] = keys;
  if (key === undefined) return part;
  if (Array.isArray(whole)) {
    return whole.map((entry: unknown, index) =>
      String(index) === key ? withPart(entry, rest, part) : entry,
    );
  }
  const members = isSchema(whole) ? whole : {};
  return { ...members, [key]: withPart(members[key], rest, part) };
};

interface Place {
  readonly document: JsonSchema;
  readonly whole: unknown;
  readonly keys: readonly string[];
}

/** How deep in a value parts are changed. */
const deepest = 4;

/** The alternative of a union that a value has, by the keys that it shares. */
function chosenBranch(document: JsonSchema, schema: JsonSchema, part: unknown): JsonSchema {
  const branches: unknown = schema['oneOf'] ?? schema['anyOf'];
  if (!Array.isArray(branches)) return schema;
  const merged = branches
    .map((branch: unknown) => mergedSchema(document, branch))
    .filter((branch) => isSchema(branch));
  const keys = new Set(isSchema(part) ? Object.keys(part) : []);
  const shared = (branch: JsonSchema): number =>
    Object.keys(propertiesOf(branch)).filter((name) => keys.has(name)).length;
  const fits = (branch: JsonSchema): boolean =>
    part === null ? schemaTypes(branch).includes('null') : !schemaTypes(branch).includes('null');
  const [best] = merged.filter(fits).toSorted((one, other) => shared(other) - shared(one));
  return best ?? merged[0] ?? schema;
}

function mutationsAt(given: unknown, part: unknown, place: Place): Mutation[] {
  const merged = mergedSchema(place.document, given);
  if (!isSchema(merged)) return [];
  const schema = chosenBranch(place.document, merged, part);
  const at = pointerOf(...place.keys);
  const own = changesOf(schema, part).map(([name, changed]) => ({
    name,
    at,
    value: withPart(place.whole, place.keys, changed),
  }));
  if (place.keys.length >= deepest) return own;
  const inside = (key: string, child: unknown, value: unknown): Mutation[] =>
    mutationsAt(child, value, { ...place, keys: [...place.keys, key] });
  return [
    ...own,
    ...Object.entries(propertiesOf(schema)).flatMap(([name, property]) =>
      isSchema(part) && name in part ? inside(name, property, part[name]) : [],
    ),
    ...(Array.isArray(part) && part.length > 0 ? inside('0', itemSchema(schema, 0), part[0]) : []),
  ];
}

/**
 * Values at and beyond each limit of a schema and of all its parts: one change each, in a value that fits.
 *
 * @param value a value that fits the schema
 */
export const mutationsOf = (document: JsonSchema, schema: unknown, value: unknown): Mutation[] =>
  mutationsAt(schema, value, { document, whole: value, keys: [] });
