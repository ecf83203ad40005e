import { rmSync } from 'node:fs';
import { backup, DatabaseSync } from 'node:sqlite';
import { Kysely, sql } from 'kysely';
import type { Schema } from '#backend/db/schema.ts';
import { DirectDialect } from '#backend/db/sqlite/direct-dialect.ts';
import { createNodeEngine, engineFault } from '#backend/db/sqlite/node-engine.ts';
import { SqliteError } from '#backend/db/errors.ts';
import type { CopiedStore } from './rows.ts';

/** A SQLite file that this process reads or writes directly, without the threads of the server. */
export interface SqliteFile extends CopiedStore {
  readonly kind: 'sqlite';
  /** From here on all reads see one state of the file, whatever others write. */
  begin(): void;
  commit(): void;
  /** Copies the pages of the file, as this connection sees them. */
  copyTo(file: string): Promise<void>;
  close(): void;
}

const pagesPerStep = 1000;

/** Errors of the driver as those that the rest of the code knows. */
function converted<Result>(work: () => Result): Result {
  try {
    return work();
  } catch (error) {
    throw error instanceof Error && 'errcode' in error
      ? new SqliteError(engineFault(error))
      : error;
  }
}

export function openSqliteFile(file: string, options: { readonly readOnly: boolean }): SqliteFile {
  const database = converted(
    () =>
      new DatabaseSync(file, {
        readOnly: options.readOnly,
        timeout: 5000,
        // While a copy is written, a row can refer to a row of a table that is copied later.
        enableForeignKeyConstraints: false,
      }),
  );
  const engine = createNodeEngine(database);
  const db = new Kysely<Schema>({
    dialect: new DirectDialect({
      ...engine,
      run: (text, parameters) => converted(() => engine.run(text, parameters)),
    }),
  });
  return {
    kind: 'sqlite',
    db,
    begin() {
      converted(() => {
        engine.exec('begin');
        // SQLite decides at the first read which state it shows.
        engine.run('select count(*) from sqlite_schema', []);
      });
    },
    commit: () => converted(() => engine.exec('commit')),
    async copyTo(target) {
      try {
        await backup(database, target, { rate: pagesPerStep });
      } catch (error) {
        throw new SqliteError(engineFault(error));
      }
    },
    close: () => engine.close(),
  };
}

/** Null if SQLite finds no damage in the file, otherwise what it has found first. */
export async function damageOf({ db }: SqliteFile): Promise<string | null> {
  const { rows } = await sql<{ integrity_check: string }>`pragma integrity_check (1)`.execute(db);
  const found = rows[0]?.integrity_check ?? 'no answer';
  return found === 'ok' ? null : found;
}

/** Removes a database with the files in which SQLite keeps its changes. */
export function removeSqliteFile(file: string): void {
  for (const suffix of ['', '-journal', '-wal', '-shm']) rmSync(file + suffix, { force: true });
}
