import { sql, type Kysely } from 'kysely';
import { DatabaseOpenError } from '#backend/db/errors.ts';
import type { Schema } from '#backend/db/schema.ts';

/**
 * The table that a database in PostgreSQL has while a store is copied into it: how far the copy is, and what
 * it must restore at its end. It has keys and JSON values.
 */
export const copyTable = 'unfinished_copy';

export async function hasUnfinishedCopy(db: Kysely<Schema>): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`
    select to_regclass(quote_ident(current_schema()) || ${`.${copyTable}`}) is not null as found`.execute(
    db,
  );
  return rows[0]?.found === true;
}

/** @throws DatabaseOpenError if only a part of a store is in the database */
export async function refuseUnfinishedCopy(db: Kysely<Schema>): Promise<void> {
  if (!(await hasUnfinishedCopy(db))) return;
  throw new DatabaseOpenError(
    'unreadable',
    'A move or a restore into this database has not ended, so it does not hold everything yet. Run the same command again: it continues where it was.',
  );
}
