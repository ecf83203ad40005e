import sqlite3InitModule, {
  type Database,
  type PreparedStatement,
  type SqlValue,
} from '@sqlite.org/sqlite-wasm';
import { SqliteError } from '#backend/db/errors.ts';
import { emptyResult, StatementCache } from '#backend/db/sqlite/engine.ts';
import type { MemoryEngine } from './memory-engine.ts';

interface CachedStatement {
  readonly statement: PreparedStatement;
  readonly columns: readonly string[];
}

export interface WasmEngine extends MemoryEngine {
  /**
   * The bytes of the database. If it was opened from a database image, they are SQLite's own memory and not
   * a copy. The caller must use them before the next statement, which can change or move the memory.
   */
  databaseImage(): Uint8Array;
}

type Sqlite = Awaited<ReturnType<typeof sqlite3InitModule>>;

/**
 * Loads SQLite compiled to WebAssembly; resolves to a function that opens databases in memory.
 * @param onCommit called just before any of these databases commits a transaction
 */
export async function loadWasmEngine(
  onCommit: () => void = () => undefined,
): Promise<(databaseImage?: Uint8Array) => WasmEngine> {
  const sqlite = await sqlite3InitModule();
  // SQLite writes every failed statement to the console, even the failures that the backend
  // expects.
  sqlite.config.warn = () => undefined;
  return (databaseImage) => openWasmEngine(sqlite, onCommit, databaseImage);
}

function bind({ capi }: Sqlite, statement: PreparedStatement, parameters: readonly unknown[]) {
  for (const [index, value] of parameters.entries()) {
    if (typeof value === 'number' && !Number.isSafeInteger(value)) {
      // The package would cut large whole numbers to 64 bits: 1e300 would become 0.
      capi.sqlite3_bind_double(statement.pointer ?? 0, index + 1, value);
    } else {
      // `bind` checks the type at run time: it throws if SQLite cannot store the value.
      statement.bind(index + 1, value as SqlValue);
    }
  }
}

/**
 * SQLite's own memory if the database was opened from a database image; otherwise a copy, because the
 * memory is not contiguous.
 */
function memoryOf({ capi, wasm }: Sqlite, database: Database): Uint8Array {
  const stack = wasm.pstack.pointer;
  try {
    const size = wasm.pstack.alloc(8);
    const start = capi.sqlite3_serialize(database, 'main', size, capi.SQLITE_SERIALIZE_NOCOPY);
    if (start === 0) return capi.sqlite3_js_db_export(database);
    return wasm.heap8u().subarray(start, start + Number(wasm.peek64(size)));
  } finally {
    wasm.pstack.restore(stack);
  }
}

function openWasmEngine(
  sqlite: Sqlite,
  onCommit: () => void,
  databaseImage?: Uint8Array,
): WasmEngine {
  const { oo1, capi, wasm } = sqlite;
  const database = new oo1.DB(':memory:', 'c');
  if (databaseImage) {
    const size = databaseImage.byteLength;
    const start = wasm.allocFromTypedArray(databaseImage);
    const flags = capi.SQLITE_DESERIALIZE_FREEONCLOSE | capi.SQLITE_DESERIALIZE_RESIZEABLE;
    database.checkRc(capi.sqlite3_deserialize(database, 'main', start, size, size, flags));
  }
  // This setting belongs to the connection and is not stored in the database image.
  database.exec('pragma foreign_keys = on');
  const hook = () => {
    onCommit();
    // Any other return value would roll the transaction back.
    return 0;
  };
  capi.sqlite3_commit_hook(database, hook, 0);

  const statements = new StatementCache<CachedStatement>(
    (sql) => {
      const statement = database.prepare(sql);
      return { statement, columns: statement.columnCount > 0 ? statement.getColumnNames() : [] };
    },
    ({ statement }) => statement.finalize(),
  );
  const sqliteError = (error: unknown): unknown => {
    const code = capi.sqlite3_extended_errcode(database);
    // Without a SQLite code, the error means that our code calls the package in a wrong way.
    if (code === capi.SQLITE_OK) return error;
    // The package puts the code before its message, but the backend compares the beginning of
    // SQLite's message.
    return new SqliteError({ message: capi.sqlite3_errmsg(database), code });
  };

  return {
    run(sql, parameters) {
      let cached: CachedStatement | undefined;
      try {
        cached = statements.get(sql);
        const { statement, columns } = cached;
        bind(sqlite, statement, parameters);
        if (columns.length === 0) {
          statement.step();
          return { ...emptyResult, changes: database.changes() };
        }
        const rows: SqlValue[][] = [];
        while (statement.step()) rows.push(statement.get([]));
        return { columns, rows };
      } catch (error) {
        throw sqliteError(error);
      } finally {
        // The package's own `reset` would throw the error of the statement a second time.
        if (cached?.statement.pointer !== undefined) {
          capi.sqlite3_reset(cached.statement.pointer);
          capi.sqlite3_clear_bindings(cached.statement.pointer);
        }
      }
    },
    exec: (sql) => void database.exec(sql),
    inTransaction: () => capi.sqlite3_get_autocommit(database) === 0,
    serialize: () => capi.sqlite3_js_db_export(database),
    databaseImage: () => memoryOf(sqlite, database),
    close() {
      statements.clear();
      database.close();
    },
  };
}
