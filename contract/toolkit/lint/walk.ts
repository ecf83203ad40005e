import { isSchema, type JsonSchema } from '#contract/json-schema.ts';
import { pointerOf } from '#src/lib/json-pointer.ts';

/**
 * Calls `visit` with this schema and all schemas of its properties, items, maps and unions, and with the
 * JSON pointer of each. It does not follow references.
 */
export function walkSchemas(
  schema: unknown,
  where: string,
  visit: (schema: JsonSchema, where: string) => void,
) {
  if (!isSchema(schema)) return;
  visit(schema, where);
  const properties = schema['properties'];
  if (isSchema(properties)) {
    for (const [name, property] of Object.entries(properties)) {
      walkSchemas(property, where + pointerOf('properties', name), visit);
    }
  }
  for (const keyword of ['items', 'additionalProperties', 'propertyNames']) {
    walkSchemas(schema[keyword], where + pointerOf(keyword), visit);
  }
  for (const keyword of ['oneOf', 'anyOf', 'allOf']) {
    const branches = schema[keyword];
    if (!Array.isArray(branches)) continue;
    for (const [index, branch] of branches.entries()) {
      walkSchemas(branch, where + pointerOf(keyword, index), visit);
    }
  }
}
