import { DatabaseSync } from 'node:sqlite';
import type { SQLInputValue, StatementSync } from 'node:sqlite';

/**
 * The one file that knows the SQLite driver. Another driver fits behind the same exports.
 */
export interface Engine {
  run(sql: string, parameters: readonly unknown[]): EngineResult;
  exec(sql: string): void;
  inTransaction(): boolean;
  close(): void;
}

/** Rows as arrays under one list of columns: half the work of copying objects across threads. */
export interface EngineResult {
  readonly columns: readonly string[];
  readonly rows: readonly (readonly unknown[])[];
  readonly changes?: number;
}

export const nothing: EngineResult = { columns: [], rows: [] };

export interface EngineFault {
  readonly message: string;
  /** SQLite's extended result code, 0 when the error did not come from SQLite. */
  readonly code: number;
}

interface Prepared {
  readonly statement: StatementSync;
  readonly columns: readonly string[];
}

// Enough for every statement the server prepares; a bound, because IN lists and bulk inserts vary.
const statementLimit = 400;

const schemaChange = /^\s*(create|alter|drop)\b/i;

export function openEngine(file: string, busyTimeoutMs: number): Engine {
  const database = new DatabaseSync(file, { timeout: busyTimeoutMs });
  const prepared = new Map<string, Prepared>();

  function prepare(text: string): Prepared {
    const known = prepared.get(text);
    if (known) return known;
    const statement = database.prepare(text);
    statement.setReturnArrays(true);
    const entry = { statement, columns: statement.columns().map(({ name }) => name) };
    prepared.set(text, entry);
    if (prepared.size > statementLimit) {
      const [oldest] = prepared.keys();
      if (oldest !== undefined) prepared.delete(oldest);
    }
    return entry;
  }

  return {
    run(text, parameters) {
      // A changed table has other columns than the statements prepared before.
      if (schemaChange.test(text)) prepared.clear();
      const { statement, columns } = prepare(text);
      // The driver refuses at run time whatever is not one of its input types.
      const values = parameters as SQLInputValue[];
      if (columns.length === 0) {
        return { ...nothing, changes: Number(statement.run(...values).changes) };
      }
      // After setReturnArrays(true) every row is an array; the driver's type does not follow.
      return { columns, rows: statement.all(...values) as unknown as unknown[][] };
    },
    exec: (text) => database.exec(text),
    inTransaction: () => database.isTransaction,
    close: () => {
      prepared.clear();
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
