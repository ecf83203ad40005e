import { join } from 'node:path';
import { CompiledQuery } from 'kysely';
import { openDatabase, type DatabaseConfig } from '#server/db/open-database.ts';
import { openEngine } from '#server/db/sqlite/engine.ts';

/** Rows of one table. All rows have the same columns in the same order. */
export interface Batch {
  readonly table: string;
  readonly rows: readonly object[];
}

/** Writes each list of batches in its own transaction, without validation. */
export interface BareInserts {
  write(transactions: readonly (readonly Batch[])[]): Promise<void> | void;
  close(): Promise<void> | void;
}

const columnsOf = ({ table, rows: [first] }: Batch): readonly string[] => {
  if (!first) throw new Error(`There are no rows for ${table}.`);
  return Object.keys(first);
};

const quoted = (names: readonly string[]): string => names.map((name) => `"${name}"`).join(', ');

/** The reference: only the driver, in this thread, with one prepared statement per table. */
function intoSqlite(folder: string): BareInserts {
  const engine = openEngine(join(folder, 'questwright.db'), 5000);
  engine.exec(
    'pragma journal_mode = wal; pragma synchronous = full; pragma foreign_keys = on; pragma cache_size = -32768',
  );
  return {
    write(transactions) {
      for (const batches of transactions) {
        engine.exec('begin immediate');
        for (const batch of batches) {
          const columns = columnsOf(batch);
          const places = columns.map(() => '?').join(', ');
          const text = `insert into "${batch.table}" (${quoted(columns)}) values (${places})`;
          for (const row of batch.rows) engine.run(text, Object.values(row));
        }
        engine.exec('commit');
      }
    },
    close: () => engine.close(),
  };
}

const rowsPerStatement = 500;

/** The reference: only the driver, with statements of up to 500 rows. */
async function intoPostgres(config: DatabaseConfig): Promise<BareInserts> {
  const { db, close } = await openDatabase(config);
  const statementOf = (batch: Batch, rows: readonly object[]): CompiledQuery => {
    const columns = columnsOf(batch);
    let place = 0;
    const tuple = () => `(${columns.map(() => `$${(place += 1)}`).join(', ')})`;
    const text = `insert into "${batch.table}" (${quoted(columns)}) values ${rows.map(tuple).join(', ')}`;
    return CompiledQuery.raw(text, rows.flatMap(Object.values));
  };
  return {
    async write(transactions) {
      for (const batches of transactions) {
        await db.transaction().execute(async (transaction) => {
          for (const batch of batches) {
            for (let start = 0; start < batch.rows.length; start += rowsPerStatement) {
              const rows = batch.rows.slice(start, start + rowsPerStatement);
              await transaction.executeQuery(statementOf(batch, rows));
            }
          }
        });
      }
    },
    close,
  };
}

export const openBareInserts = (config: DatabaseConfig): BareInserts | Promise<BareInserts> =>
  config.kind === 'sqlite' ? intoSqlite(config.folder) : intoPostgres(config);
