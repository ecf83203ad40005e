import type { ProblemError } from '#contract/problem.ts';
import type { BulkOnConflict } from '#src/generated/model/index.ts';
import type { CatalogueItem } from './definition.ts';
import type { Entry } from './record.ts';

/** What must be true of an item for the change: `version` in bulk, a header for one item. */
export interface Precondition {
  readonly version?: number | undefined;
  readonly ifMatch?: string | undefined;
}

/** One requested change. */
export type Operation =
  | { readonly action: 'create'; readonly item: CatalogueItem }
  | ({
      readonly action: 'update';
      readonly sk: string;
      readonly item: CatalogueItem;
    } & Precondition)
  | ({ readonly action: 'delete'; readonly sk: string } & Precondition);

/** An operation that does not fit the contract; it fails alone. */
interface InvalidOperation {
  readonly action: 'invalid';
  /** The key that it names, if it names one. */
  readonly sk: string | null;
  readonly problem: ProblemError;
}

export type Requested = Operation | InvalidOperation;

/** The result of an operation; `entry` is the item right after it. */
export type Outcome =
  | { readonly status: 'created' | 'updated' | 'unchanged'; readonly entry: Entry }
  | { readonly status: 'skipped' | 'deleted'; readonly sk: string }
  | { readonly status: 'failed'; readonly sk: string | null; readonly problem: ProblemError };

export type OnConflict = BulkOnConflict;
