import { portraitSize } from '#art/portrait/plan.ts';
import type { Pictures, RenderedPicture } from '#backend/ports.ts';
import { imagesFrom } from './images-from.ts';

/** Encodes a painted portrait. */
export const portraitFrom = async (
  pictures: Pictures,
  userId: string,
  bytes: Uint8Array,
): Promise<RenderedPicture> => {
  const sizes = { portrait: portraitSize };
  const path = '/portrait';
  return (await imagesFrom(pictures, userId, { bytes, sizes, fit: 'cover', path })).portrait;
};
