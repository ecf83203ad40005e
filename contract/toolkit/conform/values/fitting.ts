import type { ValidateFunction } from 'ajv/dist/2020.js';
import type { JsonSchema } from '#contract/json-schema.ts';
import { newAjv } from '../../document/ajv.ts';

const ajv = newAjv();

const compiled = new Map<string, ValidateFunction>();

/** Whether a value fits a schema without references. */
export function fitsAlone(schema: JsonSchema, value: unknown): boolean {
  const key = JSON.stringify(schema);
  const validate = compiled.get(key) ?? ajv.compile(schema);
  compiled.set(key, validate);
  return validate(value);
}
