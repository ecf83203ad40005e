import type { ApiProblem, CatalogueMeta } from '#src/generated/model/index.ts';
import type { BulkOutcome } from './kind.ts';

export interface CatalogueRow {
  name: string;
  version: number;
  meta: CatalogueMeta;
}

type Options = { signal?: AbortSignal };

interface ListParams<Category, Sort> {
  category?: Category;
  q?: string;
  sort?: Sort;
  reverse?: boolean;
  withTotal?: boolean;
  pageSize?: number;
  nextCursor?: string;
}

interface HistoryRow<Input> {
  version: number;
  action: 'created' | 'updated' | 'deleted';
  at: string;
  by: string | null;
  before: Input | null;
  after: Input | null;
}

type Operation<Input> =
  | { action: 'create'; item: Input }
  | { action: 'update'; sk: string; version: number; item: Input }
  | { action: 'delete'; sk: string; version: number };

interface BulkRequest<Input> {
  operations: Operation<Input>[];
  onConflict?: 'reject' | 'skip' | 'update';
  dryRun?: boolean;
}

interface BulkResult<Row> {
  index: number;
  status: BulkOutcome['status'];
  sk: string | null;
  item: Row | null;
  problem: ApiProblem | null;
}

/** The generated calls of one kind; the same for every kind. */
export interface KindCalls<Row, Input, Category, Sort> {
  listKey: (params?: ListParams<Category, Sort>) => readonly unknown[];
  list: (
    params: ListParams<Category, Sort>,
    options?: Options,
  ) => Promise<{ items: Row[]; nextCursor: string | null; total: number | null }>;
  itemKey: (sk: string) => readonly unknown[];
  get: (sk: string, options?: Options) => Promise<Row>;
  create: (input: Input) => Promise<Row>;
  update: (sk: string, input: Input, headers: { 'If-Match': string }) => Promise<Row>;
  remove: (sk: string, headers: { 'If-Match': string }) => Promise<unknown>;
  bulk: (
    request: BulkRequest<Input>,
    headers: { 'Idempotency-Key': string },
    options?: Options,
  ) => Promise<{ results: BulkResult<Row>[] }>;
  historyKey: (sk: string, params?: { pageSize?: number }) => readonly unknown[];
  history: (
    sk: string,
    params: { pageSize?: number; nextCursor?: string },
    options?: Options,
  ) => Promise<{ items: HistoryRow<Input>[]; nextCursor: string | null }>;
}
