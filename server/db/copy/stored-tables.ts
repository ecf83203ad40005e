import { sql, type Kysely } from 'kysely';
import type { Schema } from '#backend/db/schema.ts';

/** A table as the copy of a store has it: without computed columns. */
export interface StoredTable {
  readonly name: string;
  readonly columns: readonly string[];
  /** The columns of the primary key, in their order. */
  readonly key: readonly string[];
  /** Whether a column contains pictures, so that few rows are read at a time. */
  readonly hasBytes: boolean;
}

/** The table of a backup that lists what it contains. It is not part of the store. */
export const listOfBackup = 'backup_table';

/** Each store lists its own migrations, with the times at which they were applied. */
const notCopied = new Set(['schema_migration', listOfBackup]);

/**
 * The words of the search index are a column of PostgreSQL, but a table of their own in SQLite. A copy has
 * them as a column: the words in their order, separated by spaces.
 */
export const searchTable = 'entry_search';
export const searchColumn = 'words';

interface TableRow {
  readonly schema: string;
  readonly name: string;
  readonly type: string;
}

interface ColumnRow {
  readonly name: string;
  readonly type: string;
  /** The position in the primary key, from 1; 0 for other columns. */
  readonly pk: number;
  /** Not 0 for a computed column. */
  readonly hidden: number;
}

/**
 * The tables of a SQLite file of any version. One list of migrations creates the tables of both engines, so
 * PostgreSQL has the same tables.
 */
export async function storedTables(db: Kysely<Schema>): Promise<readonly StoredTable[]> {
  const { rows } = await sql<TableRow>`pragma table_list`.execute(db);
  const names = rows
    .filter(({ schema, name, type }) => {
      const isStored = schema === 'main' && type === 'table' && !name.startsWith('sqlite_');
      return isStored && !notCopied.has(name);
    })
    .map(({ name }) => name)
    .toSorted();
  const tables: StoredTable[] = [];
  for (const name of names) {
    const columns = await sql<ColumnRow>`select * from pragma_table_xinfo(${name})`.execute(db);
    const stored = columns.rows.filter(({ hidden }) => hidden === 0);
    tables.push({
      name,
      columns: [
        ...stored.map((column) => column.name),
        ...(name === searchTable ? [searchColumn] : []),
      ],
      key: stored
        .filter(({ pk }) => pk > 0)
        .toSorted((a, b) => a.pk - b.pk)
        .map((column) => column.name),
      hasBytes: stored.some(({ type }) => type.toLowerCase() === 'blob'),
    });
  }
  return tables;
}
