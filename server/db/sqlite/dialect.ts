import {
  type CompiledQuery,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type Kysely,
  type QueryResult,
} from 'kysely';
import { UnavailableError } from '#backend/db/errors.ts';
import type { SqliteClient } from './client.ts';
import { rowObjects, type EngineResult } from '#backend/db/sqlite/engine.ts';
import { Mutex } from '#backend/db/sqlite/mutex.ts';

/** The threads of one store. */
export interface SqliteClients {
  readonly writer: Pick<SqliteClient, 'run' | 'close'>;
  readonly reader: Pick<SqliteClient, 'run' | 'close'>;
}

/** Closes the reader first, because the last checkpoint of the writer needs exclusive access. */
export async function closeClients({ reader, writer }: SqliteClients): Promise<void> {
  await reader.close();
  await writer.close();
}

/**
 * A Kysely dialect that sends each statement to a database thread. A SELECT outside of transactions
 * goes to the reader. It sees all committed changes and waits for no transaction.
 */
export class SqliteWorkerDialect implements Dialect {
  readonly #clients: SqliteClients;
  readonly #idleMs: number;

  /** `idleMs`: after this time without a statement, a transaction is rolled back. */
  constructor(clients: SqliteClients, idleMs = 10_000) {
    this.#clients = clients;
    this.#idleMs = idleMs;
  }

  createAdapter() {
    return new PipelinedAdapter();
  }

  createDriver() {
    return new WorkerDriver(this.#clients, this.#idleMs);
  }

  createQueryCompiler() {
    return new SqliteQueryCompiler();
  }

  // Kysely declares `Kysely<any>` here; `unknown` is used because `any` is forbidden.
  createIntrospector(db: Kysely<unknown>) {
    return new SqliteIntrospector(db);
  }
}

/** The driver orders the statements itself, so Kysely does not need to lock the connection. */
class PipelinedAdapter extends SqliteAdapter {
  override get supportsMultipleConnections() {
    return true;
  }
  override get supportsTransactionalDdl() {
    return true;
  }
}

class WorkerDriver implements Driver {
  readonly #clients: SqliteClients;
  readonly #mutex = new Mutex();
  readonly #idleMs: number;

  constructor(clients: SqliteClients, idleMs: number) {
    this.#clients = clients;
    this.#idleMs = idleMs;
  }

  async init() {
    // The threads have already started when the dialect is created.
  }

  async acquireConnection() {
    return new WorkerConnection(this.#clients, this.#mutex, this.#idleMs);
  }

  async beginTransaction(connection: WorkerConnection) {
    await connection.begin();
  }

  async commitTransaction(connection: WorkerConnection) {
    await connection.commit();
  }

  async rollbackTransaction(connection: WorkerConnection) {
    await connection.rollback();
  }

  async savepoint(connection: WorkerConnection, name: string) {
    await connection.runSavepoint('savepoint', name);
  }

  async rollbackToSavepoint(connection: WorkerConnection, name: string) {
    await connection.runSavepoint('rollback to', name);
  }

  async releaseSavepoint(connection: WorkerConnection, name: string) {
    await connection.runSavepoint('release', name);
  }

  async releaseConnection(connection: WorkerConnection) {
    await connection.rollback();
  }

  async destroy() {
    await closeClients(this.#clients);
  }
}

class WorkerConnection implements DatabaseConnection {
  readonly #clients: SqliteClients;
  readonly #mutex: Mutex;
  readonly #idleMs: number;
  #releaseMutex: (() => void) | undefined;
  #idleTimer: NodeJS.Timeout | undefined;
  #expiryError: Error | undefined;
  /** The transaction begins with its first statement, because each message to the thread takes 0.2 ms or more. */
  #mustBegin = false;

  constructor(clients: SqliteClients, mutex: Mutex, idleMs: number) {
    this.#clients = clients;
    this.#mutex = mutex;
    this.#idleMs = idleMs;
  }

  async begin(): Promise<void> {
    this.#releaseMutex = await this.#mutex.acquire();
    this.#idleTimer = setTimeout(() => void this.#expire(), this.#idleMs);
    this.#mustBegin = true;
  }

  async commit(): Promise<void> {
    // After a failed commit the transaction is still open, and Kysely then rolls it back.
    if (!this.#mustBegin) await this.#statement('commit');
    this.#release();
  }

  async rollback(): Promise<void> {
    if (!this.#releaseMutex) return;
    try {
      if (!this.#mustBegin) await this.#clients.writer.run({ kind: 'rollback' });
    } finally {
      this.#release();
    }
  }

  async runSavepoint(
    command: 'savepoint' | 'rollback to' | 'release',
    name: string,
  ): Promise<void> {
    await this.#statement(`${command} "${name.replaceAll('"', '""')}"`);
  }

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    const result = await this.#result(query);
    return {
      // Kysely's query decides the row type; the driver cannot check it.
      rows: rowObjects(result) as R[],
      ...(result.changes === undefined ? {} : { numAffectedRows: BigInt(result.changes) }),
    };
  }

  async #result({ sql, parameters, query }: CompiledQuery): Promise<EngineResult> {
    if (this.#releaseMutex) return this.#run(sql, parameters);
    // Only a statement that Kysely has built shows whether it is a SELECT.
    if (query.kind === 'SelectQueryNode') {
      return this.#clients.reader.run({ kind: 'query', sql, parameters });
    }
    while (this.#mutex.whenReleased) await this.#mutex.whenReleased;
    return this.#run(sql, parameters);
  }

  // oxlint-disable-next-line require-yield -- the interface requires a generator; lists are read in pages instead
  async *streamQuery<R>(): AsyncIterableIterator<QueryResult<R>> {
    throw new Error('Rows are not streamed across threads: page through them with a cursor.');
  }

  async #statement(text: string): Promise<void> {
    await this.#run(text, []);
  }

  #run(text: string, parameters: readonly unknown[]) {
    if (this.#expiryError) return Promise.reject(this.#expiryError);
    this.#idleTimer?.refresh();
    const begins = this.#mustBegin;
    this.#mustBegin = false;
    return this.#clients.writer.run({ kind: 'query', sql: text, parameters, begins });
  }

  /**
   * Rolls back an idle transaction. A transaction that waits for something outside the database, or
   * for a query that waits for this transaction, could block all others for ever.
   */
  async #expire(): Promise<void> {
    this.#expiryError = new UnavailableError(
      'The transaction was rolled back: it was idle for too long.',
    );
    // If the thread has ended, the transaction is already rolled back.
    await this.rollback().catch(() => undefined);
  }

  #release(): void {
    clearTimeout(this.#idleTimer);
    this.#idleTimer = undefined;
    this.#mustBegin = false;
    this.#releaseMutex?.();
    this.#releaseMutex = undefined;
  }
}
