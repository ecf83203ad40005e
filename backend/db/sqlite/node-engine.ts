import { emptyResult, StatementCache, type Engine, type EngineFault } from './engine.ts';

interface NodeStatement {
  setReturnArrays(enabled: boolean): void;
  columns(): readonly { readonly name: string }[];
  run(...values: never[]): { readonly changes: number | bigint };
  all(...values: never[]): unknown;
}

/** The parts of `DatabaseSync` that the engine uses. The backend itself must not import `node:sqlite`. */
interface NodeDatabase {
  readonly isTransaction: boolean;
  prepare(sql: string): NodeStatement;
  exec(sql: string): void;
  close(): void;
}

interface CachedStatement {
  readonly statement: NodeStatement;
  readonly columns: readonly string[];
}

/** SQLite of Node, for every host that runs in Node. Errors are those of the driver; engineFault converts them. */
export function createNodeEngine(database: NodeDatabase): Engine {
  const statements = new StatementCache<CachedStatement>((sql) => {
    const statement = database.prepare(sql);
    statement.setReturnArrays(true);
    return { statement, columns: statement.columns().map(({ name }) => name) };
  });
  return {
    run(sql, parameters) {
      const { statement, columns } = statements.get(sql);
      // At run time the driver refuses values that are not one of its input types.
      const values = parameters as never[];
      if (columns.length === 0) {
        return { ...emptyResult, changes: Number(statement.run(...values).changes) };
      }
      // After setReturnArrays(true) every row is an array; the driver's type does not show that.
      return { columns, rows: statement.all(...values) as unknown[][] };
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
