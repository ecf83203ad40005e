import { isSchema, propertiesOf, type JsonSchema } from '#contract/json-schema.ts';
import { pointerOf } from '#src/lib/json-pointer.ts';
import type { PlacedSchema } from '../../document/operations.ts';
import { expressionOf } from '../../document/patterns.ts';
import { pointerIn, valueAt } from '../../document/references.ts';

interface Schemas {
  readonly document: JsonSchema;
  readonly fits: (schema: PlacedSchema, value: unknown) => boolean;
}

/** A schema that applies to a value as a whole. */
interface Part {
  readonly schema: JsonSchema;
  readonly pointer: string;
}

const placed = (document: JsonSchema, pointer: string): PlacedSchema | null => {
  const schema = valueAt(document, pointer);
  return isSchema(schema) || typeof schema === 'boolean' ? { schema, pointer } : null;
};

/** The schema with what it refers to, and those of its parts and branches that fit the value. */
function partsFor(
  schemas: Schemas,
  { schema, pointer }: PlacedSchema,
  value: unknown,
  seen: Set<string>,
): Part[] {
  if (!isSchema(schema) || seen.has(pointer)) return [];
  seen.add(pointer);
  const { document } = schemas;
  const at = (each: string): Part[] => {
    const found = placed(document, each);
    return found ? partsFor(schemas, found, value, seen) : [];
  };
  const reference = schema['$ref'];
  const listed = (['allOf', 'oneOf', 'anyOf'] as const).flatMap((keyword) => {
    const branches = schema[keyword];
    if (!Array.isArray(branches)) return [];
    const pointers = branches.map((_, index) => pointer + pointerOf(keyword, index));
    return keyword === 'allOf' || branches.length === 1
      ? pointers
      : pointers.filter((each) => {
          const branch = placed(document, each);
          return branch !== null && schemas.fits(branch, value);
        });
  });
  const conditional = (['then', 'else'] as const)
    .filter((keyword) => keyword in schema)
    .map((keyword) => pointer + pointerOf(keyword));
  return [
    { schema, pointer },
    ...(typeof reference === 'string' ? at(pointerIn(reference)) : []),
    ...[...listed, ...conditional].flatMap(at),
  ];
}

const namesPattern = ({ schema }: Part, name: string): boolean =>
  isSchema(schema['patternProperties']) &&
  Object.keys(schema['patternProperties']).some((pattern) => expressionOf(pattern, 'u').test(name));

/** What schemas say about further properties; a closed schema refuses them itself. */
const saysFurther = ({ schema }: Part): boolean =>
  'additionalProperties' in schema || 'unevaluatedProperties' in schema;

const entrySchemas = (parts: readonly Part[], index: number): string[] =>
  parts.flatMap(({ schema, pointer }) => {
    const prefix = schema['prefixItems'];
    if (Array.isArray(prefix) && index < prefix.length) {
      return [pointer + pointerOf('prefixItems', index)];
    }
    return 'items' in schema ? [pointer + pointerOf('items')] : [];
  });

/** The schemas of a property; null if no schema knows it. */
function propertySchemas(parts: readonly Part[], name: string): string[] | null {
  const declared = parts.filter(({ schema }) => Object.hasOwn(propertiesOf(schema), name));
  if (declared.length > 0) {
    return declared.map(({ pointer }) => pointer + pointerOf('properties', name));
  }
  const isOpen =
    parts.some((part) => saysFurther(part) || namesPattern(part, name)) ||
    parts.every(({ schema }) => !('properties' in schema) && !('patternProperties' in schema));
  if (!isOpen) return null;
  return parts.flatMap(({ schema, pointer }) =>
    isSchema(schema['additionalProperties']) ? [pointer + pointerOf('additionalProperties')] : [],
  );
}

/**
 * The place of a property that no schema declares; null if there is none. Objects of responses are open, so that a new
 * property is no fault of a backend, but in an example it is a mistake or a property that was removed.
 */
export function undeclaredProperty(
  schemas: Schemas,
  applied: readonly PlacedSchema[],
  value: unknown,
  where = '',
): string | null {
  if (!Array.isArray(value) && !isSchema(value)) return null;
  const seen = new Set<string>();
  const parts = applied.flatMap((schema) => partsFor(schemas, schema, value, seen));
  for (const [key, child] of Object.entries<unknown>(value)) {
    const at = where + pointerOf(key);
    const pointers = Array.isArray(value)
      ? entrySchemas(parts, Number(key))
      : propertySchemas(parts, key);
    if (pointers === null) return at;
    const next = pointers.flatMap((pointer) => placed(schemas.document, pointer) ?? []);
    const found = undeclaredProperty(schemas, next, child, at);
    if (found !== null) return found;
  }
  return null;
}
