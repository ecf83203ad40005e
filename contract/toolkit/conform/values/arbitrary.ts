import fc, { type Arbitrary } from 'fast-check';
import { isSchema, namesIn, propertiesOf, type JsonSchema } from '#contract/json-schema.ts';
import { multipleOf, stepsAbove, stepsBelow } from '../../document/decimals.ts';
import { fitsAlone } from './fitting.ts';
import { combine, mergedSchema, numberIn, schemaTypes } from './merged-schema.ts';
import { samplePicture } from './sample-file.ts';
import { stringArbitrary } from './strings.ts';

/** A schema for which no value is found; the message says where. */
export class NoValue extends Error {
  override readonly name = 'NoValue';
}

export interface ArbitraryOptions {
  readonly document: JsonSchema;
}

/** Below this depth, only what is required is made, so that schemas that contain themselves end. */
const usualDepth = 4;

/** At this depth, a required part that contains itself is refused instead of made for ever. */
const mostDepth = 14;

const mostItems = 4;

interface Place {
  readonly options: ArbitraryOptions;
  readonly depth: number;
  /** A part below this depth is refused. */
  readonly most: number;
  /** The arbitrary of a schema at a depth. A union that contains itself leads to the same places again and again. */
  readonly made: Map<JsonSchema, Map<string, Arbitrary<unknown> | NoValue>>;
}

const anything = (): Arbitrary<unknown> => fc.jsonValue({ maxDepth: 1 });

function numbers(schema: JsonSchema, isInteger: boolean): Arbitrary<number> {
  const step = numberIn(schema, 'multipleOf') ?? (isInteger ? 1 : undefined);
  const [above, below] = [
    numberIn(schema, 'exclusiveMinimum'),
    numberIn(schema, 'exclusiveMaximum'),
  ];
  const low = Math.max(
    numberIn(schema, 'minimum') ?? -1_000_000,
    above ?? Number.NEGATIVE_INFINITY,
  );
  const high = Math.min(
    numberIn(schema, 'maximum') ?? 1_000_000,
    below ?? Number.POSITIVE_INFINITY,
  );
  if (step === undefined) {
    const exclusive = { minExcluded: above === low, maxExcluded: below === high };
    return fc
      .double({ min: low, max: high, noNaN: true, noDefaultInfinity: true, ...exclusive })
      .map(
        // JSON has no -0.
        (value) => (Object.is(value, -0) ? 0 : value),
      );
  }
  const [first, last] = [
    Math.max(Number.MIN_SAFE_INTEGER, stepsAbove(low, step)),
    Math.min(Number.MAX_SAFE_INTEGER, stepsBelow(high, step)),
  ];
  const [min, max] = [
    multipleOf(first, step) === above ? first + 1 : first,
    multipleOf(last, step) === below ? last - 1 : last,
  ];
  if (min > max) throw new NoValue('no number fits');
  return fc.integer({ min, max }).map((count) => multipleOf(count, step));
}

function objects(schema: JsonSchema, place: Place): Arbitrary<unknown> {
  const required = new Set(namesIn(schema['required']));
  const isShallow = place.depth < usualDepth;
  const members: Record<string, Arbitrary<unknown>> = {};
  const always: string[] = [];
  for (const [name, property] of Object.entries(propertiesOf(schema))) {
    if (property['readOnly'] === true) continue;
    const isRequired = required.has(name);
    if (!isRequired && !isShallow) continue;
    try {
      members[name] = valuesOf(property, { ...place, depth: place.depth + 1 });
      if (isRequired) always.push(name);
    } catch (error) {
      // An optional property for which no value is found is left out.
      if (!(error instanceof NoValue) || isRequired) throw error;
    }
  }
  for (const name of required) {
    if (name in members || propertiesOf(schema)[name]?.['readOnly'] === true) continue;
    members[name] = anything();
    always.push(name);
  }
  const known = fc.record(members, { requiredKeys: always });
  const further = schema['additionalProperties'];
  const minKeys = numberIn(schema, 'minProperties') ?? 0;
  const isMap = isSchema(further) || (further !== false && minKeys > 0);
  const hasEntries = isMap && Object.keys(members).length === 0;
  if (!hasEntries) return withDependents(schema, known, members);
  const inside = { ...place, depth: place.depth + 1 };
  const maxKeys = Math.max(minKeys, Math.min(numberIn(schema, 'maxProperties') ?? 3, 3));
  return fc.dictionary(entryNames(schema, inside), valuesOf(further, inside), { minKeys, maxKeys });
}

