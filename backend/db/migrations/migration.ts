import type { QueryExecutorProvider } from 'kysely';

export type DatabaseKind = 'sqlite' | 'postgres';

/** The column types of one engine, so that each table is defined only once. */
export interface ColumnTypes {
  /** Sorted by code point in both engines. */
  readonly text: string;
  readonly integer: string;
  readonly real: string;
  readonly blob: string;
  /** The end of a `create table` statement. */
  readonly strict: string;
}

interface MigrationStep {
  readonly kind: DatabaseKind;
  readonly types: ColumnTypes;
  /** Runs in the transaction of this migration. */
  readonly execute: (statement: string) => Promise<void>;
  /** The same transaction, for `sql` with parameters. */
  readonly db: QueryExecutorProvider;
}

/** Migrations run only forward. A released migration is never edited; a change needs a new one. */
export interface Migration {
  readonly name: string;
  /**
   * New fields without a default that this migration writes into stored JSON, such as
   * `GearInput/rarity`.
   */
  readonly fills?: readonly string[];
  /**
   * Fields whose limits became narrower, such as `GearInput/name`, `GearInput/contents/[]/gearSk` or
   * `Campaign/title`: this migration changes the stored values that do not fit any more.
   */
  readonly narrows?: readonly string[];
  readonly up: (step: MigrationStep) => Promise<void>;
}

export const columnTypes: Readonly<Record<DatabaseKind, ColumnTypes>> = {
  sqlite: { text: 'text', integer: 'integer', real: 'real', blob: 'blob', strict: 'strict' },
  postgres: {
    text: 'text collate "C"',
    integer: 'bigint',
    real: 'double precision',
    blob: 'bytea',
    strict: '',
  },
};
