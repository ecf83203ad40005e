import fc, { type Arbitrary } from 'fast-check';
import type { ApiMedia, ApiOperation } from '../../document/operations.ts';
import type { Run } from '../run.ts';
import { arbitraryOf, NoValue } from '../values/arbitrary.ts';
import { bodyFits, isReadable, parameterFits } from '../wire-form.ts';

/** Random values of a schema; null if none is found, so that the caller can name what was not tested. */
export function valuesOrNull(run: Run, schema: unknown): Arbitrary<unknown> | null {
  try {
    return arbitraryOf(schema, { document: run.parts.api.document });
  } catch (error) {
    if (error instanceof NoValue) return null;
    throw error;
  }
}

/** How many random values are tried before the schema counts as one without a fitting value. */
const mostTries = 200;

/**
 * Only values that fit. Random values of a schema can be wrong, because keywords such as `if` and `not` only say which
 * values are wrong. Each wrong value is replaced by the first one that fits: a filter might never find another.
 */
function fitting(
  values: Arbitrary<unknown> | null,
  fits: (value: unknown) => boolean,
): Arbitrary<unknown> | null {
  if (values === null) return null;
  for (const numRuns of [1, mostTries]) {
    const found = fc.sample(values, { numRuns, seed: 1 }).filter(fits);
    if (found.length > 0) {
      return values.map((value) => (fits(value) ? value : found[0]));
    }
  }
  return null;
}

type Known = Map<string, Arbitrary<unknown> | null>;

/** A cache: finding a value that fits takes time, and the same schemas are used many times. */
const knownValues = new WeakMap<Run, Known>();

function remembered(run: Run, key: string, make: () => Arbitrary<unknown> | null) {
  const known: Known = knownValues.get(run) ?? new Map();
  knownValues.set(run, known);
  const before = known.get(key);
  if (before !== undefined) return before;
  const made = make();
  known.set(key, made);
  return made;
}

/** Random values of a parameter that fit; null if none is found. */
export const parameterValues = (
  run: Run,
  parameter: ApiOperation['parameters'][number],
): Arbitrary<unknown> | null =>
  remembered(run, parameter.pointer, () => {
    const { api, validators } = run.parts;
    return parameter.schema === null
      ? null
      : fitting(valuesOrNull(run, parameter.schema.schema), (value) =>
          parameterFits(api, validators, parameter, value),
        );
  });

/** Random bodies that fit; null if none is found, or if this tool cannot write them. */
export const bodyValues = (run: Run, media: ApiMedia): Arbitrary<unknown> | null =>
  remembered(run, media.pointer, () => {
    const { api, validators } = run.parts;
    return media.schema === null || !isReadable(api.document, media)
      ? null
      : fitting(valuesOrNull(run, media.schema.schema), (value) =>
          bodyFits(api, validators, media, value),
        );
  });

/** Whether an example is written as it is, also in a media type that this tool does not know. */
const isPlain = (value: unknown): boolean =>
  typeof value === 'string' || value instanceof Uint8Array;

/** The examples that can be sent. */
export const usableExamples = (run: Run, media: ApiMedia): ApiMedia['examples'] =>
  isReadable(run.parts.api.document, media)
    ? media.examples
    : media.examples.filter(({ value }) => isPlain(value));

/** The media type to send: JSON if it is declared, otherwise the first one of which bodies can be made. */
export function mediaOf(run: Run, { body }: ApiOperation): ApiMedia | null {
  const all = body?.media ?? [];
  return (
    all.find(({ type }) => type === 'application/json') ??
    all.find((media) => isReadable(run.parts.api.document, media)) ??
    all.find((media) => usableExamples(run, media).length > 0) ??
    null
  );
}
