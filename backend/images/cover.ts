import { sha256 } from '@noble/hashes/sha2.js';
import { base64url } from '#backend/bytes.ts';
import type { Pictures, PictureSize } from '#backend/ports.ts';
import { validationProblem } from '#contract/problem.ts';
import type { UploadedFile } from '#src/generated/contract/types.ts';

/** The two sizes of every cover, with the same ratio. */
const coverSizes = {
  coverImageW1024: { width: 1024, height: 576 },
  coverImageW704: { width: 704, height: 396 },
} as const;

type CoverField = keyof typeof coverSizes;

interface Picture {
  /** The hash of the bytes, so that equal pictures are stored only once. */
  readonly id: string;
  readonly bytes: Uint8Array;
  readonly width: number;
  readonly height: number;
}

export type Cover = Readonly<Record<CoverField, Picture>>;

const unreadable =
  'This is no picture we can read. Use a JPEG, PNG or WebP file of at most 16 megapixels, or an AVIF file of at most 8.';

type Uploads = Partial<Record<CoverField, UploadedFile>>;

/**
 * Encodes the cover in both sizes. So no other data of the uploaded file is stored, such as the place
 * where a photo was taken. One upload is enough for both sizes; null when there is no upload.
 * @throws ProblemError 422 naming the upload that is not a picture, 503 when too many pictures wait
 */
export async function coverFrom(
  pictures: Pictures,
  userId: string,
  { coverImageW1024: wide, coverImageW704: narrow }: Uploads,
): Promise<Cover | null> {
  async function render<Field extends CoverField>(
    field: CoverField,
    { bytes }: UploadedFile,
    sizes: Readonly<Record<Field, PictureSize>>,
  ): Promise<Readonly<Record<Field, Picture>>> {
    const rendered = await pictures.render(userId, bytes, sizes);
    if (!rendered) throw validationProblem([{ path: `/${field}`, message: unreadable }]);
    // `rendered` has a picture for each field of `sizes`, and only for these.
    const entries = Object.entries<Uint8Array>(rendered).map(([name, webp]) => [
      name,
      { id: base64url(sha256(webp)), bytes: webp, ...coverSizes[name as Field] },
    ]);
    // The entries have these fields.
    return Object.fromEntries(entries) as Record<Field, Picture>;
  }

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
