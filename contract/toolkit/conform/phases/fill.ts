import fc, { type Arbitrary } from 'fast-check';
import { isSchema } from '#contract/json-schema.ts';
import type { ApiMedia, ApiOperation } from '../../document/operations.ts';
import { parameterKey, type CallValues } from '../request.ts';
import type { Run } from '../run.ts';
import { arbitraryOf, NoValue } from '../values/arbitrary.ts';

type Parameter = ApiOperation['parameters'][number];

/** Random values of a schema; null if none is found, so that the caller can name what was not tested. */
export function valuesOrNull(run: Run, schema: unknown): Arbitrary<unknown> | null {
  try {
    return arbitraryOf(schema, { document: run.parts.api.document });
  } catch (error) {
    if (error instanceof NoValue) return null;
    throw error;
  }
}

/** One random value; the same for the same seed. */
export const oneOf = (values: Arbitrary<unknown>, seed: number): unknown =>
  fc.sample(values, { numRuns: 1, seed })[0];

/**
 * The value of a parameter that most likely leads to something that exists: from the configuration, from an
 * earlier response, from an example, or a random one. Undefined if there is none.
 */
export function likelyValue(run: Run, caller: string, parameter: Parameter, seed: number): unknown {
  const { config, learned, validators } = run.parts;
  const { name, schema, examples } = parameter;
  if (name in config.values) return config.values[name];
  const known = [...learned.valuesFor(caller, name), ...learned.valuesFor(caller, shortName(name))];
  const fitting = known.filter((value) => schema === null || validators.fits(schema, value));
  // The latest ones most likely still exist.
  if (fitting.length > 0) return fitting.at(-1 - (Math.abs(seed) % Math.min(3, fitting.length)));
  if (examples[0]) return examples[0].value;
  const values = schema === null ? null : valuesOrNull(run, schema.schema);
  return values === null ? undefined : oneOf(values, seed);
}

/** `petId` of a path is often the `id` of a response. */
const shortName = (name: string): string => (/[a-z]Id$/.test(name) ? 'id' : name);

/** The media type to send: JSON if it is declared. */
export const mediaOf = ({ body }: ApiOperation): ApiMedia | null =>
  body?.media.find(({ type }) => type === 'application/json') ?? body?.media[0] ?? null;

/** Path parameters and required others with likely values. */
export function requiredParameters(
  run: Run,
  caller: string,
  { parameters }: ApiOperation,
  seed: number,
): Map<string, unknown> {
  const values = new Map<string, unknown>();
  for (const parameter of parameters) {
    if (!parameter.required) continue;
    const value = likelyValue(run, caller, parameter, seed);
    if (value !== undefined) values.set(parameterKey(parameter), value);
  }
  return values;
}

/** A body that fits: an example if there is one, otherwise a random one. Undefined if none is found. */
export function likelyBody(
  run: Run,
  operation: ApiOperation,
  seed: number,
): CallValues['body'] | undefined {
  const media = mediaOf(operation);
  if (media === null) return null;
  const [example] = media.examples;
  if (example) return { media, value: freshExample(example.value, seed) };
  const values = media.schema === null ? null : valuesOrNull(run, media.schema.schema);
  return values === null ? undefined : { media, value: oneOf(values, seed) };
}

/** Many backends refuse a second record with the same name, so the name of an example gets a number. */
export function freshExample(value: unknown, seed: number): unknown {
  if (!isSchema(value)) return value;
  const { name, title } = value;
  const mark = `${Math.abs(seed) % 1_000_000_000}`;
  return {
    ...value,
    ...(typeof name === 'string' && { name: `${name} ${mark}`.slice(0, 80) }),
    ...(typeof title === 'string' && { title: `${title} ${mark}`.slice(0, 80) }),
  };
}

/** Statuses that say that the request is right, but the world is not: not a refusal of the data. */
const worldly = new Set([401, 403, 404, 409, 410, 412, 428, 429, 503]);

/** Whether a backend has refused data that the contract allows. */
export const refusesData = (status: number): boolean =>
  status >= 400 && status < 500 && !worldly.has(status);
