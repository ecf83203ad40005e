import { withDefaults } from '#contract/defaults.ts';
import { schemas } from '#src/generated/contract/schemas.ts';
import { slug } from '#src/lib/slug.ts';
import { foldName } from '#src/lib/fold.ts';
import type { AnyDefinition, CatalogueItem } from './definition.ts';

const schemaOf = (name: string) => {
  const schema = schemas[name];
  if (!schema) throw new Error(`${name} is nowhere in the contract.`);
  return schema;
};

const fieldsOf = (schema: string): readonly string[] =>
  Object.keys(schemaOf(schema)['properties'] ?? {});

/** The key that was given with the item, if one was. */
export function givenKey(definition: AnyDefinition, item: object): string | undefined {
  const given: unknown = Reflect.get(item, definition.skField);
  return typeof given === 'string' ? given : undefined;
}

/** The key of an item that came without one. */
export const derivedKey = ({ edition, name }: CatalogueItem): string => `${edition}#${slug(name)}`;

/** Two items with the same name key cannot be in one kind. */
export const nameKey = ({ edition, name }: Pick<CatalogueItem, 'edition' | 'name'>): string =>
  `${edition}\n${foldName(name)}`;

/** The item in the one form that is stored: every field, in the contract's order. */
export function storedForm(
  definition: AnyDefinition,
  item: CatalogueItem,
  sk?: string,
): CatalogueItem {
  // The contract has validated the item, and its defaults have the types it says.
  const filled = withDefaults(schemaOf(definition.schema), item) as CatalogueItem;
  const named = { ...filled, name: filled.name.normalize('NFC') };
  const keyed = { ...named, [definition.skField]: sk ?? givenKey(definition, named) };
  // The same fields as before, put in order.
  return Object.fromEntries(
    fieldsOf(definition.schema).map((field) => [field, Reflect.get(keyed, field) as unknown]),
  ) as unknown as CatalogueItem;
}
