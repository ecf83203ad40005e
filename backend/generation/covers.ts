import type { Kysely } from 'kysely';
import { validationProblem } from '#contract/problem.ts';
import type { MemberCampaign } from '#backend/campaigns/present.ts';
import type { Schema } from '#backend/db/schema.ts';
import { imageUrl } from '#backend/images/store.ts';
import { keepOfCampaign, type Keeper } from './keep-draft.ts';
import { findGeneration, generationOf, person } from './record.ts';

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
    cover_alt: row.author === person ? null : (generationOf(row).draft?.cover?.alt ?? null),
  };
}

type Covered = Pick<
  MemberCampaign,
  'id' | 'owner_id' | 'title' | 'cover_w1024_id' | 'cover_w704_id' | 'cover_alt'
>;

/**
 * Keeps the present cover of a campaign as a draft, so that its user and the owner can go back to it.
 * @returns the images of old drafts that were deleted because of the limit of drafts
 */
export async function keepCover(
  keeper: Keeper,
  transaction: Kysely<Schema>,
  { id, owner_id: ownerId, title, ...cover }: Covered,
): Promise<string[]> {
  const { cover_w1024_id: wide, cover_w704_id: narrow, cover_alt: alt } = cover;
  if (wide === null || narrow === null) return [];
  return keepOfCampaign(keeper, transaction, ownerId, {
    kind: 'cover',
    campaign_id: id,
    settings: {},
    author: alt === null ? person : 'painter',
    draft: {
      title,
      cover: {
        coverImageW1024: imageUrl(wide) ?? '',
        coverImageW704: imageUrl(narrow) ?? '',
        alt: alt ?? 'An uploaded cover.',
      },
    },
    images: { cover_w1024_id: wide, cover_w704_id: narrow, portrait_id: null },
  });
}