/** The names that a map can have. */
function entryNames({ propertyNames }: JsonSchema, place: Place): Arbitrary<string> {
  if (!isSchema(propertyNames)) return fc.stringMatching(/^[a-z][a-z0-9]{0,8}$/);
  const merged = mergedSchema(place.options.document, propertyNames);
  return valuesOf(isSchema(merged) ? { ...merged, type: 'string' } : merged, place).map(String);
}

/** A property can need others (`dependentRequired`), and these further ones. */
function withDependents(
  schema: JsonSchema,
  known: Arbitrary<JsonSchema>,
  members: Readonly<Record<string, Arbitrary<unknown>>>,
): Arbitrary<unknown> {
  const { dependentRequired } = schema;
  if (!isSchema(dependentRequired)) return known;
  const names = [...new Set(Object.values(dependentRequired).flatMap(namesIn))];
  const all = Object.fromEntries(names.map((name) => [name, members[name] ?? anything()]));
  return fc.tuple(known, fc.record(all)).map(([value, dependents]) => {
    const whole: Record<string, unknown> = { ...value };
    // The list grows while it is read.
    const present = Object.keys(whole);
    for (const name of present) {
      for (const needed of namesIn(dependentRequired[name])) {
        if (needed in whole) continue;
        whole[needed] = dependents[needed];
        present.push(needed);
      }
    }
    return whole;
  });
}

function arrays(schema: JsonSchema, place: Place): Arbitrary<unknown> {
  const minLength = numberIn(schema, 'minItems') ?? 0;
  const most = place.depth < usualDepth ? minLength + mostItems : minLength;
  const longest = numberIn(schema, 'maxItems') ?? Number.POSITIVE_INFINITY;
  const inside = { ...place, depth: place.depth + 1 };
  const first = firstItems(schema, inside, longest);
  const items = { ...schema, minItems: Math.max(0, minLength - first.length) };
  const maxItems = Math.min(longest, Math.max(most, first.length)) - first.length;
  const rest = otherItems(items, maxItems, inside);
  if (first.length === 0) return rest;
  return fc.tuple(fc.tuple(...first), rest).map((parts) => parts.flat());
}

/** The items of a tuple, and those that a list must contain. */
function firstItems(schema: JsonSchema, place: Place, most: number): Arbitrary<unknown>[] {
  const { prefixItems, contains, items } = schema;
  const listed: readonly unknown[] = Array.isArray(prefixItems) ? prefixItems : [];
  const tuple = listed.slice(0, most).map((each) => valuesOf(each, place));
  if (contains === undefined || contains === false) return tuple;
  const count = numberIn(schema, 'minContains') ?? 1;
  const { document } = place.options;
  const [one, other] = [mergedSchema(document, items), mergedSchema(document, contains)];
  // A tuple without further items has its own, of which one perhaps fits.
  if (one === false || count <= 0) return tuple;
  const both = isSchema(one) && isSchema(other) ? combine(one, other) : other;
  return [...tuple, ...Array.from({ length: count }, () => valuesOf(both, place))];
}

function otherItems(schema: JsonSchema, maxLength: number, place: Place): Arbitrary<unknown[]> {
  const minLength = numberIn(schema, 'minItems') ?? 0;
  if (maxLength <= 0 || (schema['items'] === false && minLength === 0)) return fc.constant([]);
  const items = valuesOf(schema['items'], place);
  const limits = { minLength, maxLength };
  return schema['uniqueItems'] === true
    ? fc.uniqueArray(items, { ...limits, selector: (item) => JSON.stringify(item) })
    : fc.array(items, limits);
}

