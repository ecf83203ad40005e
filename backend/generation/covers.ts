import type { Kysely } from 'kysely';
import { validationProblem } from '#contract/problem.ts';
import type { MemberCampaign } from '#backend/campaigns/present.ts';
import type { Schema } from '#backend/db/schema.ts';
import { imageUrl } from '#backend/images/store.ts';
import type { Random } from '#backend/random.ts';
import type { GenerationDraft } from '#src/generated/model/index.ts';
import { makeRoom } from './make-room.ts';
import { defaultSettings, findGeneration, generationOf } from './record.ts';

/** The author of a cover that was uploaded. */
const uploader = 'person';

/** The columns of a campaign with a painted cover. */
export interface PaintedCover {
  readonly cover_w1024_id: string;
  readonly cover_w704_id: string;
  readonly cover_alt: string | null;
}

/** @throws ProblemError 422 when the user has no painted cover with this id */
export async function coverOfGeneration(
  db: Kysely<Schema>,
  userId: string,
  generationId: string | undefined,
): Promise<PaintedCover | null> {
  if (generationId === undefined) return null;
  const row = await findGeneration(db, generationId, userId);
  if (!row?.cover_w1024_id || !row.cover_w704_id) {
    const message = 'There is no such cover among your drafts any more.';
    throw validationProblem([{ path: '/coverGenerationId', message }]);
  }
  return {
    cover_w1024_id: row.cover_w1024_id,
    cover_w704_id: row.cover_w704_id,
    // An uploaded cover has no words of the painter.
    cover_alt: row.author === uploader ? null : (generationOf(row).draft?.cover?.alt ?? null),
  };
}

interface Keeper {
  readonly random: Random;
  readonly userId: string;
  readonly now: number;
}

type Covered = Pick<
  MemberCampaign,
  'id' | 'title' | 'cover_w1024_id' | 'cover_w704_id' | 'cover_alt'
>;

/**
 * Keeps the present cover of a campaign as a draft, so that its user can go back to it.
 * @returns the images of drafts that made room
 */
export async function keepCover(
  { random, userId, now }: Keeper,
  transaction: Kysely<Schema>,
  { id, title, cover_w1024_id: wide, cover_w704_id: narrow, cover_alt: alt }: Covered,
): Promise<string[]> {
  if (wide === null || narrow === null) return [];
  const isKept = await transaction
    .selectFrom('generation')
    .select('id')
    .where('user_id', '=', userId)
    .where('cover_w1024_id', '=', wide)
    .limit(1)
    .executeTakeFirst();
  if (isKept) return [];
  const removed = await makeRoom(transaction, userId);
  const draft: GenerationDraft = {
    title,
    sections: [],
    entry: null,
    campaign: null,
    cover: {
      coverImageW1024: imageUrl(wide) ?? '',
      coverImageW704: imageUrl(narrow) ?? '',
      alt: alt ?? 'An uploaded cover.',
    },
  };
  await transaction
    .insertInto('generation')
    .values({
      id: random.id(now),
      user_id: userId,
      campaign_id: id,
      kind: 'cover',
      status: 'done',
      settings: JSON.stringify({ ...defaultSettings, seed: 0 }),
      has_seed: 0,
      revision: null,
      revision_of: null,
      author: alt === null ? uploader : 'painter',
      story: null,
      draft: JSON.stringify(draft),
      notice: null,
      written: null,
      cover_w1024_id: wide,
      cover_w704_id: narrow,
      failure: null,
      created_at: now,
      ended_at: now,
    })
    .execute();
  return removed;
}
