export type DatabaseKind = 'sqlite' | 'postgres';

/** The column types of one engine, so that a table is written once. */
export interface ColumnTypes {
  /** Sorted by code point in both engines. */
  readonly text: string;
  readonly integer: string;
  readonly real: string;
  readonly blob: string;
  /** Ends a `create table`. */
  readonly strict: string;
}

interface MigrationStep {
  readonly kind: DatabaseKind;
  readonly types: ColumnTypes;
  /** Runs in the transaction of this migration. */
  readonly execute: (statement: string) => Promise<void>;
}

/** Forward only. Once released, a migration is never edited; the next one is added. */
export interface Migration {
  readonly name: string;
  /** New fields without a default that it writes into stored JSON: `GearInput/rarity`. */
  readonly fills?: readonly string[];
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
