import addFormats from 'ajv-formats';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import type { JsonSchema } from '#contract/json-schema.ts';
import { patternCode } from '../../document/patterns.ts';

const ajv = new Ajv2020({
  strict: false,
  validateSchema: false,
  logger: false,
  code: patternCode,
  formats: { binary: true, byte: true, password: true, int32: true, int64: true },
});
addFormats(ajv);

const compiled = new Map<string, ValidateFunction>();

/** Whether a value fits a schema without references. */
export function fitsAlone(schema: JsonSchema, value: unknown): boolean {
  const key = JSON.stringify(schema);
  const validate = compiled.get(key) ?? ajv.compile(schema);
  compiled.set(key, validate);
  return validate(value);
}
