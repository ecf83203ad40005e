import type { Kysely } from 'kysely';
import type { Schema } from '#backend/db/schema.ts';
import type { CoverImages } from '#backend/images/cover.ts';
import { memberIds } from './notify.ts';
import { noSuchCampaign, readCampaign } from './read.ts';
import { requireGameMaster } from './roles.ts';

/**
 * The campaign with the texts from which a cover is painted. Every member reads these, and sees the cover.
 * @throws ProblemError 404 or 403 when the user is not a game master of the campaign any more
 */
export async function wordsToPaint(db: Kysely<Schema>, campaignId: string | null, userId: string) {
  if (campaignId === null) throw noSuchCampaign();
  const campaign = await readCampaign(db, campaignId, userId);
  requireGameMaster(campaign.role, 'change it');
  const { title, setting, story_overview: storyOverview, genre, tone } = campaign;
  const mood = [genre, tone].filter(Boolean).join(', ');
  return { campaign, words: { title, setting, storyOverview, mood } };
}

/**
 * A campaign no longer waits for a cover, because the work on it has ended without one. Members see this, so
 * it is a new version.
 * @returns the members, who are to be notified after the commit
 */
export async function endWaiting(
  transaction: Kysely<Schema>,
  campaignId: string | null,
): Promise<readonly string[]> {
  if (campaignId === null) return [];
  const changed = await transaction
    .updateTable('campaign')
    .set(({ eb, ref }) => ({
      cover_wanted: 0 as const,
      version: eb(ref('version'), '+', 1),
      shown_version: eb(ref('shown_version'), '+', 1),
    }))
    .where('id', '=', campaignId)
    .where('cover_wanted', '=', 1)
    .returning('id')
    .executeTakeFirst();
  return changed ? memberIds(transaction, campaignId) : [];
}

/**
 * Stores the cover in the campaign if the campaign still waits for one.
 * @returns the cover that it replaces, and the members, who are to be notified after the commit; undefined if
 * the campaign does not wait for one any more
 */
export async function setWantedCover(
  transaction: Kysely<Schema>,
  campaignId: string,
  { cover, alt, now }: { readonly cover: CoverImages; readonly alt: string; readonly now: number },
) {
  const before = await transaction
    .selectFrom('campaign')
    .select(['id', 'owner_id', 'title', 'cover_w1024_id', 'cover_w704_id', 'cover_alt'])
    .where('id', '=', campaignId)
    .executeTakeFirst();
  const changed = await transaction
    .updateTable('campaign')
    .set(({ eb, ref }) => ({
      cover_w1024_id: cover.coverImageW1024.id,
      cover_w704_id: cover.coverImageW704.id,
      cover_alt: alt,
      cover_wanted: 0 as const,
      updated_at: now,
      version: eb(ref('version'), '+', 1),
      shown_version: eb(ref('shown_version'), '+', 1),
    }))
    .where('id', '=', campaignId)
    .where('cover_wanted', '=', 1)
    .where('deleted_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  if (!changed || !before) return undefined;
  return { before, readers: await memberIds(transaction, campaignId) };
}
