import type { Expression, ExpressionBuilder, Kysely, SqlBool } from 'kysely';
import type { Schema } from '#backend/db/schema.ts';

/** How long a deleted entry or campaign can be restored, in milliseconds. */
export const keepDeleted = 30 * 24 * 60 * 60 * 1000;

/**
 * The value of `deleted_at` while an entry or a campaign is removed for good, which can take some seconds.
 * Such an entry or campaign can no longer be restored. If its removal is interrupted, the sweep continues it.
 */
export const beingRemoved = 0;

const removedAtOnce = 200;

/**
 * Removes entries with everything that is stored for them, the oldest first. Each statement removes only some
 * of them, because on SQLite all other writes wait until a statement ends.
 */
export async function removeEntries(
  db: Kysely<Schema>,
  which: (builder: ExpressionBuilder<Schema, 'entry'>) => Expression<SqlBool>,
): Promise<void> {
  for (;;) {
    const removed = await db
      .deleteFrom('entry')
      // Checked again here: on PostgreSQL, an entry can be restored after the inner query has found it.
      .where(which)
      .where('id', 'in', ({ selectFrom }) =>
        selectFrom('entry').select('id').where(which).orderBy('id').limit(removedAtOnce),
      )
      .returning('id')
      .execute();
    if (removed.length < removedAtOnce) return;
  }
}
