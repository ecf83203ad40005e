import { dequal } from 'dequal/lite';
import fc, { type Arbitrary } from 'fast-check';
import { isSchema, namesIn, propertiesOf, type JsonSchema } from '#contract/json-schema.ts';
import type { ApiOperation } from '../../document/operations.ts';
import { collectionBefore, type LearnedValue } from '../learned.ts';
import { parameterKey, type CallValues } from '../request.ts';
import type { Run } from '../run.ts';
import { mergedSchema } from '../values/merged-schema.ts';
import { samplePicture } from '../values/sample-file.ts';
import { bodyFits } from '../wire-form.ts';
import { isLeftOut } from './changed-property.ts';
import { bodyValues, mediaOf, parameterValues } from './valid-values.ts';

type Parameter = ApiOperation['parameters'][number];

/** One random value; the same for the same seed. */
export const oneOf = (values: Arbitrary<unknown>, seed: number): unknown =>
  fc.sample(values, { numRuns: 1, seed })[0];

/** One of the latest values: they most likely still exist. */
const latestOf = (values: readonly LearnedValue[], seed: number): LearnedValue | undefined =>
  values.at(-1 - (Math.abs(seed) % Math.max(1, Math.min(5, values.length))));

function documentedValue(run: Run, parameter: Parameter, seed: number): unknown {
  const [example] = parameter.examples;
  if (example) return example.value;
  const values = parameterValues(run, parameter);
  return values === null ? undefined : oneOf(values, seed);
}

const fitsParameter = (run: Run, { schema }: Parameter, { value }: LearnedValue): boolean =>
  schema === null || run.parts.validators.fits(schema, value);

/**
 * The value of a parameter outside of the path that most likely leads to something that exists: from the
 * configuration, from an earlier response, from an example, or a random one. Undefined if there is none.
 */
export function likelyValue(run: Run, caller: string, parameter: Parameter, seed: number): unknown {
  const { config, learned } = run.parts;
  const { name } = parameter;
  if (name in config.values) return config.values[name];
  const known = learned.valuesNamed(caller, name);
  const found = latestOf(
    known.filter((each) => fitsParameter(run, parameter, each)),
    seed,
  );
  return found?.value ?? documentedValue(run, parameter, seed);
}

/**
 * Values of the path parameters that belong together. The last one is chosen first: an entry decides on its campaign,
 * but in the latest campaign there may be no entry.
 */
function pathParameters(
  run: Run,
  caller: string,
  { path, parameters }: ApiOperation,
  seed: number,
): Map<string, unknown> {
  const { config, learned } = run.parts;
  const own = parameters.filter((each) => each.in === 'path');
  const worked = learned.callOf(caller, path);
  const chosen = new Map<string, unknown>(
    own.flatMap(({ name }): (readonly [string, unknown])[] => {
      if (name in config.values) return [[name, config.values[name]]];
      const value = worked[name];
      return value === undefined ? [] : [[name, value]];
    }),
  );
  const position = ({ name }: Parameter): number => path.indexOf(`{${name}}`);
  for (const parameter of own.toSorted((one, other) => position(other) - position(one))) {
    const { name } = parameter;
    if (chosen.has(name)) continue;
    const collection = collectionBefore(path, name);
    const known = learned
      .valuesFor(caller, { name, collection })
      .filter(
        (each) =>
          fitsParameter(run, parameter, each) &&
          Object.entries(each.parents).every(
            ([parent, value]) => !chosen.has(parent) || String(chosen.get(parent)) === value,
          ),
      );
    // `version` is a property of many records; what was seen below the same parents is the right one.
    const complete = known.filter(({ parents }) =>
      own.every((each) => each.name === name || each.name in parents),
    );
    const found = latestOf(complete.length > 0 ? complete : known, seed);
    chosen.set(name, found?.value ?? documentedValue(run, parameter, seed));
    for (const { name: parent } of own) {
      const value = found?.parents[parent];
      if (value !== undefined && !chosen.has(parent)) chosen.set(parent, value);
    }
  }
  return chosen;
}

/** Path parameters and required others with likely values. */
export function requiredParameters(
  run: Run,
  caller: string,
  operation: ApiOperation,
  seed: number,
): Map<string, unknown> {
  const values = new Map<string, unknown>();
  const inPath = pathParameters(run, caller, operation, seed);
  for (const parameter of operation.parameters) {
    if (!parameter.required) continue;
    const value =
      parameter.in === 'path'
        ? inPath.get(parameter.name)
        : likelyValue(run, caller, parameter, seed);
    if (value !== undefined) values.set(parameterKey(parameter), value);
  }
  return values;
}

/** A value with the files of the configuration, and a picture for each other file. */
function withFiles(run: Run, value: unknown): unknown {
  if (value instanceof Uint8Array) return samplePicture;
  if (!isSchema(value)) return value;
  const { files } = run.parts.config;
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => [
      name,
      part instanceof Uint8Array ? (files[name] ?? samplePicture) : part,
    ]),
  );
}

/** A body that fits: an example if there is one, otherwise a random one. Undefined if none is found. */
export function likelyBody(
  run: Run,
  operation: ApiOperation,
  seed: number,
): CallValues['body'] | undefined {
  const media = mediaOf(run, operation);
  if (media === null) return operation.body?.required === true ? undefined : null;
  const [example] = media.examples;
  if (example) return { media, value: freshBody(run, operation, example.value, seed) };
  const values = bodyValues(run, media);
  return values === null ? undefined : { media, value: withFiles(run, oneOf(values, seed)) };
}

