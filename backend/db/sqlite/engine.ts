/**
 * One open SQLite database with synchronous calls. Each host implements this with its own driver.
 */
export interface Engine {
  /** @throws SqliteError with the extended result code, or an error of the driver */
  run(sql: string, parameters: readonly unknown[]): EngineResult;
  exec(sql: string): void;
  inTransaction(): boolean;
  close(): void;
}

/**
 * Rows are arrays with one common list of columns, because sending them between threads takes half as
 * long as sending objects.
 */
export interface EngineResult {
  readonly columns: readonly string[];
  readonly rows: readonly (readonly unknown[])[];
  /** Only for a statement that returns no rows. */
  readonly changes?: number;
}

export const emptyResult: EngineResult = { columns: [], rows: [] };

export interface EngineFault {
  readonly message: string;
  /** SQLite's extended result code, 0 when the error did not come from SQLite. */
  readonly code: number;
}

/** Converts rows to the objects that Kysely requires. */
export function rowObjects({ columns, rows }: EngineResult): Record<string, unknown>[] {
  return rows.map((values) => {
    const row: Record<string, unknown> = {};
    let position = 0;
    for (const column of columns) {
      row[column] = values[position];
      position += 1;
    }
    return row;
  });
}

// The number of cached statements, enough for normal requests. Without a limit the cache could grow
// for ever: the SQL text of some statements is different for each number of parameters.
const limit = 400;

const schemaChange = /^\s*(create|alter|drop)\b/i;

/** Prepared statements by their SQL text; when there are too many, the oldest one is removed. */
export class StatementCache<Statement> {
  readonly #statements = new Map<string, Statement>();
  readonly #prepare: (sql: string) => Statement;
  readonly #finalize: (statement: Statement) => void;

  constructor(
    prepare: (sql: string) => Statement,
    finalize: (statement: Statement) => void = () => undefined,
  ) {
    this.#prepare = prepare;
    this.#finalize = finalize;
  }

  get(sql: string): Statement {
    // This statement changes the schema, so the columns of prepared statements may become outdated.
    if (schemaChange.test(sql)) this.clear();
    const cached = this.#statements.get(sql);
    if (cached !== undefined) return cached;
    const statement = this.#prepare(sql);
    this.#statements.set(sql, statement);
    if (this.#statements.size > limit) {
      const [oldest] = this.#statements.entries();
      if (oldest) {
        this.#statements.delete(oldest[0]);
        this.#finalize(oldest[1]);
      }
    }
    return statement;
  }

  clear(): void {
    for (const statement of this.#statements.values()) this.#finalize(statement);
    this.#statements.clear();
  }
}
