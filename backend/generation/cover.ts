import type { Kysely } from 'kysely';
import { coverAlt, planCover } from '#art/cover.ts';
import { memberIds } from '#backend/campaigns/notify.ts';
import { noSuchCampaign } from '#backend/campaigns/read.ts';
import { bestEffort } from '#backend/db/best-effort.ts';
import type { Schema } from '#backend/db/schema.ts';
import { coverFrom, type Cover } from '#backend/images/cover.ts';
import { deleteUnusedImages, imageUrl, storeImages } from '#backend/images/store.ts';
import type { GenerationDraft } from '#src/generated/model/index.ts';
import { storeResult } from './queue.ts';
import { settingsOf, type GenerationRow } from './record.ts';
import type { Parts } from './work.ts';

/** Paints a cover from the texts of a campaign that every member reads. */
export async function makeCover(parts: Parts, row: GenerationRow): Promise<boolean> {
  const { db, clock, painter, pictures } = parts;
  const campaign = await db
    .selectFrom('campaign')
    .select(['id', 'title', 'setting', 'story_overview'])
    .where('id', '=', row.campaign_id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  if (!campaign) throw noSuchCampaign();
  const { idea, tone, seed } = settingsOf(row);
  const { title, setting, story_overview: storyOverview } = campaign;
  // An idea says what the picture should show, so it comes before the texts of the campaign.
  const plan = planCover({ title, setting: `${idea}\n${setting}`, storyOverview, tone }, seed);
  const bytes = await painter.paint(plan);
  const upload = { name: 'cover.png', type: 'image/png', bytes };
  const cover = await coverFrom(pictures, row.user_id, { coverImageW1024: upload });
  if (!cover) throw new Error('A painted cover has no bytes.');
  const alt = coverAlt(plan);
  const now = clock();
  const { isStored, readers, replaced } = await db.transaction().execute(async (transaction) => {
    await storeImages(transaction, cover, now);
    const stored = await storeResult(
      transaction,
      row,
      {
        draft: JSON.stringify(draftWith(title, cover, alt)),
        story: null,
        coverW1024Id: cover.coverImageW1024.id,
        coverW704Id: cover.coverImageW704.id,
      },
      now,
    );
    if (!stored) return { isStored: false, readers: [], replaced: [] };
    const changed =
      row.is_for_campaign === 1
        ? await hang(transaction, campaign.id, { cover, alt, now })
        : { readers: [], replaced: [] };
    return { isStored: true, ...changed };
  });
  if (readers.length > 0) {
    parts.realtime.campaignChanged(readers, { campaignId: campaign.id, entryId: null });
  }
  await bestEffort(parts.outages, 'The deletion of an old cover', () =>
    deleteUnusedImages(db, isStored ? replaced : Object.values(cover).map(({ id }) => id)),
  );
  return isStored;
}

const draftWith = (title: string, cover: Cover, alt: string): GenerationDraft => ({
  title: title.slice(0, 120),
  sections: [],
  entry: null,
  campaign: null,
  cover: {
    coverImageW1024: imageUrl(cover.coverImageW1024.id) ?? '',
    coverImageW704: imageUrl(cover.coverImageW704.id) ?? '',
    alt,
  },
});

/** Makes the cover that of the campaign, if the campaign still wants one. */
async function hang(
  transaction: Kysely<Schema>,
  campaignId: string,
  { cover, alt, now }: { readonly cover: Cover; readonly alt: string; readonly now: number },
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
