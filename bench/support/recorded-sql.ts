import {
  CompiledQuery,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
  type DatabaseConnection,
  type Dialect,
  type Driver,
} from 'kysely';
import type { Schema } from '#backend/db/schema.ts';
import type { EngineKind } from './store.ts';

export interface Statement {
  readonly sql: string;
  readonly parameters: readonly unknown[];
}

/** Runs a function of the server without a database and returns the statements that it sends. */
export async function recordSql(
  engine: EngineKind,
  work: (db: Kysely<Schema>) => Promise<unknown>,
): Promise<Statement[]> {
  const statements: Statement[] = [];
  const db = new Kysely<Schema>({ dialect: recordingDialect(engine, statements) });
  await work(db);
  await db.destroy();
  return statements;
}

export const compiled = ({ sql, parameters }: Statement): CompiledQuery =>
  CompiledQuery.raw(sql, [...parameters]);

function recordingDialect(engine: EngineKind, statements: Statement[]): Dialect {
  const connection: DatabaseConnection = {
    executeQuery: ({ sql, parameters }) => {
      statements.push({ sql, parameters });
      return Promise.resolve({ rows: [] });
    },
    streamQuery: () => {
      throw new Error('Lists are not streamed.');
    },
  };
  const nothing = (): Promise<void> => Promise.resolve();
  const driver: Driver = {
    init: nothing,
    acquireConnection: () => Promise.resolve(connection),
    beginTransaction: nothing,
    commitTransaction: nothing,
    rollbackTransaction: nothing,
    releaseConnection: nothing,
    destroy: nothing,
  };
  const sqlite = engine === 'sqlite';
  return {
    createDriver: () => driver,
    createAdapter: () => (sqlite ? new SqliteAdapter() : new PostgresAdapter()),
    createQueryCompiler: () => (sqlite ? new SqliteQueryCompiler() : new PostgresQueryCompiler()),
    createIntrospector: (db) =>
      sqlite ? new SqliteIntrospector(db) : new PostgresIntrospector(db),
  };
}
