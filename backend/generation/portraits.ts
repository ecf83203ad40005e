import type { Kysely } from 'kysely';
import { validationProblem } from '#contract/problem.ts';
import { writtenIn, type CharacterRow } from '#backend/characters/record.ts';
import type { Schema } from '#backend/db/schema.ts';
import { imageUrl } from '#backend/images/store.ts';
import { keepDraft, type Keeper } from './keep-draft.ts';
import { findGeneration, generationOf } from './record.ts';

/** The columns of a character with a portrait. */
type PaintedPortrait = Pick<CharacterRow, 'portrait_id' | 'portrait_alt'>;

/** @throws ProblemError 422 when the user has no painted portrait with this id */
export async function portraitOfGeneration(
  db: Kysely<Schema>,
  userId: string,
  generationId: string | null,
): Promise<PaintedPortrait> {
  if (generationId === null) return { portrait_id: null, portrait_alt: null };
  const row = await findGeneration(db, generationId, userId);
  const alt = row && generationOf(row).draft?.portrait?.alt;
  if (!row?.portrait_id || alt === undefined) {
    const message = 'There is no such portrait among your drafts any more.';
    throw validationProblem([{ path: '/generationId', message }]);
  }
  return { portrait_id: row.portrait_id, portrait_alt: alt };
}

/**
 * Keeps the present portrait of a character as a draft, so that its user can go back to it.
 * @returns the images of old drafts that were deleted because of the limit of drafts
 */
export async function keepPortrait(
  keeper: Keeper,
  transaction: Kysely<Schema>,
  character: CharacterRow,
): Promise<string[]> {
  const { id, portrait_id: portrait, portrait_alt: alt } = character;
  if (portrait === null || alt === null) return [];
  return keepDraft(keeper, transaction, {
    kind: 'portrait',
    campaign_id: null,
    settings: { characterId: id },
    author: 'painter',
    draft: {
      title: writtenIn(character).name,
      portrait: { portraitImage: imageUrl(portrait) ?? '', alt },
    },
    images: { cover_w1024_id: null, cover_w704_id: null, portrait_id: portrait },
  });
}
