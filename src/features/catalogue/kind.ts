import type { QueryClient } from '@tanstack/react-query';
import type { ApiProblem, CatalogueMeta } from '../../generated/model/index.ts';
import type { Choice } from '../../lib/catalogue/choice.ts';
import type { CatalogueKind } from '../../paths.ts';
import type { Field } from './field.ts';
import type { Issue } from './issues.ts';
import { type Check, checkWith } from './check.ts';
import { kindQueries, type KindQueries } from './kind-queries.ts';
import { type CatalogueItem, type Values } from './values.ts';

export interface CatalogueRow {
  name: string;
  version: number;
  meta: CatalogueMeta;
}

type Options = { signal?: AbortSignal };

/** The generated calls of one kind; the same six for every kind. */
export interface KindCalls<Row, Input, Category> {
  listKey: (params?: { category?: Category; pageSize?: number }) => readonly unknown[];
  list: (
    params: { category?: Category; pageSize?: number; nextCursor?: string },
    options?: Options,
  ) => Promise<{ data: { items: Row[]; nextCursor: string | null } }>;
  itemKey: (sk: string) => readonly unknown[];
  get: (sk: string, options?: Options) => Promise<{ data: Row }>;
  create: (input: Input) => Promise<{ data: Row }>;
  update: (sk: string, input: Input, headers: { 'If-Match': string }) => Promise<{ data: Row }>;
  remove: (sk: string, headers: { 'If-Match': string }) => Promise<unknown>;
  bulk: (
    request: { operations: { action: 'create'; item: Input }[] },
    headers: { 'Idempotency-Key': string },
  ) => Promise<{ data: { results: BulkResult[] } }>;
}

interface BulkResult {
  index: number;
  status: string;
  sk: string | null;
  problem: ApiProblem | null;
}

export interface KindSpec<Row extends CatalogueRow, Input, Category extends string> {
  slug: CatalogueKind;
  title: string;
  /** In the middle of a sentence: "a weapon", "3 weapons". */
  one: string;
  many: string;
  /** One line for the admin page: what the kind is about. */
  about: string;
  skField: keyof Row & string;
  categories: readonly Choice<Category>[];
  schema: InputSchema<Input>;
  calls: KindCalls<Row, Input, Category>;
  /** What a new item starts with, beside the contract's defaults. */
  start: Partial<Input>;
  fields: readonly Field[];
  /** What its forms need beside the item itself; loaded with the page. */
  prefetch?: Kind['prefetch'];
  /** Screens that only this kind has. */
  more?: Kind['more'];
}

export interface InputSchema<Input> {
  safeParse: (
    value: unknown,
  ) => { success: true; data: Input } | { success: false; error: { issues: readonly Issue[] } };
}

export interface BulkOutcome {
  created: boolean;
  sk: string | null;
  problem: ApiProblem | null;
}

/** One kind of the catalogue as the screens know it: no screen asks which one it is. */
export interface Kind extends KindQueries {
  slug: CatalogueKind;
  title: string;
  one: string;
  many: string;
  about: string;
  /** The name of the key in addresses: `weaponSk`. */
  skField: string;
  categories: readonly Choice[];
  fields: readonly Field[];
  emptyValues: Values;
  check: (values: Values) => Check;
  create: (values: Values) => Promise<CatalogueItem>;
  update: (item: Pick<CatalogueItem, 'sk' | 'version'>, values: Values) => Promise<CatalogueItem>;
  remove: (item: Pick<CatalogueItem, 'sk' | 'version'>) => Promise<void>;
  /** At most 1000 at once; the outcomes are in the order of the rows. */
  createMany: (rows: readonly Values[], idempotencyKey: string) => Promise<BulkOutcome[]>;
  prefetch?: (client: QueryClient) => Promise<unknown>;
  more?: readonly { label: string; to: string }[];
}

const etag = (version: number): { 'If-Match': string } => ({ 'If-Match': `"${version}"` });

/** Closes over the types of one kind, so that five kinds make a plain list. */
export function defineKind<Row extends CatalogueRow, Input, Category extends string>(
  spec: KindSpec<Row, Input, Category>,
): Kind {
  const { calls, schema, skField } = spec;
  const kept = new Set<string>([skField, 'version', 'meta']);
  const toItem = (row: Row): CatalogueItem => ({
    sk: String(row[skField]),
    name: row.name,
    version: row.version,
    values: Object.fromEntries(Object.entries(row).filter(([key]) => !kept.has(key))),
    updatedAt: row.meta.updated_at,
    updatedBy: row.meta.updated_by,
  });
  const toInput = (values: Values): Input => {
    const checked = schema.safeParse(values);
    if (!checked.success) throw new TypeError('Only checked values are sent.');
    return checked.data;
  };
  return {
    ...spec,
    ...kindQueries(calls, toItem, spec.categories),
    emptyValues: emptyValues(spec),
    check: checkWith(schema),
    create: async (values) => toItem((await calls.create(toInput(values))).data),
    update: async ({ sk, version }, values) =>
      toItem((await calls.update(sk, toInput(values), etag(version))).data),
    remove: async ({ sk, version }) => {
      await calls.remove(sk, etag(version));
    },
    createMany: async (rows, idempotencyKey) => {
      const operations = rows.map((values) => ({
        action: 'create' as const,
        item: toInput(values),
      }));
      const { data } = await calls.bulk({ operations }, { 'Idempotency-Key': idempotencyKey });
      return data.results.map(({ status, sk, problem }) => ({
        created: status === 'created',
        sk,
        problem,
      }));
    },
  };
}

/** The schema fills in the defaults; the name stands in only while it does. */
function emptyValues<Row extends CatalogueRow, Input, Category extends string>({
  schema,
  start,
}: KindSpec<Row, Input, Category>): Values {
  const filled = schema.safeParse({ ...start, name: 'New' });
  return { ...(filled.success ? filled.data : start), name: '' };
}
