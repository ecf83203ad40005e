import sqlite3InitModule, {
  type Database,
  type PreparedStatement,
  type SqlValue,
} from '@sqlite.org/sqlite-wasm';
import { SqliteError } from '#backend/db/errors.ts';
import { nothing, StatementCache } from '#backend/db/sqlite/engine.ts';
import type { MemoryEngine } from './memory-engine.ts';

interface Prepared {
  readonly statement: PreparedStatement;
  readonly columns: readonly string[];
}

export interface WasmEngine extends MemoryEngine {
  /** The database without copying it: SQLite's own memory, valid until the next call. */
  image(): Uint8Array;
}

type Sqlite = Awaited<ReturnType<typeof sqlite3InitModule>>;

/**
 * Loads SQLite compiled to WebAssembly; what it resolves to opens databases in memory.
 * @param onCommit called just before a transaction of any of them is committed
 */
export async function loadWasmEngine(
  onCommit: () => void = () => undefined,
): Promise<(image?: Uint8Array) => WasmEngine> {
  const sqlite = await sqlite3InitModule();
  // It writes every refused statement to the console, also those that the backend expects.
  sqlite.config.warn = () => undefined;
  return (image) => openWasmEngine(sqlite, onCommit, image);
}

function bind({ capi }: Sqlite, statement: PreparedStatement, parameters: readonly unknown[]) {
  for (const [index, value] of parameters.entries()) {
    if (typeof value === 'number' && !Number.isSafeInteger(value)) {
      // The package would cut large whole numbers to 64 bits: 1e300 would become 0.
      capi.sqlite3_bind_double(statement.pointer ?? 0, index + 1, value);
    } else {
      // It refuses at run time whatever is not one of its input types.
      statement.bind(index + 1, value as SqlValue);
    }
  }
}

/** Only of a database that was opened from an image: others have no memory in one piece. */
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

function openWasmEngine(sqlite: Sqlite, onCommit: () => void, image?: Uint8Array): WasmEngine {
  const { oo1, capi, wasm } = sqlite;
  const database = new oo1.DB(':memory:', 'c');
  if (image) {
    const size = image.byteLength;
    const start = wasm.allocFromTypedArray(image);
    const flags = capi.SQLITE_DESERIALIZE_FREEONCLOSE | capi.SQLITE_DESERIALIZE_RESIZEABLE;
    database.checkRc(capi.sqlite3_deserialize(database, 'main', start, size, size, flags));
  }
  // Of the connection, not of the image.
  database.exec('pragma foreign_keys = on');
  const hook = () => {
    onCommit();
    // Anything else would roll the transaction back.
    return 0;
  };
  capi.sqlite3_commit_hook(database, hook, 0);

  const statements = new StatementCache<Prepared>(
    (sql) => {
      const statement = database.prepare(sql);
      return { statement, columns: statement.columnCount > 0 ? statement.getColumnNames() : [] };
    },
    ({ statement }) => statement.finalize(),
  );
  const sqliteError = (error: unknown): unknown => {
    const code = capi.sqlite3_extended_errcode(database);
    // Without a code, the package itself was used in a wrong way.
    if (code === capi.SQLITE_OK) return error;
    // The message of the error begins with the code, and the backend looks at how it begins.
    return new SqliteError({ message: capi.sqlite3_errmsg(database), code });
  };

  return {
    run(sql, parameters) {
      let prepared: Prepared | undefined;
      try {
        prepared = statements.get(sql);
        const { statement, columns } = prepared;
        bind(sqlite, statement, parameters);
        if (columns.length === 0) {
          statement.step();
          return { ...nothing, changes: database.changes() };
        }
        const rows: SqlValue[][] = [];
        while (statement.step()) rows.push(statement.get([]));
        return { columns, rows };
      } catch (error) {
        throw sqliteError(error);
      } finally {
        // The package's own `reset` throws the error of the statement once more.
        if (prepared?.statement.pointer !== undefined) {
          capi.sqlite3_reset(prepared.statement.pointer);
          capi.sqlite3_clear_bindings(prepared.statement.pointer);
        }
      }
    },
    exec: (sql) => void database.exec(sql),
    inTransaction: () => capi.sqlite3_get_autocommit(database) === 0,
    serialize: () => capi.sqlite3_js_db_export(database),
    image: () => memoryOf(sqlite, database),
    close() {
      statements.clear();
      database.close();
    },
  };
}
