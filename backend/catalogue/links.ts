import type { CatalogueKind } from '#src/generated/contract/kinds.ts';
import type { AnyDefinition, CatalogueItem, LinkDefinition } from './definition.ts';

/** One thing that an item says about another one. */
export interface Link {
  readonly definition: LinkDefinition<CatalogueItem>;
  readonly path: string;
  readonly targetSk: string;
}

export const linksOf = (definition: AnyDefinition, item: CatalogueItem): readonly Link[] =>
  definition.links.flatMap((link) =>
    link.read(item).map(({ path, sk }) => ({ definition: link, path, targetSk: sk })),
  );

/** What a link needs to know about the item it points at. */
export interface Target {
  readonly name: string;
  readonly category: string;
  readonly edition: string;
}

/** An item that refers to another one, as far as the other one must know. */
export interface User {
  readonly kind: CatalogueKind;
  readonly sk: string;
  readonly field: string;
  readonly name: string;
  readonly edition: string;
}

export const userKey = ({ kind, sk, field }: Pick<User, 'kind' | 'sk' | 'field'>): string =>
  `${kind}\n${sk}\n${field}`;

export const targetKey = (kind: CatalogueKind, sk: string): string => `${kind}\n${sk}`;
