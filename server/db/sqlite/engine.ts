import { DatabaseSync } from 'node:sqlite';
import type { SQLInputValue, StatementSync } from 'node:sqlite';
import {
  emptyResult,
  StatementCache,
  type Engine,
  type EngineFault,
} from '#backend/db/sqlite/engine.ts';

interface CachedStatement {
  readonly statement: StatementSync;
  readonly columns: readonly string[];
}

/** SQLite of Node on a file. Errors are those of the driver; engineFault converts them. */
export function openEngine(file: string, busyTimeoutMs: number, readOnly = false): Engine {
  const database = new DatabaseSync(file, { timeout: busyTimeoutMs, readOnly });
  const statements = new StatementCache<CachedStatement>((sql) => {
    const statement = database.prepare(sql);
    statement.setReturnArrays(true);
    return { statement, columns: statement.columns().map(({ name }) => name) };
  });
  return {
    run(sql, parameters) {
      const { statement, columns } = statements.get(sql);
      // At run time the driver refuses values that are not one of its input types.
      const values = parameters as SQLInputValue[];
      if (columns.length === 0) {
        return { ...emptyResult, changes: Number(statement.run(...values).changes) };
      }
      // After setReturnArrays(true) every row is an array; the driver's type does not show that.
      return { columns, rows: statement.all(...values) as unknown as unknown[][] };
    },
    exec: (sql) => database.exec(sql),
    inTransaction: () => database.isTransaction,
    close: () => {
      statements.clear();
      database.close();
    },
  };
}

export function engineFault(error: unknown): EngineFault {
  const message = error instanceof Error ? error.message : String(error);
  const code =
    error instanceof Error && 'errcode' in error && typeof error.errcode === 'number'
      ? error.errcode
      : 0;
  return { message, code };
}
