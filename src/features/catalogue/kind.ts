import type { QueryClient } from '@tanstack/react-query';
import type { ApiProblem } from '#src/generated/model/index.ts';
import type { Choice } from '#src/lib/catalogue/choice.ts';
import { type CatalogueKind, kindTable } from '#src/generated/contract/kinds.ts';
import { type Check, checkWith, type InputSchema } from './check.ts';
import type { Field } from './field.ts';
import type { ChoicesQuery, KindQueries } from './kind-queries.ts';
import type { CatalogueItem, Values } from './values.ts';

/** The words and fields of one kind of the catalogue; usable without network and page. */
export interface KindDefinition {
  slug: CatalogueKind;
  title: string;
  /** In the middle of a sentence: "a weapon", "3 weapons". */
  one: string;
  many: string;
  /** One line for the admin page: what the kind is about. */
  about: string;
  /** The name of the key in addresses and rows: `weaponSk`. */
  skField: string;
  categories: readonly Choice[];
  /** The orders of a list in the contract. */
  sorts: readonly string[];
  fields: readonly Field[];
  /** Validates values and makes them an input of the contract. */
  schema: InputSchema<object>;
  emptyValues: Values;
  check: (values: Values) => Check;
  /** Screens that only this kind has. */
  more?: readonly { label: string; to: string }[];
}

interface KindSpec<Input, Category extends string, Sort extends string> {
  slug: CatalogueKind;
  title: string;
  one: string;
  many: string;
  about: string;
  categories: readonly Choice<Category>[];
  sorts: readonly Sort[];
  schema: InputSchema<Input>;
  /** Values of a new item, in addition to the contract's defaults. */
  start: Partial<Input>;
  fields: readonly Field[];
  more?: KindDefinition['more'];
}

export function defineKind<Input extends object, Category extends string, Sort extends string>(
  spec: KindSpec<Input, Category, Sort>,
): KindDefinition {
  const { skField } = kindTable[spec.slug];
  return { ...spec, skField, emptyValues: emptyValues(spec), check: checkWith(spec.schema) };
}

/** The schema fills in the defaults; it needs a name to do so, which is removed afterwards. */
function emptyValues<Input, Category extends string, Sort extends string>({
  schema,
  start,
}: KindSpec<Input, Category, Sort>): Values {
  const filled = schema.safeParse({ ...start, name: 'New' });
  return { ...(filled.success ? filled.data : start), name: '' };
}

export type BulkOperation =
  /** Keeps the key in `values`, if there is one, so that a deleted item can be restored. */
  | { action: 'create'; values: Values }
  | { action: 'update'; sk: string; version: number; values: Values }
  | { action: 'delete'; sk: string; version: number };

export interface BulkOptions {
  idempotencyKey: string;
  onConflict?: 'reject' | 'skip' | 'update';
  dryRun?: boolean;
  signal?: AbortSignal;
}

export interface BulkOutcome {
  status: 'created' | 'updated' | 'unchanged' | 'skipped' | 'deleted' | 'failed';
  sk: string | null;
  /** The current item; null if it was deleted, skipped or refused. */
  item: CatalogueItem | null;
  problem: ApiProblem | null;
}

/** One kind of the catalogue for the screens, which never ask which kind it is. */
export interface Kind extends KindDefinition, KindQueries {
  create: (values: Values) => Promise<CatalogueItem>;
  update: (item: Pick<CatalogueItem, 'sk' | 'version'>, values: Values) => Promise<CatalogueItem>;
  remove: (item: Pick<CatalogueItem, 'sk' | 'version'>) => Promise<void>;
  /** At most 1000 at once; the outcomes are in the order of the operations. */
  bulk: (operations: readonly BulkOperation[], options: BulkOptions) => Promise<BulkOutcome[]>;
  /** Queries for the items that fields refer to. */
  readonly lookups: readonly { field: string; query: ChoicesQuery }[];
  /** Loads what forms need in addition to the item. */
  prefetch: (client: QueryClient) => Promise<void>;
}
