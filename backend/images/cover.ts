import type { Pictures, PictureSize, RenderedPicture } from '#backend/ports.ts';
import type { UploadedFile } from '#src/generated/contract/types.ts';
import { base64url } from '#backend/bytes.ts';
import { imagesFrom } from './images-from.ts';

/** The two sizes of every cover, with the same ratio. */
const coverSizes = {
  coverImageW1024: { width: 1024, height: 576 },
  coverImageW704: { width: 704, height: 396 },
} as const;

/** The size in which covers are painted. */
export const largeCover = coverSizes.coverImageW1024;

type CoverField = keyof typeof coverSizes;

export type CoverImages = Readonly<Record<CoverField, RenderedPicture>>;

type Uploads = Partial<Record<CoverField, UploadedFile>>;

export const hasCover = ({ coverImageW1024, coverImageW704 }: Uploads): boolean =>
  coverImageW1024 !== undefined || coverImageW704 !== undefined;

/**
 * Encodes the cover in both sizes. So no other data of the uploaded file is stored, such as the place
 * where a photo was taken. One upload is enough for both sizes; null when there is no upload.
 * @throws ProblemError 422 naming the upload that is not a picture, 503 when too many pictures wait
 */
export async function coverFrom(
  pictures: Pictures,
  userId: string,
  { coverImageW1024: wide, coverImageW704: narrow }: Uploads,
): Promise<CoverImages | null> {
  const render = <Field extends CoverField>(
    field: CoverField,
    { bytes }: UploadedFile,
    sizes: Readonly<Record<Field, PictureSize>>,
  ) => imagesFrom(pictures, userId, { bytes, sizes, fit: 'cover', path: `/${field}` });

  const { coverImageW1024, coverImageW704 } = coverSizes;
  if (wide && narrow) {
    return {
      ...(await render('coverImageW1024', wide, { coverImageW1024 })),
      ...(await render('coverImageW704', narrow, { coverImageW704 })),
    };
  }
  if (wide) return render('coverImageW1024', wide, coverSizes);
  return narrow ? render('coverImageW704', narrow, coverSizes) : null;
}

/** The hashes by which the same uploads are recognised. Computing them is much faster than encoding the cover. */
export async function hashesOfUploads({
  coverImageW1024,
  coverImageW704,
}: Uploads): Promise<Partial<Record<CoverField, string>>> {
  return {
    ...(coverImageW1024 && { coverImageW1024: await hashOf(coverImageW1024) }),
    ...(coverImageW704 && { coverImageW704: await hashOf(coverImageW704) }),
  };
}

async function hashOf({ bytes }: UploadedFile): Promise<string> {
  return base64url(new Uint8Array(await crypto.subtle.digest('SHA-256', new Uint8Array(bytes))));
}
