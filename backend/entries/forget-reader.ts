import type { Kysely } from 'kysely';
import type { Schema } from '#backend/db/schema.ts';

/**
 * Removes what was stored for one reader in the entries of a campaign: that they are chosen for this
 * reader, and the texts with the passages that name this reader. Otherwise a former member who comes back
 * would read all of it at once.
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
  // What the user has written stays readable for the user, so the user has to find it later.
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
