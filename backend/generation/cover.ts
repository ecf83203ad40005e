import { coverAlt } from '#art/cover/alt-text.ts';
import { planCover } from '#art/cover/plan-cover.ts';
import { hangCover, wordsToPaint } from '#backend/campaigns/painted-cover.ts';
import { bestEffort } from '#backend/db/best-effort.ts';
import { coverFrom, type CoverImages } from '#backend/images/cover.ts';
import { deleteUnusedImages, imageUrl, storeImages } from '#backend/images/store.ts';
import { exclusionsFor } from '#backend/storyteller/plan/lines.ts';
import type { GenerationDraft } from '#src/generated/model/index.ts';
import { keepCover } from './covers.ts';
import { storeResult } from './queue.ts';
import { settingsOf, type GenerationRow } from './record.ts';
import type { Parts } from './parts.ts';

/**
 * Paints a cover from the texts of a campaign that every member reads.
 * @returns whether it is stored; false if the generation was cancelled or discarded meanwhile
 */
export async function makeCover(parts: Parts, row: GenerationRow): Promise<boolean> {
  const { db, clock, painter, pictures } = parts;
  const campaign = await wordsToPaint(db, row.campaign_id, row.user_id);
  const { idea, tone, seed } = settingsOf(row);
  const { title, mood, storyOverview } = campaign;
  // An idea says what the picture should show, so it comes before the texts of the campaign.
  const setting = [idea, mood, campaign.setting].join('\n');
  const { matches: excludes } = exclusionsFor(campaign);
  const words = { title, setting, storyOverview, excludes };
  // For a cover that the campaign wants, the texts decide about the tone, too.
  const plan = planCover(row.is_for_campaign === 1 ? words : { ...words, tone }, seed);
  const bytes = await painter.paint(plan);
  const upload = { name: 'cover.png', type: 'image/png', bytes };
  const cover = await coverFrom(pictures, row.user_id, { coverImageW1024: upload });
  if (!cover) throw new Error('A painted cover has no bytes.');
  const alt = coverAlt(plan);
  const now = clock();
  const { isStored, readers, unused } = await db.transaction().execute(async (transaction) => {
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
    if (!stored) return { isStored: false, readers: [], unused: imageIds(cover) };
    if (row.is_for_campaign === 0) return { isStored: true, readers: [], unused: [] };
    const hung = await hangCover(transaction, campaign.id, { cover, alt, now });
    if (!hung) return { isStored: true, readers: [], unused: [] };
    const keeper = { random: parts.random, userId: row.user_id, now };
    const removed = await keepCover(keeper, transaction, hung.before);
    return { isStored: true, readers: hung.readers, unused: removed };
  });
  if (readers.length > 0) {
    parts.realtime.campaignChanged(readers, { campaignId: campaign.id, entryId: null });
  }
  await bestEffort(parts.outages, 'The deletion of an old cover', () =>
    deleteUnusedImages(db, unused),
  );
  return isStored;
}

const imageIds = (cover: CoverImages): string[] => Object.values(cover).map(({ id }) => id);

const draftWith = (title: string, cover: CoverImages, alt: string): GenerationDraft => ({
  title: title.slice(0, 120),
  sections: [],
  entry: null,
  campaign: null,
  character: null,
  portrait: null,
  cover: {
    coverImageW1024: imageUrl(cover.coverImageW1024.id) ?? '',
    coverImageW704: imageUrl(cover.coverImageW704.id) ?? '',
    alt,
  },
});
