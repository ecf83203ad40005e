import type { JsonSchema } from './json-schema.ts';
import { resolveSchema } from './schemas.ts';

/**
 * What text on the wire (query, path, header, form field) stands for by its schema.
 * Text that does not fit is left as it is, so that validation names it.
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
