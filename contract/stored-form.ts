import { isSchema, namesIn, propertiesOf, type JsonSchema } from './json-schema.ts';
import { resolveSchema } from './schemas.ts';

/** The values of a function of schemas. A stored value can have thousands of parts with the same schema. */
function remembered<Value extends object>(valueOf: (schema: JsonSchema) => Value) {
  const values = new WeakMap<JsonSchema, Value>();
  return (schema: JsonSchema): Value => {
    const known = values.get(schema);
    if (known) return known;
    const value = valueOf(schema);
    values.set(schema, value);
    return value;
  };
}

/** Follows a reference, and takes X from a union "X or null"; `branchFor` handles other unions. */
const targetSchema = remembered(findTarget);

function findTarget(schema: JsonSchema): JsonSchema {
  const resolved = resolveSchema(schema);
  const branches = branchesOf(resolved).filter((branch) => branch['type'] !== 'null');
  const [only, ...others] = branches;
  return only && others.length === 0 ? targetSchema(only) : resolved;
}

const branchesOf = ({ oneOf }: JsonSchema): readonly JsonSchema[] =>
  Array.isArray(oneOf) ? oneOf.filter(isSchema) : [];

const fieldsOf = remembered((schema) => Object.entries(propertiesOf(schema)));

/** The branch with a constant that the value has; undefined if there is none. */
const branchFor = (schema: JsonSchema, value: JsonSchema): JsonSchema | undefined =>
  branchesOf(schema)
    .map(targetSchema)
    .find((branch) =>
      fieldsOf(branch).some(
        ([name, property]) =>
          name in value && 'const' in property && property['const'] === value[name],
      ),
    );

/**
 * Converts a value that was valid under an earlier version of the schema to the current form: a
 * missing field gets its default, a removed field is dropped, and fields get their current order.
 */
export function inPresentForm(schema: JsonSchema, value: unknown): unknown {
  const resolved = targetSchema(schema);
  if (Array.isArray(value)) {
    const { items } = resolved;
    return isSchema(items) ? value.map((entry) => inPresentForm(items, entry)) : value;
  }
  if (!isSchema(value)) return value;
  const branch = branchesOf(resolved).length > 0 ? branchFor(resolved, value) : resolved;
  const properties = branch ? fieldsOf(branch) : [];
  if (properties.length === 0) return value;
  const result: Record<string, unknown> = {};
  for (const [name, property] of properties) {
    const converted =
      value[name] === undefined ? defaultOf(property) : inPresentForm(property, value[name]);
    if (converted !== undefined) result[name] = converted;
  }
  return result;
}

const defaultOf = (property: JsonSchema): unknown => {
  const { default: defaultValue } = resolveSchema(property);
  return typeof defaultValue === 'object' ? structuredClone(defaultValue) : defaultValue;
};

/** What happens when a stored value does not have the field. */
type Absence = 'default' | 'optional' | 'required';

/** Every field of a stored value by its path, such as `/contents/[]/gearSk`. */
export type Shape = Readonly<Record<string, Absence>>;

/**
 * The part of a schema that `inPresentForm` depends on: two versions with the same shape can read
 * the same rows.
 */
export function shapeOf(schema: JsonSchema, path = ''): Shape {
  const resolved = targetSchema(schema);
  const branches = branchesOf(resolved);
  if (branches.length > 0) {
    return Object.fromEntries(branches.flatMap((branch) => Object.entries(shapeOf(branch, path))));
  }
  const { items } = resolved;
  if (isSchema(items)) return shapeOf(items, `${path}/[]`);
  const required = namesIn(resolved['required']);
  return Object.fromEntries(
    Object.entries(propertiesOf(resolved)).flatMap(([name, property]) => {
      const absence =
        'default' in resolveSchema(property)
          ? 'default'
          : required.includes(name)
            ? 'required'
            : 'optional';
      return [
        [`${path}/${name}`, absence] as const,
        ...Object.entries(shapeOf(property, `${path}/${name}`)),
      ];
    }),
  );
}
