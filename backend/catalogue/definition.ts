import type { Input, Output } from '#contract/types.ts';
import { kindTable, type CatalogueKind } from '#src/generated/contract/kinds.ts';

type Prefix<K extends CatalogueKind> = (typeof kindTable)[K]['prefix'];

/** An item in an author's request, with the contract's defaults filled in. */
type WrittenItem<K extends CatalogueKind> = Input<`${Prefix<K>}Create`>['body'];

/** The bodies of the answers to the operations of a kind. */
export type RecordOf<K extends CatalogueKind> = Output<`${Prefix<K>}Get`>['body'];
export type PageOf<K extends CatalogueKind> = Output<`${Prefix<K>}List`>['body'];
export type BulkResponseOf<K extends CatalogueKind> = Output<`${Prefix<K>}Bulk`>['body'];
export type HistoryPageOf<K extends CatalogueKind> = Output<`${Prefix<K>}History`>['body'];

type AnyItem = WrittenItem<CatalogueKind>;
type Priced = Extract<AnyItem, { readonly cost: unknown }>;

/**
 * The fields that items of all kinds have, and the price and the weight, which items of some kinds
 * have. Only the definition of a kind reads the other fields of its items.
 */
export type CatalogueItem = Readonly<
  Pick<AnyItem, keyof AnyItem> & Partial<Pick<Priced, 'cost' | 'weightLb'>>
>;

interface NamedKey {
  /** JSON pointer into the item, for the problem if the reference is refused. */
  readonly path: string;
  readonly sk: string;
}

/** A field of an item with the keys of other items. */
export interface ReferenceDefinition<Item> {
  readonly field: string;
  readonly to: CatalogueKind;
  /** What the target must have besides the kind `to`. */
  readonly target?: { readonly category: string; readonly sameEdition: true };
  /** A chain of these references must never lead back to the item where it begins. */
  readonly acyclic?: true;
  // A method, because TypeScript then accepts the definition of one kind in a list of all kinds.
  read(item: Item): readonly NamedKey[];
}

/** What only the file of a kind defines; everything else is generated from the contract. */
interface KindSpec<Item> {
  /** The noun in messages, such as "gear item". */
  readonly noun: string;
  readonly references: readonly ReferenceDefinition<Item>[];
}

/** A kind of the catalogue: what the contract defines, and what the kind's own file defines. */
export type Definition<K extends CatalogueKind> = (typeof kindTable)[K] & KindSpec<WrittenItem<K>>;

/** A definition whose kind TypeScript does not know. */
export type AnyDefinition = (typeof kindTable)[CatalogueKind] & KindSpec<CatalogueItem>;

export const defineKind = <K extends CatalogueKind>(
  kind: K,
  spec: KindSpec<WrittenItem<K>>,
): Definition<K> => ({ ...kindTable[kind], ...spec });
