import { propertiesOf, type JsonSchema } from './json-schema.ts';
import { resolveSchema } from './schemas.ts';

/** A copy of the body in which each missing top-level field has the contract's default. */
export function withDefaults(schema: JsonSchema, body: unknown): unknown {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return body;
  const copy: Record<string, unknown> = { ...body };
  for (const [name, property] of Object.entries(propertiesOf(resolveSchema(schema)))) {
    const resolved = resolveSchema(property);
    if (copy[name] === undefined && 'default' in resolved) {
      copy[name] = structuredClone(resolved['default']);
    }
  }
  return copy;
}
