import { RefusedPicture } from '#src/components/entry-editor/refused-picture.ts';
import { redraw } from '../redraw-picture.ts';
import { longestPictureSide, mostImageBytes } from '#src/lib/contract-limits.ts';

/** A smaller file is uploaded faster than it is drawn again. */
const worthwhileBytes = 1024 * 1024;

const acceptedTypes = new Set(['image/jpeg', 'image/png', 'image/webp', 'image/avif']);

/** The formats for a file chooser. Phones then offer a photo in one of them. */
export const acceptedPictures = [...acceptedTypes].join(',');

/** Whether a picture has to be drawn again before it is uploaded: the server would refuse it, or it is large. */
export function needsRedraw(
  { size, type }: Pick<File, 'size' | 'type'>,
  { width, height }: { readonly width: number; readonly height: number },
): boolean {
  const isLarge = Math.max(width, height) > longestPictureSide;
  return (
    !acceptedTypes.has(type) ||
    size > mostImageBytes ||
    (isLarge && (size > worthwhileBytes || width * height > 8_000_000))
  );
}

/** The size that fits into what the server stores. */
export function fittedSize(width: number, height: number) {
  const scale = Math.min(1, longestPictureSide / Math.max(width, height));
  return {
    width: Math.max(1, Math.round(width * scale)),
    height: Math.max(1, Math.round(height * scale)),
  };
}

const decoded = async (file: File): Promise<ImageBitmap | null> => {
  try {
    return await createImageBitmap(file);
  } catch {
    return null;
  }
};

/**
 * Makes a photo of a phone so small that its upload is quick and accepted. What the browser cannot
 * decode is sent as it is: the server says what is wrong with it.
 * @throws RefusedPicture when the file is too large and the browser cannot make it smaller
 */
export async function preparePicture(file: File): Promise<File> {
  const bitmap = await decoded(file);
  if (bitmap === null) {
    if (file.size <= mostImageBytes) return file;
    const megabytes = Math.ceil(file.size / 1024 / 1024);
    throw new RefusedPicture(
      `It has ${megabytes} MB, and your browser cannot make it smaller. Use a JPEG, PNG or WebP file of at most ${mostImageBytes / 1024 / 1024} MB.`,
    );
  }
  try {
    const { width, height } = bitmap;
    if (!needsRedraw(file, bitmap)) return file;
    const name = file.name.replace(/\.\w+$/, '.webp');
    return await redraw(bitmap, { x: 0, y: 0, width, height }, fittedSize(width, height), name);
  } finally {
    bitmap.close();
  }
}
