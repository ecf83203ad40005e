import type { Kysely } from 'kysely';
import { validationProblem } from '#contract/problem.ts';
import type { MemberCampaign } from '#backend/campaigns/present.ts';
import type { RequestContext } from '#backend/context.ts';
import type { Schema } from '#backend/db/schema.ts';
import { imageUrl } from '#backend/images/store.ts';
import type { GenerationDraft } from '#src/generated/model/index.ts';
import { defaultSettings, findGeneration, generationOf } from './record.ts';

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
    cover_alt: generationOf(row).draft?.cover?.alt ?? null,
  };
}

/** Keeps the present cover of a campaign as a draft, so that its user can go back to it. */
export async function keepCover(
  context: RequestContext,
  transaction: Kysely<Schema>,
  campaign: MemberCampaign,
): Promise<void> {
  const { app, now } = context;
  const { id: userId } = context.signedIn();
  const { id, title, cover_w1024_id: wide, cover_w704_id: narrow, cover_alt: alt } = campaign;
  if (wide === null || narrow === null) return;
  const isKept = await transaction
    .selectFrom('generation')
    .select('id')
    .where('user_id', '=', userId)
    .where('cover_w1024_id', '=', wide)
    .limit(1)
    .executeTakeFirst();
  if (isKept) return;
  const draft: GenerationDraft = {
    title,
    sections: [],
    entry: null,
    campaign: null,
    cover: {
      coverImageW1024: imageUrl(wide) ?? '',
      coverImageW704: imageUrl(narrow) ?? '',
      alt: alt ?? 'The cover until now.',
    },
  };
  await transaction
    .insertInto('generation')
    .values({
      id: app.random.id(now),
      user_id: userId,
      campaign_id: id,
      kind: 'cover',
      status: 'done',
      settings: JSON.stringify({ ...defaultSettings, seed: 0 }),
      revision: null,
      revision_of: null,
      author: alt === null ? 'person' : 'painter',
      story: null,
      draft: JSON.stringify(draft),
      cover_w1024_id: wide,
      cover_w704_id: narrow,
      failure: null,
      created_at: now,
      ended_at: now,
    })
    .execute();
}
