import type { Kysely } from 'kysely';
import { portraitAlt } from '#art/portrait/alt-text.ts';
import { partsNotShown } from '#art/portrait/not-shown.ts';
import { planPortrait } from '#art/portrait/plan-portrait.ts';
import { validationProblem } from '#contract/problem.ts';
import { readCampaign } from '#backend/campaigns/read.ts';
import { safetyWordsOf } from '#backend/campaigns/table-facts.ts';
import { writtenIn, type WrittenCharacter } from '#backend/characters/record.ts';
import { readCharacter } from '#backend/characters/store.ts';
import { bestEffort } from '#backend/db/best-effort.ts';
import type { Schema } from '#backend/db/schema.ts';
import { portraitFrom } from '#backend/images/portrait.ts';
import { deleteUnusedImages, imageUrl, storeImages } from '#backend/images/store.ts';
import { exclusionsFor } from '#backend/storyteller/plan/lines.ts';
import type { GenerationDraft, GenerationSettings } from '#src/generated/model/index.ts';
import { paintWithModel } from './model-picture.ts';
import type { GenerationContext } from './generation-context.ts';
import { storeResult } from './queue.ts';
import { settingsOf, type GenerationRow } from './record.ts';
import type { Watch } from './watch.ts';
import { safetyOfCampaigns } from './world.ts';
import { noticeOfIdea, noticeOfPicture } from './words/notice.ts';
import { unusedWords } from '#backend/storyteller/unused-words.ts';

/**
 * The character whose portrait is painted.
 * @throws ProblemError 404 when the user has no such character, 422 when the settings name none
 */
export async function sitterOf(
  db: Kysely<Schema>,
  userId: string,
  { characterId }: Pick<GenerationSettings, 'characterId'>,
): Promise<WrittenCharacter> {
  if (characterId === null) {
    throw validationProblem([{ path: '/characterId', message: 'A portrait needs a character.' }]);
  }
  return writtenIn(await readCharacter(db, characterId, userId));
}

/**
 * Paints the portrait of a character.
 * @param watch ends the work of an image model; null if the painter works alone
 * @returns whether it is stored; false if the generation was cancelled or discarded meanwhile
 */
export async function makePortrait(
  context: GenerationContext,
  row: GenerationRow,
  watch: Watch | null,
): Promise<boolean> {
  const { db, clock, painter, pictures } = context;
  const settings = settingsOf(row);
  const { name, concept, ...character } = await sitterOf(db, row.user_id, settings);
  const { lines, veils } = await safetyWordsFor(db, row, settings);
  const exclusions = exclusionsFor({ lines, veils });
  const { idea, tone, seed } = settings;
  const excludes = exclusions.matches;
  const words = { ...character, idea, name, concept, tone, excludes };
  const plan = planPortrait(words, seed);
  // An image model is asked for this motif, too. So the description is right although no model looks at the picture.
  const alt = portraitAlt(plan);
  const render = (bytes: Uint8Array) => portraitFrom(pictures, row.user_id, bytes);
  const ofModel = await paintWithModel(context, row, watch, {
    words: {
      kind: 'portrait',
      motif: alt,
      tone,
      texts: [idea, concept],
      exclusions,
      lines: [...lines, ...veils],
    },
    render,
  });
  const { picture: image, author } =
    'picture' in ofModel
      ? ofModel
      : { picture: await render(await painter.paintPortrait(plan)), author: 'painter' };
  const reason = 'picture' in ofModel ? null : ofModel.reason;
  // An image model has the idea in its own words.
  const noticeOfPainter =
    author === 'painter'
      ? noticeOfIdea(unusedWords(partsNotShown(idea, plan), [alt]), 'painter')
      : null;
  const draft: GenerationDraft = {
    title: name,
    sections: [],
    entry: null,
    campaign: null,
    character: null,
    cover: null,
    portrait: { portraitImage: imageUrl(image.id) ?? '', alt },
  };
  const now = clock();
  const isStored = await db.transaction().execute(async (transaction) => {
    await storeImages(transaction, { image }, now);
    return storeResult(
      transaction,
      row,
      {
        author,
        notice: reason === null ? noticeOfPainter : noticeOfPicture(reason, 'portrait'),
        draft: JSON.stringify(draft),
        story: null,
        coverW1024Id: null,
        coverW704Id: null,
        portraitId: image.id,
      },
      now,
    );
  });
  if (!isStored) {
    await bestEffort(context.outages, 'The deletion of a cancelled portrait', () =>
      deleteUnusedImages(db, [image.id]),
    );
  }
  return isStored;
}

/** The lines and veils of the campaign of the portrait; without a campaign, those of all campaigns of the user. */
async function safetyWordsFor(
  db: Kysely<Schema>,
  { campaign_id: campaignId, user_id: userId }: GenerationRow,
  typed: GenerationSettings,
) {
  const rows =
    campaignId === null
      ? await safetyOfCampaigns(db, userId)
      : [await readCampaign(db, campaignId, userId)];
  return safetyWordsOf(rows, typed);
}
