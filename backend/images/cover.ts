import { sha256 } from '@noble/hashes/sha2.js';
import { base64url } from '#backend/bytes.ts';
import type { Pictures } from '#backend/ports.ts';
import { validationProblem } from '#contract/problem.ts';
import type { UploadedFile } from '#src/generated/contract/types.ts';

/** The two sizes of every cover, with the same ratio. */
const coverSizes = {
  coverImageW1024: { width: 1024, height: 576 },
  coverImageW704: { width: 704, height: 396 },
} as const;

/** A picture with more pixels is refused, because decoding it needs too much memory. */
export const maxPixels = 40_000_000;

type CoverField = keyof typeof coverSizes;

interface Picture {
  /** The hash of the bytes, so that equal pictures are stored only once. */
  readonly id: string;
  readonly bytes: Uint8Array;
  readonly width: number;
  readonly height: number;
}

export type Cover = Readonly<Record<CoverField, Picture>>;

type Uploads = Partial<Record<CoverField, UploadedFile>>;

/**
 * Encodes the cover in both sizes. So no other data of the uploaded file is stored, such as the place
 * where a photo was taken. One upload is enough for both sizes; null when there is no upload.
 * @throws ProblemError 422 naming the upload that is not a picture
 */
export async function coverFrom(pictures: Pictures, uploads: Uploads): Promise<Cover | null> {
  const wide = uploads.coverImageW1024;
  const narrow = uploads.coverImageW704;
  if (!wide && !narrow) return null;
  return {
    coverImageW1024: await pictureFrom(
      pictures,
      wide ? ['coverImageW1024', wide] : ['coverImageW704', narrow],
      'coverImageW1024',
    ),
    coverImageW704: await pictureFrom(
      pictures,
      narrow ? ['coverImageW704', narrow] : ['coverImageW1024', wide],
      'coverImageW704',
    ),
  };
}

async function pictureFrom(
  pictures: Pictures,
  [field, upload]: readonly [CoverField, UploadedFile | undefined],
  size: CoverField,
): Promise<Picture> {
  const bytes = await pictures.render(upload?.bytes ?? new Uint8Array(), coverSizes[size]);
  if (!bytes) {
    const message = 'This is no picture we can read. Use a JPEG, PNG, WebP or AVIF file.';
    throw validationProblem([{ path: `/${field}`, message }]);
  }
  return {
    id: base64url(sha256(bytes)),
    bytes,
    ...coverSizes[size],
  };
}
