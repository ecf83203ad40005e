import type { Kysely } from 'kysely';
import type { Schema } from '#backend/db/schema.ts';
import type { CoverImages } from '#backend/images/cover.ts';
import { memberIds } from './notify.ts';
import { noSuchCampaign } from './read.ts';

/**
 * The texts from which a cover is painted. Every member reads them, and sees the cover.
 * @throws ProblemError 404 when the campaign is deleted
 */
export async function wordsToPaint(db: Kysely<Schema>, campaignId: string | null) {
  const campaign = await db
    .selectFrom('campaign')
    .select(['id', 'title', 'setting', 'story_overview as storyOverview'])
    .where('id', '=', campaignId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  if (!campaign) throw noSuchCampaign();
  return campaign;
}

/** Makes the cover that of the campaign, if the campaign still wants one. */
export async function hangCover(
  transaction: Kysely<Schema>,
  campaignId: string,
  { cover, alt, now }: { readonly cover: CoverImages; readonly alt: string; readonly now: number },
): Promise<{ readonly readers: readonly string[]; readonly replaced: readonly (string | null)[] }> {
  const before = await transaction
    .selectFrom('campaign')
    .select(['cover_w1024_id', 'cover_w704_id'])
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
  if (!changed) return { readers: [], replaced: [] };
  return {
    readers: await memberIds(transaction, campaignId),
    replaced: [before?.cover_w1024_id ?? null, before?.cover_w704_id ?? null],
  };
}
