import addFormats from 'ajv-formats';
import { Ajv2020, str } from 'ajv/dist/2020.js';
import { isMultipleOf } from './decimals.ts';
import { patternCode } from './patterns.ts';

/** A validator of JSON Schema 2020-12 that takes the schemas of any contract as they are. */
export function newAjv(): Ajv2020 {
  const ajv = new Ajv2020({
    strict: false,
    validateSchema: false,
    allErrors: false,
    validateFormats: true,
    // The keyword of OpenAPI restricts nothing that its `oneOf` does not restrict.
    discriminator: false,
    logger: false,
    // A schema that many others refer to is compiled once instead of into each of them.
    inlineRefs: false,
    code: { ...patternCode, optimize: false },
    // Bytes are checked by the code that decodes them.
    formats: { binary: true, byte: true, password: true, int32: true, int64: true },
  });
  addFormats(ajv);
  // The own keyword of Ajv divides doubles, and then 19.99 is not a multiple of 0.01.
  ajv.removeKeyword('multipleOf');
  ajv.addKeyword({
    keyword: 'multipleOf',
    type: 'number',
    schemaType: 'number',
    validate: (step: number, value: number) => isMultipleOf(value, step),
    error: { message: ({ schema }) => str`must be multiple of ${Number(schema)}` },
  });
  return ajv;
}
