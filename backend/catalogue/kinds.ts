import type { AnyDefinition, CatalogueItem, ReferenceDefinition } from './definition.ts';
import { kinds } from './kinds/all.ts';

export const definitions: readonly AnyDefinition[] = Object.values(kinds);

/** The definitions of the reference fields of all kinds, by kind and field. */
export const referenceDefinitions: ReadonlyMap<
  string,
  ReferenceDefinition<CatalogueItem>
> = new Map(
  definitions.flatMap(({ kind, references }) =>
    references.map((one) => [`${kind}\n${one.field}`, one] as const),
  ),
);
