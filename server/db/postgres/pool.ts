import pg from 'pg';
import type { PostgresPool, PostgresPoolClient } from 'kysely';
import { databaseFault } from '#backend/db/errors.ts';

export interface PoolOptions {
  readonly url: string;
  readonly max: number;
  /** Called when a connection breaks. */
  readonly onError: (error: Error) => void;
  /** Zero means no limit. */
  readonly statementTimeoutMs: number;
  readonly lockTimeoutMs: number;
}

/** Converts 64-bit integers and exact numbers, which pg returns as text: all our values fit into a double. */
const types = new pg.TypeOverrides();
types.setTypeParser(pg.types.builtins.INT8, Number);
types.setTypeParser(pg.types.builtins.NUMERIC, Number);

export function createPool({ url, max, onError, ...limits }: PoolOptions): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max,
    application_name: 'questwright',
    // On a busy machine, PostgreSQL takes seconds to start the process of a connection.
    connectionTimeoutMillis: 5000,
    idleTimeoutMillis: 30_000,
    query_timeout: limits.statementTimeoutMs,
    statement_timeout: limits.statementTimeoutMs,
    lock_timeout: limits.lockTimeoutMs,
    idle_in_transaction_session_timeout: 10_000,
    types,
  });
  // Without a listener for errors, a broken connection ends the process, for example when PostgreSQL
  // restarts. The pool listens only to idle connections, so each connection gets a listener, too.
  pool.on('error', onError);
  pool.on('connect', (client) => client.on('error', onError));
  return pool;
}

/**
 * The pool for Kysely. A connection that broke or does not answer is discarded when it is returned
 * to the pool. Until then its queries fail immediately instead of waiting for an answer.
 */
export function discardingPool(pool: pg.Pool): PostgresPool {
  return {
    options: pool.options,
    end: () => pool.end(),
    async connect() {
      const client = await pool.connect();
      let connectionError: Error | undefined;
      const query = async (text: string, parameters: readonly unknown[]) => {
        if (connectionError) throw connectionError;
        try {
          return await client.query(text, [...parameters]);
        } catch (error) {
          if (error instanceof Error && databaseFault(error)?.kind === 'unavailable') {
            connectionError = error;
          }
          throw error;
        }
      };
      return {
        // Kysely's type also allows cursors, which only `stream()` uses.
        query: query as unknown as PostgresPoolClient['query'],
        release: (destroy) => client.release(destroy === true || connectionError !== undefined),
      };
    },
  };
}
