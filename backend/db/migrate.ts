import { sql, type Kysely } from 'kysely';
import { DatabaseOpenError } from './errors.ts';
import { columnTypes, type DatabaseKind, type Migration } from './migrations/migration.ts';
import type { Schema } from './schema.ts';

export interface MigrateOptions {
  readonly db: Kysely<Schema>;
  readonly kind: DatabaseKind;
  readonly migrations: readonly Migration[];
  readonly now: () => number;
  /** Called before the first migration of a store that an earlier version has written. */
  readonly beforeChange?: (next: Migration) => Promise<void>;
}

/**
 * Applies the missing migrations and returns their names. The caller must prevent parallel
 * migrations by other processes.
 */
export async function migrate(options: MigrateOptions): Promise<readonly string[]> {
  const { db, kind, migrations, now, beforeChange } = options;
  const types = columnTypes[kind];
  await sql
    .raw(
      `create table if not exists schema_migration (
        name ${types.text} not null primary key,
        applied_at ${types.integer} not null
      ) ${types.strict}`,
    )
    .execute(db);
  const applied = await db.selectFrom('schema_migration').select('name').orderBy('name').execute();
  const pending = migrations.slice(applied.length);
  refuseUnknownMigrations(
    applied.map(({ name }) => name),
    migrations,
  );

  const [next] = pending;
  if (next && applied.length > 0) await beforeChange?.(next);
  for (const migration of pending) {
    await db.transaction().execute(async (transaction) => {
      await migration.up({
        kind,
        types,
        db: transaction,
        execute: async (statement) => void (await sql.raw(statement).execute(transaction)),
      });
      await transaction
        .insertInto('schema_migration')
        .values({ name: migration.name, applied_at: now() })
        .execute();
    });
  }
  return pending.map(({ name }) => name);
}

/** @throws DatabaseOpenError if a newer version has written the store */
export function refuseUnknownMigrations(
  applied: readonly string[],
  known: readonly Migration[],
): void {
  const unexpected = applied.find((name, position) => known[position]?.name !== name);
  if (unexpected === undefined) return;
  throw new DatabaseOpenError(
    'newer',
    `The database was written by another version of Questwright: it holds the change "${unexpected}", which this version does not know. Start the version that wrote it, or a newer one.`,
  );
}
