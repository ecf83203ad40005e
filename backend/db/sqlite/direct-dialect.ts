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
import { rowObjects, type Engine } from './engine.ts';
import { Mutex } from './mutex.ts';

/**
 * A Kysely dialect that runs each statement on the engine in the current thread. There is one
 * connection; an open transaction has exclusive use of it.
 */
export class DirectDialect implements Dialect {
  readonly #driver: DirectDriver;

  constructor(engine: Engine) {
    this.#driver = new DirectDriver(engine);
  }

  createAdapter() {
    return new ConcurrentAdapter();
  }

  createDriver() {
    return this.#driver;
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
class ConcurrentAdapter extends SqliteAdapter {
  override get supportsMultipleConnections() {
    return true;
  }
  override get supportsTransactionalDdl() {
    return true;
  }
}

class DirectDriver implements Driver {
  readonly #mutex = new Mutex();
  readonly #engine: Engine;

  constructor(engine: Engine) {
    this.#engine = engine;
  }

  async init() {
    // The engine is already open when the dialect is created.
  }

  async acquireConnection() {
    return new DirectConnection(this.#engine, this.#mutex);
  }

  async beginTransaction(connection: DirectConnection) {
    await connection.begin();
  }

  async commitTransaction(connection: DirectConnection) {
    connection.commit();
  }

  async rollbackTransaction(connection: DirectConnection) {
    connection.rollback();
  }

  async savepoint(connection: DirectConnection, name: string) {
    connection.mark('savepoint', name);
  }

  async rollbackToSavepoint(connection: DirectConnection, name: string) {
    connection.mark('rollback to', name);
  }

  async releaseSavepoint(connection: DirectConnection, name: string) {
    connection.mark('release', name);
  }

  async releaseConnection(connection: DirectConnection) {
    connection.rollback();
  }

  async destroy() {
    this.#engine.close();
  }
}

class DirectConnection implements DatabaseConnection {
  readonly #engine: Engine;
  readonly #mutex: Mutex;
  #releaseMutex: (() => void) | undefined;

  constructor(engine: Engine, mutex: Mutex) {
    this.#engine = engine;
    this.#mutex = mutex;
  }

  async begin(): Promise<void> {
    this.#releaseMutex = await this.#mutex.acquire();
    try {
      this.#engine.run('begin immediate', []);
    } catch (error) {
      this.#release();
      throw error;
    }
  }

  commit(): void {
    // After a failed commit the transaction is still open, and Kysely then rolls it back.
    this.#engine.run('commit', []);
    this.#release();
  }

  rollback(): void {
    if (!this.#releaseMutex) return;
    try {
      // After some errors SQLite has already ended the transaction.
      if (this.#engine.inTransaction()) this.#engine.run('rollback', []);
    } finally {
      this.#release();
    }
  }

  mark(command: 'savepoint' | 'rollback to' | 'release', name: string): void {
    this.#engine.exec(`${command} "${name.replaceAll('"', '""')}"`);
  }

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    while (!this.#releaseMutex && this.#mutex.whenReleased) await this.#mutex.whenReleased;
    const result = this.#engine.run(query.sql, query.parameters);
    return {
      // Kysely's query decides the row type; the driver cannot check it.
      rows: rowObjects(result) as R[],
      ...(result.changes === undefined ? {} : { numAffectedRows: BigInt(result.changes) }),
    };
  }

  // oxlint-disable-next-line require-yield -- the interface requires a generator; lists are read in pages instead
  async *streamQuery<R>(): AsyncIterableIterator<QueryResult<R>> {
    throw new Error('Rows are not streamed: page through them with a cursor.');
  }

  #release(): void {
    this.#releaseMutex?.();
    this.#releaseMutex = undefined;
  }
}
