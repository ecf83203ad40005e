import type { Handlers, Input } from '#contract/types.ts';
import type { Cost, Edition } from '#src/generated/model/index.ts';
import type { RequestContext } from '#backend/context.ts';

/** How the operations of a kind begin: `gearList`, `toolList`, … */
export type Prefix = 'gear' | 'tool' | 'armor' | 'weapon' | 'feat';

/** As in the paths of the API and in the store. */
export type CatalogueKind = 'gear' | 'tools' | 'armor' | 'weapons' | 'feats';

type Verb = 'List' | 'Create' | 'Bulk' | 'Get' | 'History' | 'Update' | 'Delete';

export type CatalogueHandlers<P extends Prefix> = Handlers<RequestContext, `${P}${Verb}`>;

/** An item as its owner writes it, with the contract's defaults filled in. */
type WrittenItem<P extends Prefix> = Input<`${P}Create`>['body'];

/** What the items of all kinds have; the fields of one kind are for its own definition. */
export interface CatalogueItem {
  readonly name: string;
  readonly category: string;
  readonly edition: Edition;
  readonly source: string;
  readonly cost?: Cost | null;
  readonly weightLb?: number | null;
}

interface Reference {
  /** JSON pointer into the item, for the problem when the reference does not hold. */
  readonly path: string;
  readonly sk: string;
}

/** What an item says about other items. */
export interface LinkDefinition<Item> {
  readonly field: string;
  readonly to: CatalogueKind;
  /** What else must be true of the target. */
  readonly target?: { readonly category: string; readonly sameEdition: true };
  /** Following such links must never lead back to where they started. */
  readonly acyclic?: true;
  // A method, so that a link of one kind can stand in a list of links of all kinds.
  read(item: Item): readonly Reference[];
}

export interface Definition<P extends Prefix> extends AnyDefinition {
  readonly prefix: P;
  readonly links: readonly LinkDefinition<WrittenItem<P>>[];
}

/** A definition whose kind is not known any more. */
export interface AnyDefinition {
  readonly kind: CatalogueKind;
  readonly prefix: Prefix;
  /** For sentences: "gear item". */
  readonly noun: string;
  /** The field that holds the key. */
  readonly skField: string;
  /** The schema of the contract that an item is written in. */
  readonly schema: string;
  /** The schema of one operation among many. */
  readonly operationSchema: string;
  readonly links: readonly LinkDefinition<CatalogueItem>[];
}
