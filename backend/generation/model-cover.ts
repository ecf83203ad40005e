import { ProblemError } from '#contract/problem.ts';
import { coverFrom, type CoverImages } from '#backend/images/cover.ts';
import { ModelFailure } from '#backend/ports.ts';
import { ModelSession } from './model-session.ts';
import type { Parts } from './parts.ts';
import type { GenerationRow } from './record.ts';
import { WorkEnded, type Watch } from './watch.ts';
import type { Shortfall } from './words/notice.ts';

/** Models paint few sizes; the ratio of covers is cut out of this one. */
const askedSize = { width: 1536, height: 1024 };

export type ModelCover =
  | { readonly cover: CoverImages; readonly author: string }
  /** Why the painter has to paint; null if there is no model. */
  | { readonly reason: Shortfall | null };

/**
 * Has an image model paint a cover.
 * @throws WorkEnded when the generation is cancelled, or this process stops
 */
export async function paintWithModel(
  parts: Parts,
  row: GenerationRow,
  watch: Watch,
  prompt: string,
): Promise<ModelCover> {
  const session = await ModelSession.open(parts, row, 'image', watch);
  if (session === null) return { reason: null };
  if (session === 'resting') return { reason: 'resting' };
  let reason: Shortfall | null = null;
  let pictures = 0;
  try {
    const { bytes } = await session.call((connection, signal) =>
      parts.models.paint(connection, { ...askedSize, prompt }, signal),
    );
    pictures = 1;
    const upload = { name: 'cover.png', type: 'image/png', bytes };
    const cover = await coverFrom(parts.pictures, row.user_id, { coverImageW1024: upload });
    if (cover) return { cover, author: session.name };
    reason = 'broken';
  } catch (error) {
    reason = shortfallOf(error);
  } finally {
    await session.close({ reason, pictures });
  }
  return { reason };
}

/** @throws the error if the painter would not help */
function shortfallOf(error: unknown): Shortfall {
  if (error instanceof ModelFailure) return error.reason;
  if (error instanceof WorkEnded && error.why === 'out-of-time') return 'out-of-time';
  // The bytes are no picture that can be read.
  if (error instanceof ProblemError && error.status === 422) return 'broken';
  throw error;
}
