import type { kindCalls } from '#src/generated/contract/kind-calls.ts';
import type { CatalogueKind } from '#src/generated/contract/kinds.ts';

type AnyCalls = (typeof kindCalls)[CatalogueKind];
type AnyListParams = NonNullable<Parameters<AnyCalls['list']>[0]>;
type AnyBulkRequest = Parameters<AnyCalls['bulk']>[0];

type WithAnyItem<Operation> = Operation extends { item: unknown }
  ? Omit<Operation, 'item'> & { item: object }
  : Operation;

/** A row of the API, of any kind. */
export type CatalogueRow = Awaited<ReturnType<AnyCalls['get']>>;

type ListParams = Omit<AnyListParams, 'category' | 'sort'> & { category?: string; sort?: string };

export type SentOperation = WithAnyItem<AnyBulkRequest['operations'][number]>;

type BulkRequest = Omit<AnyBulkRequest, 'operations'> & { operations: SentOperation[] };

type Options = { signal?: AbortSignal };

/**
 * The generated calls of one kind, with types that fit every kind. A generated call accepts only the
 * categories, orders and items of its own kind. The members are written as methods, because
 * TypeScript assigns functions with narrower parameter types only to methods.
 */
export interface KindCalls {
  listKey(params?: ListParams): readonly unknown[];
  list(params?: ListParams, options?: Options): ReturnType<AnyCalls['list']>;
  itemKey(sk: string): readonly unknown[];
  get(sk: string, options?: Options): ReturnType<AnyCalls['get']>;
  create(input: object, headers: Parameters<AnyCalls['create']>[1]): ReturnType<AnyCalls['create']>;
  update(
    sk: string,
    input: object,
    headers: Parameters<AnyCalls['update']>[2],
  ): ReturnType<AnyCalls['update']>;
  remove(sk: string, headers: Parameters<AnyCalls['remove']>[1]): Promise<unknown>;
  bulk(
    request: BulkRequest,
    headers: Parameters<AnyCalls['bulk']>[1],
    options?: Options,
  ): ReturnType<AnyCalls['bulk']>;
  historyKey(sk: string, params?: Parameters<AnyCalls['historyKey']>[1]): readonly unknown[];
  history(
    sk: string,
    params: Parameters<AnyCalls['history']>[1],
    options?: Options,
  ): ReturnType<AnyCalls['history']>;
}
