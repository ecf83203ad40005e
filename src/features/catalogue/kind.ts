import type { QueryClient } from '@tanstack/react-query';
import type { ApiProblem } from '#src/generated/model/index.ts';
import type { Choice } from '#src/lib/catalogue/choice.ts';
import { type CatalogueKind, kindTable } from '#src/generated/contract/kinds.ts';
import { type Check, checkWith, type InputSchema } from './check.ts';
import type { Field } from './field.ts';
import type { ChoicesQuery, KindQueries } from './kind-queries.ts';
import type { CatalogueItem, Values } from './values.ts';

/** One kind of the catalogue in words and fields: everything that needs neither network nor page. */
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
  /** What the contract can sort a list by. */
  sorts: readonly string[];
  fields: readonly Field[];
  /** Makes values an input of the contract. */
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
  /** What a new item starts with, beside the contract's defaults. */
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

/** The schema fills in the defaults; the name stands in only while it does. */
function emptyValues<Input, Category extends string, Sort extends string>({
  schema,
  start,
}: KindSpec<Input, Category, Sort>): Values {
  const filled = schema.safeParse({ ...start, name: 'New' });
  return { ...(filled.success ? filled.data : start), name: '' };
}

export type BulkOperation =
  /** Under a key of its own when `values` hold one: an item that was deleted comes back as itself. */
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
  /** As it is now; null when it was deleted, skipped or refused. */
  item: CatalogueItem | null;
  problem: ApiProblem | null;
}

/** One kind of the catalogue as the screens know it: no screen asks which one it is. */
export interface Kind extends KindDefinition, KindQueries {
  create: (values: Values) => Promise<CatalogueItem>;
  update: (item: Pick<CatalogueItem, 'sk' | 'version'>, values: Values) => Promise<CatalogueItem>;
  remove: (item: Pick<CatalogueItem, 'sk' | 'version'>) => Promise<void>;
  /** At most 1000 at once; the outcomes are in the order of the operations. */
  bulk: (operations: readonly BulkOperation[], options: BulkOptions) => Promise<BulkOutcome[]>;
  /** The items that fields refer to, to be loaded with what shows them. */
  readonly lookups: readonly { field: string; query: ChoicesQuery }[];
  /** What its forms need beside the item itself. */
  prefetch: (client: QueryClient) => Promise<void>;
}
