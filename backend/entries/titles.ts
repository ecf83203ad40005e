import type { Kysely } from 'kysely';
import type { EntryVisibility } from '#src/generated/model/index.ts';
import type { Schema } from '#backend/db/schema.ts';

/** The value of `until` while the entry has the title: later than every time. */
const stillUsed = Number.MAX_SAFE_INTEGER;

/** Older former titles are forgotten: links with them no longer lead to the entry. */
const maxFormerTitles = 20;

interface TitledEntry {
  readonly id: string;
  readonly campaign_id: string;
  readonly title_fold: string;
}

/**
 * Stores the title of a new or changed entry, and the end of the title that it had before. Links that were
 * written with the former title still lead to the entry.
 * @param before the visibility until now, which decides who follows links to the former title; null for a
 * new entry
 */
export async function storeTitle(
  transaction: Kysely<Schema>,
  { id, campaign_id, title_fold }: TitledEntry,
  now: number,
  before: EntryVisibility | null,
): Promise<void> {
  await transaction
    .updateTable('entry_title')
    .set({ until: now, was_hidden: before === 'everyone' ? 0 : 1 })
    .where('entry_id', '=', id)
    .where('title_fold', '!=', title_fold)
    .where('until', '=', stillUsed)
    .execute();
  await transaction
    .insertInto('entry_title')
    .values({ entry_id: id, campaign_id, title_fold, since: now, until: stillUsed })
    .onConflict((conflict) =>
      conflict.columns(['entry_id', 'title_fold']).doUpdateSet({ until: stillUsed, was_hidden: 0 }),
    )
    .execute();
  await transaction
    .deleteFrom('entry_title')
    .where('entry_id', '=', id)
    .where('title_fold', 'in', (eb) =>
      eb
        .selectFrom('entry_title as title')
        .select('title.title_fold')
        .where('title.entry_id', '=', id)
        .orderBy('title.until', 'desc')
        .orderBy('title.title_fold')
        .limit(1000)
        .offset(maxFormerTitles + 1),
    )
    .execute();
}
