import type { Kysely } from 'kysely';
import type { Schema } from '#backend/db/schema.ts';
import type { Random } from '#backend/random.ts';
import type { GenerationDraft, GenerationSettings } from '#src/generated/model/index.ts';
import { makeRoom, requireRoomForReplaced } from './make-room.ts';
import { defaultSettings, person, type GenerationRow } from './record.ts';

export interface Keeper {
  readonly random: Random;
  readonly userId: string;
  readonly now: number;
}

/** A picture or a text that another one replaces. */
interface Kept extends Pick<GenerationRow, 'kind' | 'campaign_id' | 'author'> {
  readonly settings: Partial<GenerationSettings>;
  readonly draft: Pick<GenerationDraft, 'title'> & Partial<GenerationDraft>;
  readonly images?: Pick<GenerationRow, 'cover_w1024_id' | 'cover_w704_id' | 'portrait_id'>;
}

const noImages = { cover_w1024_id: null, cover_w704_id: null, portrait_id: null };

/**
 * Keeps a picture or a text of a campaign for the user who replaces it. What a person has written or uploaded is also
 * kept for the owner of the campaign, because that user can discard it, and loses it with the role of a game master.
 * @returns the images of old drafts that were deleted because of the limit of drafts
 * @throws ProblemError 409 when there is no room for it
 */
export async function keepOfCampaign(
  keeper: Keeper,
  transaction: Kysely<Schema>,
  ownerId: string,
  kept: Kept,
): Promise<string[]> {
  const removed = await keepDraft(keeper, transaction, kept);
  if (ownerId === keeper.userId || kept.author !== person) return removed;
  const ofOwner = await keepDraft({ ...keeper, userId: ownerId }, transaction, kept, "owner's");
  return [...removed, ...ofOwner];
}

/**
 * Keeps a picture or a text as a draft, so that its user can go back to it. What a person has written or uploaded is
 * kept for thirty days, however many drafts follow.
 * @returns the images of old drafts that were deleted because of the limit of drafts
 * @throws ProblemError 409 when there is no room for it
 */
export async function keepDraft(
  { random, userId, now }: Keeper,
  transaction: Kysely<Schema>,
  { settings, draft, images = noImages, ...kept }: Kept,
  whose: 'own' | "owner's" = 'own',
): Promise<string[]> {
  const { cover_w1024_id: cover, portrait_id: portrait } = images;
  const isKept =
    (cover !== null || portrait !== null) &&
    (await transaction
      .selectFrom('generation')
      .select('id')
      .where('user_id', '=', userId)
      .where(({ eb }) =>
        cover === null ? eb('portrait_id', '=', portrait) : eb('cover_w1024_id', '=', cover),
      )
      .limit(1)
      .executeTakeFirst());
  if (isKept) return [];
  if (kept.author === person) await requireRoomForReplaced(transaction, userId, whose);
  const removed = kept.author === person ? [] : await makeRoom(transaction, userId);
  const whole: GenerationDraft = {
    sections: [],
    entry: null,
    campaign: null,
    character: null,
    cover: null,
    portrait: null,
    ...draft,
  };
  await transaction
    .insertInto('generation')
    .values({
      ...kept,
      ...images,
      id: random.id(now),
      user_id: userId,
      status: 'done',
      settings: JSON.stringify({ ...defaultSettings, seed: 0, ...settings }),
      has_seed: 0,
      revision: null,
      revision_of: null,
      story: null,
      draft: JSON.stringify(whole),
      failure: null,
      created_at: now,
      ended_at: now,
    })
    .execute();
  return removed;
}
