import { coverAlt } from '#art/cover/alt-text.ts';
import { partsNotLeftOut, partsNotShown } from '#art/cover/not-shown.ts';
import type { CoverPlan } from '#art/cover/plan.ts';
import { planCover } from '#art/cover/plan-cover.ts';
import { ProblemError } from '#contract/problem.ts';
import { setWantedCover, wordsToPaint } from '#backend/campaigns/painted-cover.ts';
import { safetyWordsOf } from '#backend/campaigns/table-facts.ts';
import { bestEffort } from '#backend/db/best-effort.ts';
import { coverFrom, type CoverImages } from '#backend/images/cover.ts';
import { deleteUnusedImages, imageUrl, storeImages } from '#backend/images/store.ts';
import { exclusionsFor } from '#backend/storyteller/plan/lines.ts';
import type { GenerationDraft } from '#src/generated/model/index.ts';
import { keepCover } from './covers.ts';
import { storeResult } from './queue.ts';
import { settingsOf, type GenerationRow } from './record.ts';
import { paintWithModel } from './model-picture.ts';
import type { GenerationContext } from './generation-context.ts';
import type { Watch } from './watch.ts';
import { joinedNotices, noticeOfDenied, noticeOfIdea, noticeOfPicture } from './words/notice.ts';
import { unusedWords } from '#backend/storyteller/unused-words.ts';

const otherTexts =
  'The texts of the campaign have changed while their cover was painted. Please try again later.';

/**
 * Paints a cover from the texts of a campaign that every member reads.
 * @param watch ends the work of an image model; null if the painter works alone
 * @returns whether it is stored; false if the generation was cancelled or discarded meanwhile
 */
export async function makeCover(
  context: GenerationContext,
  row: GenerationRow,
  watch: Watch | null,
): Promise<boolean> {
  const { db, clock } = context;
  const settings = settingsOf(row);
  const { idea, tone, seed } = settings;
  const { campaign, words: read } = await wordsToPaint(db, row.campaign_id, row.user_id);
  const { title, mood, storyOverview } = read;
  const setting = [mood, read.setting].join('\n');
  const safety = safetyWordsOf([campaign], settings);
  const exclusions = exclusionsFor(safety);
  const words = { idea, title, setting, storyOverview, excludes: exclusions.matches };
  // The tone of the request is for a cover that a user asks for. A campaign that waits for its cover has no such tone.
  const plan = planCover(row.is_for_campaign === 1 ? words : { ...words, tone }, seed);
  // A model gets this text as the motif, so it describes the picture although nothing has looked at the picture.
  const alt = coverAlt(plan);
  const ofModel = await paintWithModel(context, row, watch, {
    words: {
      kind: 'cover',
      motif: alt,
      tone: plan.tone,
      texts: [idea, read.setting, storyOverview],
      exclusions,
      lines: [...safety.lines, ...safety.veils],
    },
    render: (bytes) => encoded(context, row, bytes),
    requireReadable: async () => {
      const { words: now } = await wordsToPaint(db, row.campaign_id, row.user_id);
      const isSame = now.setting === read.setting && now.storyOverview === storyOverview;
      // The next attempt paints from the present texts.
      if (!isSame) throw new ProblemError('unavailable', otherTexts);
    },
  });
  const { picture: cover, author } =
    'picture' in ofModel
      ? ofModel
      : { picture: await paintedCover(context, row, plan), author: 'painter' };
  const reason = 'picture' in ofModel ? null : ofModel.reason;
  // An image model has the idea in its own words.
  const noticeOfPainter =
    author === 'painter'
      ? joinedNotices(
          noticeOfIdea(unusedWords(partsNotShown(idea, plan), [alt]), 'painter'),
          noticeOfDenied(partsNotLeftOut(idea, plan)),
        )
      : null;
  const now = clock();
  const { isStored, readers, unused } = await db.transaction().execute(async (transaction) => {
    await storeImages(transaction, cover, now);
    const stored = await storeResult(
      transaction,
      row,
      {
        author,
        notice: reason === null ? noticeOfPainter : noticeOfPicture(reason, 'cover'),
        draft: JSON.stringify(draftWith(title, cover, alt)),
        story: null,
        coverW1024Id: cover.coverImageW1024.id,
        coverW704Id: cover.coverImageW704.id,
      },
      now,
    );
    if (!stored) return { isStored: false, readers: [], unused: imageIds(cover) };
    if (row.is_for_campaign === 0) return { isStored: true, readers: [], unused: [] };
    const replaced = await setWantedCover(transaction, campaign.id, { cover, alt, now });
    if (!replaced) return { isStored: true, readers: [], unused: [] };
    const keeper = { random: context.random, userId: row.user_id, now };
    const removed = await keepCover(keeper, transaction, replaced.before);
    return { isStored: true, readers: replaced.readers, unused: removed };
  });
  if (readers.length > 0) {
    context.realtime.campaignChanged(readers, { campaignId: campaign.id, entryId: null });
  }
  await bestEffort(context.outages, 'The deletion of an old cover', () =>
    deleteUnusedImages(db, unused),
  );
  return isStored;
}

const encoded = (
  { pictures }: GenerationContext,
  { user_id: userId }: GenerationRow,
  bytes: Uint8Array,
): Promise<CoverImages | null> =>
  coverFrom(pictures, userId, {
    coverImageW1024: { name: 'cover.png', type: 'image/png', bytes },
  });

async function paintedCover(
  context: GenerationContext,
  row: GenerationRow,
  plan: CoverPlan,
): Promise<CoverImages> {
  const cover = await encoded(context, row, await context.painter.paint(plan));
  if (!cover) throw new Error('A painted cover has no bytes.');
  return cover;
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