/** A random body that fits; null if none is found. */
export function randomBody(run: Run, operation: ApiOperation, seed: number): CallValues['body'] {
  const media = mediaOf(run, operation);
  const values = media && bodyValues(run, media);
  return media && values ? { media, value: withFiles(run, oneOf(values, seed)) } : null;
}

/**
 * A random body with what is required and one further property, another one with another seed: properties that exclude
 * each other by a rule in words are not in it together. Null if no random body is found.
 */
export function leanBody(run: Run, operation: ApiOperation, seed: number): CallValues['body'] {
  const body = randomBody(run, operation, seed);
  if (body === null || !isSchema(body.value)) return body;
  const { media, value } = body;
  const { api, validators } = run.parts;
  const schema = mergedSchema(api.document, media.schema?.schema);
  const required = isSchema(schema) ? namesIn(schema['required']) : [];
  const [needed, optional] = [
    Object.entries(value).filter(([name]) => required.includes(name)),
    Object.entries(value).filter(([name]) => !required.includes(name)),
  ];
  const texts = optional.filter(([, part]) => typeof part === 'string');
  const others = optional.filter(([, part]) => typeof part !== 'string');
  const turned = [texts, others].flatMap((list) => {
    const start = Math.abs(seed) % Math.max(1, list.length);
    return [...list.slice(start), ...list.slice(0, start)];
  });
  for (let count = 1; count <= turned.length; count += 1) {
    const lean = Object.fromEntries([...needed, ...turned.slice(0, count)]);
    if (bodyFits(api, validators, media, lean)) return { media, value: lean };
  }
  return body;
}

/** This many random bodies together have nearly all properties that a body can have. */
const fullSamples = 16;

/**
 * A body with as many properties as possible, of which each has another value than a record, so that it shows what the
 * backend does not store. Null if no random body is found.
 */
export function fullBody(
  run: Run,
  operation: ApiOperation,
  seed: number,
  record: unknown = null,
): CallValues['body'] {
  const media = mediaOf(run, operation);
  const values = media && bodyValues(run, media);
  if (media === null || values === null) return null;
  const [first, ...others] = fc
    .sample(values, { numRuns: fullSamples, seed })
    .filter((value) => isSchema(value));
  if (first === undefined) return null;
  const { api, validators } = run.parts;
  const known = isSchema(record) ? record : {};
  const schema = mergedSchema(api.document, media.schema?.schema);
  const properties = isSchema(schema) ? propertiesOf(schema) : {};
  const showsNothing = (name: string, value: unknown): boolean =>
    value === undefined ||
    value === null ||
    dequal(value, known[name]) ||
    isLeftOut(value, properties[name] ?? {});
  let full: JsonSchema = first;
  for (const [name, value] of others.flatMap((other) => Object.entries(other))) {
    if (!showsNothing(name, full[name]) || showsNothing(name, value)) continue;
    const candidate = { ...full, [name]: value };
    if (bodyFits(api, validators, media, candidate)) full = candidate;
  }
  return { media, value: withFiles(run, full) };
}

/** Ids are at most at this depth of a body. */
const deepestId = 3;

/** An example with another name, and with ids of records that exist in the places of those of the contract. */
export function freshBody(
  run: Run,
  operation: ApiOperation,
  example: unknown,
  seed: number,
): unknown {
  const caller = run.callerFor(operation).name;
  const known = (name: string): unknown =>
    run.idNames.has(name)
      ? latestOf(run.parts.learned.valuesNamed(caller, name), seed)?.value
      : undefined;
  const withIds = (value: unknown, depth: number): unknown => {
    if (depth > deepestId || value instanceof Uint8Array) return value;
    if (Array.isArray(value)) return value.map((entry: unknown) => withIds(entry, depth + 1));
    if (!isSchema(value)) return value;
    return Object.fromEntries(
      Object.entries(value).map(([name, entry]) => [
        name,
        typeof entry === 'string' ? (known(name) ?? entry) : withIds(entry, depth + 1),
      ]),
    );
  };
  const value = withIds(example, 0);
  const media = mediaOf(run, operation);
  const { api, validators } = run.parts;
  const fresh = freshExample(value, seed);
  if (media === null || bodyFits(api, validators, media, fresh)) return fresh;
  // A pattern can allow no space and no digits.
  const others = [freshExample(value, seed, lettersOf(seed)), value];
  return others.find((each) => bodyFits(api, validators, media, each)) ?? fresh;
}

const numberOf = (seed: number): number => Math.abs(seed) % 1_000_000_000;

/** A number in letters. */
const lettersOf = (seed: number): string =>
  Array.from(String(numberOf(seed)), (digit) => 'abcdefghij'[Number(digit)] ?? '').join('');

/** Many backends refuse a second record with the same name, so the name of an example gets a number. */
export function freshExample(
  value: unknown,
  seed: number,
  mark: string = ` ${numberOf(seed)}`,
): unknown {
  if (!isSchema(value)) return value;
  const { name, title } = value;
  return {
    ...value,
    ...(typeof name === 'string' && { name: `${name}${mark}`.slice(0, 80) }),
    ...(typeof title === 'string' && { title: `${title}${mark}`.slice(0, 80) }),
  };
}

/** Statuses that depend on the caller or on stored records, and so do not refuse the data of the request. */
const independentOfData = new Set([401, 403, 404, 409, 410, 412, 428, 429, 503]);

/** Whether a backend has refused data that the contract allows. */
export const refusesData = (status: number): boolean =>
  status >= 400 && status < 500 && !independentOfData.has(status);
