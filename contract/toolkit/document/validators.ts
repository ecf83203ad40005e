import type { ErrorObject, ValidateFunction } from 'ajv/dist/2020.js';
import { isSchema, type JsonSchema } from '#contract/json-schema.ts';
import { CannotRun, messageOf } from '../cannot-run.ts';
import { newAjv } from './ajv.ts';
import { documentFor, type Direction } from './directions.ts';
import type { Api } from './open.ts';
import type { PlacedSchema } from './operations.ts';

export interface Validators {
  /** The document of the schemas, in which their references lead somewhere. */
  readonly document: JsonSchema;
  /** What is wrong with a value, one sentence each; empty if it fits. The usual direction is `response`. */
  readonly findings: (
    schema: PlacedSchema,
    value: unknown,
    direction?: Direction,
  ) => readonly string[];
  /** Whether a value of a request fits. */
  readonly fits: (schema: PlacedSchema, value: unknown) => boolean;
}

const mostErrors = 10;

const sentence = ({ instancePath, message, params }: ErrorObject): string => {
  const detail = Object.entries(params)
    .filter(([, value]) => typeof value === 'string' || typeof value === 'number')
    .map(([, value]) => JSON.stringify(value).slice(0, 80));
  const hasDetail = detail.some((text) => (message ?? '').includes(text.replaceAll('"', '')));
  const rest = detail.length > 0 && !hasDetail ? ` (${detail.join(', ')})` : '';
  return `${instancePath === '' ? 'the value' : instancePath} ${message ?? 'does not fit'}${rest}`;
};

/** Compiles each schema of a document for one direction at its first use. */
function compilerOf(api: Api, direction: Direction): (schema: PlacedSchema) => ValidateFunction {
  const id = 'contract';
  const ajv = newAjv();
  // As an unknown keyword the whole document is a valid schema, in which pointers lead to its parts.
  ajv.addSchema({ $id: id, ...withoutIds(documentFor(api.document, direction)) }, id);
  const compiled = new Map<string, ValidateFunction>();

  return ({ pointer }) => {
    const known = compiled.get(pointer);
    if (known) return known;
    try {
      const validate = ajv.compile({ $ref: `${id}#${encodeURI(pointer)}` });
      compiled.set(pointer, validate);
      return validate;
    } catch (error) {
      const { file, line, column } = api.placeOf(pointer);
      throw new CannotRun(
        `${file}:${line}:${column}: this schema cannot be used: ${messageOf(error)}`,
      );
    }
  };
}

/** Validators of all schemas of a document. */
export function validatorsOf(api: Api): Validators {
  const compilers: Partial<Record<Direction, ReturnType<typeof compilerOf>>> = {};
  const validator = (schema: PlacedSchema, direction: Direction): ValidateFunction =>
    (compilers[direction] ??= compilerOf(api, direction))(schema);
  return {
    document: api.document,
    fits: (schema, value) => validator(schema, 'request')(value),
    findings: (schema, value, direction = 'response') => {
      const validate = validator(schema, direction);
      return validate(value) ? [] : (validate.errors ?? []).slice(0, mostErrors).map(sentence);
    },
  };
}

/** A document may use `$id` and `id` for other things than JSON Schema does. */
const withoutIds = (document: object): object =>
  Object.fromEntries(
    Object.entries(document).filter(
      ([key, value]) => key !== '$id' && (key !== 'id' || isSchema(value)),
    ),
  );
