import { type Area, redraw } from './redraw-picture.ts';

/** The ratio of width and height of a cover. */
const ratio = 16 / 9;

interface PreparedCover {
  coverImageW1024: File;
  coverImageW704: File;
}

/** A picture that the user has chosen, small enough for the draft of the form. */
export interface ChosenCover extends PreparedCover {
  /** The name of the file that was chosen. */
  name: string;
}

/** Whether a draft that is stored on the device has a cover. */
export const isChosenCover = (value: unknown): value is ChosenCover =>
  typeof value === 'object' &&
  value !== null &&
  'name' in value &&
  typeof value.name === 'string' &&
  'coverImageW1024' in value &&
  value.coverImageW1024 instanceof File &&
  'coverImageW704' in value &&
  value.coverImageW704 instanceof File;

/** The largest 16:9 area in the middle of a picture, in pixels. */
export function cropTo16By9(width: number, height: number): Area {
  const cropWidth = Math.min(width, height * ratio);
  const cropHeight = cropWidth / ratio;
  return {
    x: (width - cropWidth) / 2,
    y: (height - cropHeight) / 2,
    width: cropWidth,
    height: cropHeight,
  };
}

/**
 * Crops and scales a picture in the browser, so that a photo of 20 MB is sent as two small files.
 * @throws Error with a sentence for the user
 */
export async function prepareCover(file: File): Promise<PreparedCover> {
  const bitmap = await createImageBitmap(file).catch((cause: unknown) => {
    throw new Error('We cannot read this picture. Try a JPEG, PNG, WebP or AVIF file.', { cause });
  });
  try {
    const [coverImageW1024, coverImageW704] = await Promise.all([
      scaled(bitmap, 1024),
      scaled(bitmap, 704),
    ]);
    return { coverImageW1024, coverImageW704 };
  } finally {
    bitmap.close();
  }
}

const scaled = (bitmap: ImageBitmap, width: number): Promise<File> =>
  redraw(
    bitmap,
    cropTo16By9(bitmap.width, bitmap.height),
    { width, height: Math.round(width / ratio) },
    `cover-${width}.webp`,
  );