function ofType(type: string, schema: JsonSchema, place: Place): Arbitrary<unknown> {
  switch (type) {
    case 'string': {
      if (schema['format'] === 'binary') {
        return fc.oneof(fc.constant(samplePicture), fc.uint8Array({ minLength: 1, maxLength: 64 }));
      }
      const typed = { ...schema, type };
      const made = stringArbitrary(typed, (text) => fitsAlone(typed, text));
      if (made === null) throw new NoValue(`no text fits ${JSON.stringify(schema).slice(0, 200)}`);
      return made;
    }
    case 'integer':
      return numbers(schema, true);
    case 'number':
      return numbers(schema, false);
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    case 'array':
      return arrays(schema, place);
    case 'object':
      return objects(schema, place);
    default:
      throw new NoValue(`the type ${type} is not one of JSON Schema`);
  }
}

/** Those of several arbitraries that can be made; one of them is chosen for each value. */
function oneOfThese(makers: readonly (() => Arbitrary<unknown>)[]): Arbitrary<unknown> {
  const made: Arbitrary<unknown>[] = [];
  const failures: NoValue[] = [];
  for (const make of makers) {
    try {
      made.push(make());
    } catch (error) {
      if (!(error instanceof NoValue)) throw error;
      failures.push(error);
    }
  }
  if (made.length === 0) throw failures[0] ?? new NoValue('no alternative is left');
  return made.length === 1 && made[0] ? made[0] : fc.oneof(...made);
}

/** At a great depth, only the alternatives that end soonest: others would make values that grow with each level. */
function soonestOf(
  made: (most: number) => Arbitrary<unknown>,
  { depth, most }: Place,
): Arbitrary<unknown> {
  for (let least = depth; least < most; least += 1) {
    try {
      return made(least);
    } catch (error) {
      if (!(error instanceof NoValue)) throw error;
    }
  }
  return made(most);
}

function madeOrFailed(given: unknown, place: Place): Arbitrary<unknown> | NoValue {
  try {
    return newValuesOf(given, place);
  } catch (error) {
    if (error instanceof NoValue) return error;
    throw error;
  }
}

function valuesOf(given: unknown, place: Place): Arbitrary<unknown> {
  if (!isSchema(given)) return newValuesOf(given, place);
  const { made } = place;
  const key = `${place.depth} ${place.most}`;
  const known = made.get(given) ?? new Map<string, Arbitrary<unknown> | NoValue>();
  made.set(given, known);
  const result = known.get(key) ?? madeOrFailed(given, place);
  known.set(key, result);
  if (result instanceof NoValue) throw result;
  return result;
}

function newValuesOf(given: unknown, place: Place): Arbitrary<unknown> {
  const { document } = place.options;
  const schema = mergedSchema(document, given);
  if (schema === true) return anything();
  if (schema === false) throw new NoValue('the schema allows nothing');
  if (place.depth > place.most) throw new NoValue('the schema contains itself');
  if ('const' in schema) return fc.constant(schema['const']);
  const { enum: listed, oneOf, anyOf, 'x-extensible-enum': current, ...rest } = schema;
  const values: unknown = listed ?? current;
  if (Array.isArray(values)) {
    if (values.length === 0) throw new NoValue('the enum is empty');
    // TypeScript gives the items of an array that was unknown the type `any`.
    return fc.constantFrom(...(values as unknown[]));
  }
  const branches: unknown = oneOf ?? anyOf;
  if (Array.isArray(branches)) {
    const made = (most: number): Arbitrary<unknown> =>
      oneOfThese(
        branches.map((branch: unknown) => () => {
          const merged = mergedSchema(document, branch);
          if (merged === false) throw new NoValue('the alternative allows nothing');
          const alternative = merged === true ? rest : combine(rest, merged);
          return valuesOf(alternative, { ...place, most });
        }),
      );
    return place.depth < usualDepth ? made(place.most) : soonestOf(made, place);
  }
  const types = schemaTypes(schema);
  if (types.length === 0) return anything();
  return oneOfThese(types.map((type) => () => ofType(type, schema, place)));
}

/**
 * Random values that fit a schema, small ones first when they shrink.
 *
 * @throws NoValue if there is none, or if none is found
 */
export const arbitraryOf = (schema: unknown, options: ArbitraryOptions): Arbitrary<unknown> =>
  valuesOf(schema, { options, depth: 0, most: mostDepth, made: new Map() });
