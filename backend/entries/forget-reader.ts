import type { Kysely } from 'kysely';
import type { Schema } from '#backend/db/schema.ts';

/**
 * Removes what is stored for one reader in the entries of a campaign: the choice of this reader as a reader of
 * entries, and the views with the passages that name this reader. Otherwise a former member who joins again
 * could read all of it at once.
 */
export async function forgetReader(
  transaction: Kysely<Schema>,
  campaignId: string,
  userId: string,
): Promise<void> {
  const entries = transaction
    .selectFrom('entry')
    .select('entry.id')
    .where('entry.campaign_id', '=', campaignId);
  await transaction
    .deleteFrom('entry_reader')
    .where('user_id', '=', userId)
    .where('entry_id', 'in', entries)
    .execute();
  for (const table of ['entry_view', 'entry_link', 'entry_picture'] as const) {
    await transaction
      .deleteFrom(table)
      .where('audience', '=', userId)
      .where('entry_id', 'in', entries)
      .execute();
  }
  // A former member who joins again may read the entries that this member has written, so the search and the
  // times of the last change of these entries stay.
  const ofOthers = entries.where((eb) =>
    eb.or([eb('entry.player_id', 'is', null), eb('entry.player_id', '!=', userId)]),
  );
  await transaction
    .deleteFrom('entry_search')
    .where('audience', '=', userId)
    .where('entry_id', 'in', ofOthers)
    .execute();
  await transaction
    .deleteFrom('entry_shown')
    .where('user_id', '=', userId)
    .where('entry_id', 'in', ofOthers)
    .execute();
}
