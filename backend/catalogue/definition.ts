import type { Input, Output } from '#contract/types.ts';
import { kindTable, type CatalogueKind } from '#src/generated/contract/kinds.ts';

type Prefix<K extends CatalogueKind> = (typeof kindTable)[K]['prefix'];

/** An item as its author writes it, with the contract's defaults filled in. */
type WrittenItem<K extends CatalogueKind> = Input<`${Prefix<K>}Create`>['body'];

/** What the operations of a kind answer with. */
export type RecordOf<K extends CatalogueKind> = Output<`${Prefix<K>}Get`>['body'];
export type PageOf<K extends CatalogueKind> = Output<`${Prefix<K>}List`>['body'];
export type BulkResponseOf<K extends CatalogueKind> = Output<`${Prefix<K>}Bulk`>['body'];
export type HistoryPageOf<K extends CatalogueKind> = Output<`${Prefix<K>}History`>['body'];

type AnyItem = WrittenItem<CatalogueKind>;
type Priced = Extract<AnyItem, { readonly cost: unknown }>;

/** What the items of all kinds have; the fields of one kind are for its own definition. */
export type CatalogueItem = Readonly<
  Pick<AnyItem, keyof AnyItem> & Partial<Pick<Priced, 'cost' | 'weightLb'>>
>;

interface NamedKey {
  /** JSON pointer into the item, for the problem when the reference is refused. */
  readonly path: string;
  readonly sk: string;
}

/** A field in which an item names other items by their keys. */
export interface ReferenceDefinition<Item> {
  readonly field: string;
  readonly to: CatalogueKind;
  /** What else must be true of the target. */
  readonly target?: { readonly category: string; readonly sameEdition: true };
  /** Following such references must never lead back to the first item. */
  readonly acyclic?: true;
  // A method, so that the definition of one kind can be in a list of those of all kinds.
  read(item: Item): readonly NamedKey[];
}

/** What only the kind itself knows; the rest follows from the contract. */
interface KindSpec<Item> {
  /** For sentences: "gear item". */
  readonly noun: string;
  readonly references: readonly ReferenceDefinition<Item>[];
}

/** A kind of the catalogue: what the contract says about it, and what its own file does. */
export type Definition<K extends CatalogueKind> = (typeof kindTable)[K] & KindSpec<WrittenItem<K>>;

/** A definition whose kind is not known any more. */
export type AnyDefinition = (typeof kindTable)[CatalogueKind] & KindSpec<CatalogueItem>;

export const defineKind = <K extends CatalogueKind>(
  kind: K,
  spec: KindSpec<WrittenItem<K>>,
): Definition<K> => ({ ...kindTable[kind], ...spec });
