import type { QueryClient } from '@tanstack/react-query';
import type { OnceHeaders } from '#src/components/forms/use-single-submit.ts';
import type { ApiProblem } from '#src/generated/model/index.ts';
import type { Choice } from '#src/lib/catalogue/choice.ts';
import { type CatalogueKind, kindTable } from '#src/generated/contract/kinds.ts';
import { checkWith, type InputSchema, type ValuesCheck } from './check-values.ts';
import { type Fact, factOf, inOnePiece } from './fact.ts';
import type { Field } from './field.ts';
import type { ChoicesQuery, KindQueries } from './kind-queries.ts';
import type { CatalogueItem, Values } from './values.ts';

/**
 * The words and fields of one kind of the catalogue. Workers use this definition, so it needs no DOM and
 * no API.
 */
export interface KindDefinition {
  slug: CatalogueKind;
  title: string;
  /** `one` and `many` are used inside sentences: "1 weapon", "3 weapons". */
  one: string;
  many: string;
  /** One line for the admin page: what the kind is about. */
  about: string;
  /** The name of the key in rows and in route parameters: `weaponSk`. */
  skField: string;
  categories: readonly Choice[];
  /** The values of the `sort` parameter in the contract. */
  sorts: readonly string[];
  fields: readonly Field[];
  /** What players compare in the list of rules, in the order of the columns. */
  facts: readonly Fact[];
  /** Validates values and converts them into an input of the contract. */
  schema: InputSchema<object>;
  emptyValues: Values;
  check: (values: Values) => ValuesCheck;
  /** Links to pages that only this kind has. */
  extraLinks?: readonly { label: string; to: string }[];
  /** What the import asks about values that are valid but probably incomplete. */
  question?: (values: Values) => { field: string; message: string } | undefined;
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
  startValues: Partial<Input>;
  fields: readonly Field[];
  /** The key of a field means the fact about this field. */
  facts: readonly ((keyof Input & string) | Fact)[];
  extraLinks?: KindDefinition['extraLinks'];
  question?: KindDefinition['question'];
}

export function defineKind<Input extends object, Category extends string, Sort extends string>(
  spec: KindSpec<Input, Category, Sort>,
): KindDefinition {
  const { skField } = kindTable[spec.slug];
  return {
    ...spec,
    skField,
    facts: spec.facts.map((fact) =>
      inOnePiece(typeof fact === 'string' ? factOf(spec.fields, fact) : fact),
    ),
    emptyValues: emptyValues(spec),
    check: checkWith(spec.schema),
  };
}

/** The schema fills in defaults only if the name is valid, so a name is added and then removed. */
function emptyValues<Input, Category extends string, Sort extends string>({
  schema,
  startValues,
}: KindSpec<Input, Category, Sort>): Values {
  const result = schema.safeParse({ ...startValues, name: 'New' });
  return { ...(result.success ? result.data : startValues), name: '' };
}

export type BulkOperation =
  /** If `values` contains a key, the new item gets this key. This restores a deleted item. */
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
  /** The item after the operation; null if it was deleted, skipped or refused. */
  item: CatalogueItem | null;
  problem: ApiProblem | null;
}

/** One kind of the catalogue with its API calls, for the screens. */
export interface Kind extends KindDefinition, KindQueries {
  create: (values: Values, headers: OnceHeaders) => Promise<CatalogueItem>;
  update: (item: Pick<CatalogueItem, 'sk' | 'version'>, values: Values) => Promise<CatalogueItem>;
  remove: (item: Pick<CatalogueItem, 'sk' | 'version'>) => Promise<void>;
  /** Takes at most 1000 operations. The outcomes are in the order of the operations. */
  bulk: (operations: readonly BulkOperation[], options: BulkOptions) => Promise<BulkOutcome[]>;
  /** Queries for the items that fields refer to. */
  readonly lookups: readonly { field: string; query: ChoicesQuery }[];
  /**
   * Starts to load the choices of all references. Waits only for the choices of references to a single
   * category.
   */
  prefetch: (client: QueryClient) => Promise<void>;
}

/** The key of the item in the parameters of a route. */
export const skInPath = (
  { skField }: Pick<Kind, 'skField'>,
  params: Readonly<Record<string, string | undefined>>,
): string => params[skField] ?? '';
