import type { ErrorObject, ValidateFunction } from 'ajv/dist/2020.js';
import { dequal } from 'dequal/lite';
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

type Compiler = (schema: PlacedSchema) => ValidateFunction;

/** Compiles each schema of a document at its first use. */
function compilerOf(api: Api, document: JsonSchema): Compiler {
  const id = 'contract';
  const ajv = newAjv();
  // Under an unknown keyword, the whole document is a valid schema, and pointers lead to its parts.
  ajv.addSchema({ $id: id, ...withoutIds(document) }, id);
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

function compilersOf(api: Api): Readonly<Record<Direction, Compiler>> {
  const request = documentFor(api.document, 'request');
  const response = documentFor(api.document, 'response');
  const forRequest = compilerOf(api, request);
  // In most contracts nothing is required that goes one way only; then a schema is compiled once.
  const isSame = dequal(request, response);
  return { request: forRequest, response: isSame ? forRequest : compilerOf(api, response) };
}

/** Validators of all schemas of a document. */
export function validatorsOf(api: Api): Validators {
  let compilers: Readonly<Record<Direction, Compiler>> | null = null;
  const validator = (schema: PlacedSchema, direction: Direction): ValidateFunction =>
    (compilers ??= compilersOf(api))[direction](schema);
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
