import type { AnyDefinition, CatalogueItem, LinkDefinition } from './definition.ts';
import { kinds } from './kinds/all.ts';

export const definitions: readonly AnyDefinition[] = Object.values(kinds);

/** What any kind asks of the items it refers to, by kind and field. */
export const linkDefinitions: ReadonlyMap<string, LinkDefinition<CatalogueItem>> = new Map(
  definitions.flatMap(({ kind, links }) =>
    links.map((link) => [`${kind}\n${link.field}`, link] as const),
  ),
);
