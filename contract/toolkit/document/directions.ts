import { isSchema, namesIn, type JsonSchema } from '#contract/json-schema.ts';
import { pointerIn, resolveAt } from './references.ts';

/** Whether a value is sent to the backend or by the backend. */
export type Direction = 'request' | 'response';

/** A value of this direction has no property with this keyword, so it cannot be required (OpenAPI 3.1, Schema Object). */
const keywords = { request: 'readOnly', response: 'writeOnly' } as const;

const referred = (document: JsonSchema, reference: unknown): unknown =>
  typeof reference === 'string' ? resolveAt(document, pointerIn(reference)).value : undefined;

/** Whether a keyword is true in a schema, in what it refers to or in a part of its `allOf`. */
function isTrueIn(document: JsonSchema, schema: unknown, keyword: string, depth = 0): boolean {
  if (!isSchema(schema) || depth > deepest) return false;
  const parts: readonly unknown[] = Array.isArray(schema['allOf']) ? schema['allOf'] : [];
  return (
    schema[keyword] === true ||
    [referred(document, schema['$ref']), ...parts].some((part) =>
      isTrueIn(document, part, keyword, depth + 1),
    )
  );
}

/** A longer chain of references and `allOf` is taken for a cycle. */
const deepest = 12;

/** The properties of a schema, of what it refers to and of the parts of its `allOf`. */
function propertiesIn(
  document: JsonSchema,
  schema: unknown,
  depth = 0,
): readonly (readonly [string, unknown])[] {
  if (!isSchema(schema) || depth > deepest) return [];
  const parts: readonly unknown[] = Array.isArray(schema['allOf']) ? schema['allOf'] : [];
  return [
    ...Object.entries(isSchema(schema['properties']) ? schema['properties'] : {}),
    ...[referred(document, schema['$ref']), ...parts].flatMap((part) =>
      propertiesIn(document, part, depth + 1),
    ),
  ];
}

/** The document for one direction: a property that values of this direction do not have is not required in it. */
export function documentFor(document: JsonSchema, direction: Direction): JsonSchema {
  const keyword = keywords[direction];
  /** @param around the properties of the outer schema, if the value is a part of its `allOf` */
  const changed = (
    value: unknown,
    around: readonly (readonly [string, unknown])[] = [],
  ): unknown => {
    if (Array.isArray(value)) return value.map((entry: unknown) => changed(entry));
    if (!isSchema(value)) return value;
    const isObject = Array.isArray(value['required']) || Array.isArray(value['allOf']);
    const properties = isObject ? [...around, ...propertiesIn(document, value)] : [];
    return Object.fromEntries(
      Object.entries(value).map(([key, child]) => {
        if (key === 'allOf' && Array.isArray(child)) {
          return [key, child.map((part: unknown) => changed(part, properties))];
        }
        if (key !== 'required' || !Array.isArray(child)) return [key, changed(child)];
        const absent = new Set(
          properties
            .filter(([, property]) => isTrueIn(document, property, keyword))
            .map(([name]) => name),
        );
        return [key, namesIn(child).filter((name) => !absent.has(name))];
      }),
    );
  };
  return Object.fromEntries(Object.entries(document).map(([key, value]) => [key, changed(value)]));
}
