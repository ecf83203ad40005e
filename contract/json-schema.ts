export type JsonSchema = Readonly<Record<string, unknown>>;

export const isSchema = (value: unknown): value is JsonSchema =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isSchemas = (value: unknown): value is Readonly<Record<string, JsonSchema>> =>
  isSchema(value) && Object.values(value).every(isSchema);

/** The properties of an object schema; empty for any other schema. */
export function propertiesOf(schema: JsonSchema | undefined): Readonly<Record<string, JsonSchema>> {
  const properties = schema?.['properties'];
  return isSchemas(properties) ? properties : {};
}

/** The value of a keyword with a list of names, such as `required`. */
export const namesIn = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.filter((name) => typeof name === 'string') : [];
