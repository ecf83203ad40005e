import type { Kysely } from 'kysely';
import { portraitAlt } from '#art/portrait/alt-text.ts';
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
import type { Parts } from './parts.ts';
import { storeResult } from './queue.ts';
import { settingsOf, type GenerationRow } from './record.ts';

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
 * @returns whether it is stored; false if the generation was cancelled or discarded meanwhile
 */
export async function makePortrait(parts: Parts, row: GenerationRow): Promise<boolean> {
  const { db, clock, painter, pictures } = parts;
  const settings = settingsOf(row);
  const { name, concept, ...character } = await sitterOf(db, row.user_id, settings);
  const { matches: excludes } = exclusionsFor(await safetyWordsFor(db, row, settings));
  const { idea, tone, seed } = settings;
  const words = { ...character, name, concept: `${idea}\n${concept}`, tone, excludes };
  const plan = planPortrait(words, seed);
  const image = await portraitFrom(pictures, row.user_id, await painter.paintPortrait(plan));
  const draft: GenerationDraft = {
    title: name,
    sections: [],
    entry: null,
    campaign: null,
    character: null,
    cover: null,
    portrait: { portraitImage: imageUrl(image.id) ?? '', alt: portraitAlt(plan) },
  };
  const now = clock();
  const isStored = await db.transaction().execute(async (transaction) => {
    await storeImages(transaction, { image }, now);
    return storeResult(
      transaction,
      row,
      {
        author: 'painter',
        notice: null,
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
    await bestEffort(parts.outages, 'The deletion of a cancelled portrait', () =>
      deleteUnusedImages(db, [image.id]),
    );
  }
  return isStored;
}

/** What the campaign for which the portrait is does not show. */
async function safetyWordsFor(
  db: Kysely<Schema>,
  { campaign_id: campaignId, user_id: userId }: GenerationRow,
  typed: GenerationSettings,
) {
  const campaign = campaignId === null ? null : await readCampaign(db, campaignId, userId);
  return safetyWordsOf(campaign, typed);
}
