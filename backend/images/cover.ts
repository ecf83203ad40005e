import { hash } from 'node:crypto';
import { validationProblem } from '#contract/problem.ts';
import type { UploadedFile } from '#src/generated/contract/types.ts';
import { Gate } from '#server/gate.ts';

/** The two widths in which every cover exists, both of one ratio. */
const coverSizes = {
  coverImageW1024: { width: 1024, height: 576 },
  coverImageW704: { width: 704, height: 396 },
} as const;

type CoverField = keyof typeof coverSizes;

interface Picture {
  /** Made from the bytes: the same picture is kept once. */
  readonly id: string;
  readonly bytes: Uint8Array;
  readonly width: number;
  readonly height: number;
}

export type Cover = Readonly<Record<CoverField, Picture>>;

type Uploads = Partial<Record<CoverField, UploadedFile>>;

const allowed = new Set(['jpeg', 'png', 'webp', 'heif']);
const mostPixels = 40_000_000;
const seconds = 10;

/** Decoding takes tens of megabytes for each picture, and those that wait are in memory as well. */
const gate = new Gate({
  width: 2,
  waiting: 20,
  detail: 'Many pictures are coming in right now. Please try again in a few seconds.',
});

/**
 * Both widths, decoded and written anew so that nothing of the file but the picture is kept; from
 * one upload when only one was given, and null when none was.
 * @throws ProblemError 422 naming the upload that is no picture
 */
export async function coverFrom(uploads: Uploads): Promise<Cover | null> {
  const wide = uploads.coverImageW1024;
  const narrow = uploads.coverImageW704;
  if (!wide && !narrow) return null;
  return {
    coverImageW1024: await pictureFrom(
      wide ? ['coverImageW1024', wide] : ['coverImageW704', narrow],
      'coverImageW1024',
    ),
    coverImageW704: await pictureFrom(
      narrow ? ['coverImageW704', narrow] : ['coverImageW1024', wide],
      'coverImageW704',
    ),
  };
}

async function pictureFrom(
  [field, upload]: readonly [CoverField, UploadedFile | undefined],
  size: CoverField,
): Promise<Picture> {
  const bytes = await gate.pass(() => render(upload?.bytes ?? new Uint8Array(), size));
  if (!bytes) {
    const message = 'This is no picture we can read. Use a JPEG, PNG, WebP or AVIF file.';
    throw validationProblem([{ path: `/${field}`, message }]);
  }
  return { id: hash('sha256', bytes, 'base64url'), bytes, ...coverSizes[size] };
}

/** Undefined for anything but a whole picture of an allowed kind and a sane size. */
async function render(bytes: Uint8Array, size: CoverField): Promise<Uint8Array | undefined> {
  // Loaded with the first picture: it takes time and memory that a start does not need.
  const { default: sharp } = await import('sharp');
  const options = { limitInputPixels: mostPixels, failOn: 'error' } as const;
  try {
    const { format, compression } = await sharp(bytes, options).metadata();
    if (!allowed.has(format) || (format === 'heif' && compression !== 'av1')) return undefined;
    return await sharp(bytes, options)
      .rotate()
      .resize({ ...coverSizes[size], fit: 'cover' })
      .webp({ quality: 82 })
      .timeout({ seconds })
      .toBuffer();
  } catch {
    return undefined;
  }
}
