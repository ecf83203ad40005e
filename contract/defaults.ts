import { propertiesOf, type JsonSchema } from './json-schema.ts';
import { resolveSchema } from './schemas.ts';

/** The body, with the contract's default for every absent top-level field. */
export function withDefaults(schema: JsonSchema, body: unknown): unknown {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return body;
  const filled: Record<string, unknown> = { ...body };
  for (const [name, property] of Object.entries(propertiesOf(resolveSchema(schema)))) {
    const resolved = resolveSchema(property);
    if (filled[name] === undefined && 'default' in resolved) {
      filled[name] = structuredClone(resolved['default']);
    }
  }
  return filled;
}
