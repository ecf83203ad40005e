import type { CatalogueKind } from '#src/generated/contract/kinds.ts';
import type { Edition } from '#src/generated/model/index.ts';
import type { AnyDefinition, CatalogueItem, ReferenceDefinition } from './definition.ts';

/** One reference of an item to the key of another item. */
export interface Reference {
  readonly definition: ReferenceDefinition<CatalogueItem>;
  readonly path: string;
  readonly targetSk: string;
}

// Loops, because a bulk request needs the references of each item several times, and most items have none.
export function referencesOf(
  { references }: AnyDefinition,
  item: CatalogueItem,
): readonly Reference[] {
  const found: Reference[] = [];
  for (const definition of references) {
    for (const { path, sk } of definition.read(item)) {
      found.push({ definition, path, targetSk: sk });
    }
  }
  return found;
}

/** The fields of a target that the rules for references read. */
export interface ReferenceTarget {
  readonly name: string;
  readonly category: string;
  readonly edition: string;
}

/** An item that refers to another one. */
export interface Dependent {
  readonly kind: CatalogueKind;
  readonly sk: string;
  readonly field: string;
  readonly name: string;
  readonly edition: Edition;
}

export const dependentKey = ({ kind, sk, field }: Pick<Dependent, 'kind' | 'sk' | 'field'>) =>
  `${kind}\n${sk}\n${field}`;

export const targetKey = (kind: CatalogueKind, sk: string): string => `${kind}\n${sk}`;
