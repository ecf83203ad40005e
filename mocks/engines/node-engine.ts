import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import { SqliteError } from '#backend/db/errors.ts';
import { emptyResult, StatementCache } from '#backend/db/sqlite/engine.ts';
import type { OpenEngine } from './memory-engine.ts';

interface CachedStatement {
  readonly statement: StatementSync;
  readonly columns: readonly string[];
}

/** Converts an error of the driver to one that the backend understands. */
function sqliteError(error: unknown): unknown {
  if (!(error instanceof Error) || !('errcode' in error)) return error;
  return new SqliteError({ message: error.message, code: Number(error.errcode) });
}

/** SQLite of Node, in memory. */
export const openNodeEngine: OpenEngine = (image) => {
  const database = new DatabaseSync(':memory:');
  if (image) database.deserialize(image);
  // This setting belongs to the connection and is not stored in the image.
  database.exec('pragma foreign_keys = on');
  const statements = new StatementCache<CachedStatement>((sql) => {
    const statement = database.prepare(sql);
    statement.setReturnArrays(true);
    return { statement, columns: statement.columns().map(({ name }) => name) };
  });
  return {
    run(sql, parameters) {
      try {
        const { statement, columns } = statements.get(sql);
        // At run time the driver refuses values that are not one of its input types.
        const values = parameters as SQLInputValue[];
        if (columns.length === 0) {
          return { ...emptyResult, changes: Number(statement.run(...values).changes) };
        }
        // After setReturnArrays(true) every row is an array; the driver's type does not show that.
        return { columns, rows: statement.all(...values) as unknown as unknown[][] };
      } catch (error) {
        throw sqliteError(error);
      }
    },
    exec: (sql) => database.exec(sql),
    inTransaction: () => database.isTransaction,
    serialize: () => database.serialize(),
    close() {
      statements.clear();
      database.close();
    },
  };
};
