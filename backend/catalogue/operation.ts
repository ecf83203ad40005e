import type { ProblemError } from '#contract/problem.ts';
import type { BulkOnConflict } from '#src/generated/model/index.ts';
import type { CatalogueItem } from './definition.ts';
import type { StoredRecord } from './record.ts';

/**
 * The version that the item must have: `version` of an operation in a bulk request, or the header
 * If-Match of a request for one item.
 */
export interface Precondition {
  readonly version?: number | undefined;
  readonly ifMatch?: string | undefined;
}

/** One requested change. */
export type ItemOperation =
  | { readonly action: 'create'; readonly item: CatalogueItem }
  | ({
      readonly action: 'update';
      readonly sk: string;
      readonly item: CatalogueItem;
    } & Precondition)
  | ({ readonly action: 'delete'; readonly sk: string } & Precondition);

/** An operation that does not fit the contract; only this operation fails. */
interface InvalidOperation {
  readonly action: 'invalid';
  /** The key in the operation, if it has a valid one. */
  readonly sk: string | null;
  readonly problem: ProblemError;
}

export type Requested = ItemOperation | InvalidOperation;

/** The result of an operation; `record` is the item directly after the operation. */
export type Outcome =
  | { readonly status: 'created' | 'updated' | 'unchanged'; readonly record: StoredRecord }
  | { readonly status: 'skipped' | 'deleted'; readonly sk: string }
  | { readonly status: 'failed'; readonly sk: string | null; readonly problem: ProblemError };

export type OnConflict = BulkOnConflict;
