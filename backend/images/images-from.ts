import type { PictureFit, Pictures, PictureSize, RenderedPicture } from '#backend/ports.ts';
import { validationProblem } from '#contract/problem.ts';

const unreadable =
  'This is not a picture we can read. Use a JPEG, PNG or WebP file of at most 16 megapixels, or an AVIF file of at most 8.';

interface Upload<Name extends string> {
  readonly bytes: Uint8Array;
  readonly sizes: Readonly<Record<Name, PictureSize>>;
  readonly fit: PictureFit;
  /** The field of the upload, as in problems. */
  readonly path: string;
}

/**
 * Encodes an uploaded picture in all sizes. So no other data of the file is stored, such as the place
 * where a photo was taken.
 * @throws ProblemError 422 naming the upload that is not a picture, 503 when too many pictures wait
 */
export async function imagesFrom<Name extends string>(
  pictures: Pictures,
  userId: string,
  { bytes, sizes, fit, path }: Upload<Name>,
): Promise<Readonly<Record<Name, RenderedPicture>>> {
  const rendered = await pictures.render(userId, bytes, sizes, fit);
  if (!rendered) throw validationProblem([{ path, message: unreadable }]);
  return rendered;
}
