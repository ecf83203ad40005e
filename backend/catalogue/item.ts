import { resolveSchema } from '#contract/schemas.ts';
import { propertiesOf } from '#contract/json-schema.ts';
import { schemas } from '#src/generated/contract/schemas.ts';
import { slug } from '#src/lib/slug.ts';
import { nameKey } from '#src/lib/catalogue/name-key.ts';
import type { AnyDefinition, CatalogueItem } from './definition.ts';

/** The defaults of all fields of a schema, in the contract's order; undefined for a field without a default. */
type Defaults = Readonly<Record<string, unknown>>;

const defaultsBySchema = new Map<string, Defaults>();

function defaultsOf(schema: string): Defaults {
  const defaults = defaultsBySchema.get(schema) ?? readDefaults(schema);
  defaultsBySchema.set(schema, defaults);
  return defaults;
}

function readDefaults(name: string): Defaults {
  const schema = schemas[name];
  if (!schema) throw new Error(`The contract has no schema ${name}.`);
  return Object.fromEntries(
    Object.entries(propertiesOf(schema)).map(([field, property]) => [
      field,
      resolveSchema(property)['default'],
    ]),
  );
}

/** The key that the client sent with the item, if any. */
export function givenKey(definition: AnyDefinition, item: object): string | undefined {
  const key: unknown = Reflect.get(item, definition.skField);
  return typeof key === 'string' ? key : undefined;
}

/** The key for an item that was sent without one. */
export const derivedKey = ({ edition, name }: CatalogueItem): string => `${edition}#${slug(name)}`;

/** The key under which a new item is stored. */
export const itemKeyOf = (definition: AnyDefinition, item: CatalogueItem): string =>
  givenKey(definition, item) ?? derivedKey(item);

/** The `nameKey` of an item. */
export const nameKeyOf = ({ edition, name }: Pick<CatalogueItem, 'edition' | 'name'>): string =>
  nameKey(edition, name);

/** The item as it is stored: with every field, in the contract's order. */
export function storedForm(
  definition: AnyDefinition,
  item: CatalogueItem,
  sk?: string,
): CatalogueItem {
  // A copy takes less time than adding the fields one by one. Items are immutable, so they can share the object of a
  // default.
  const stored: Record<string, unknown> = { ...defaultsOf(definition.input) };
  for (const field in stored) {
    const value: unknown = Reflect.get(item, field);
    if (value !== undefined) stored[field] = value;
  }
  if (sk !== undefined) stored[definition.skField] = sk;
  // The contract has validated the item, and its defaults have the contract's types.
  return stored as unknown as CatalogueItem;
}

/** An item in stored form under this key. */
export const withKey = (
  { skField }: AnyDefinition,
  stored: CatalogueItem,
  sk: string,
): CatalogueItem => ({ ...stored, [skField]: sk });
