import type { JsonSchema } from './json-schema.ts';
import { resolveSchema } from './schemas.ts';

/**
 * Converts text of a request (query, path, header, form field) to the type of its schema. Text that
 * cannot be converted stays text, so that validation reports it.
 */
export function fromText(schema: JsonSchema, text: string): unknown {
  switch (resolveSchema(schema)['type']) {
    case 'integer':
    case 'number':
      return /^-?(0|[1-9]\d*)(\.\d+)?$/.test(text) ? Number(text) : text;
    case 'boolean':
      return text === 'true' ? true : text === 'false' ? false : text;
    default:
      return text;
  }
}
