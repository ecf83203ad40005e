import type { PictureSize, Pictures } from '#backend/ports.ts';
import { Semaphore } from '#server/semaphore.ts';

const allowed = new Set(['jpeg', 'png', 'webp', 'heif']);
const mostPixels = 40_000_000;
const seconds = 10;

/**
 * Decodes pictures and encodes them again, so that only the picture is stored and no other data of
 * the file.
 */
export function createPictures(): Pictures {
  // Decoding needs tens of megabytes for each picture, and waiting pictures are in memory, too.
  const semaphore = new Semaphore({
    width: 2,
    waiting: 20,
    detail: 'Many pictures are coming in right now. Please try again in a few seconds.',
  });
  return { render: (bytes, size) => semaphore.run(() => render(bytes, size)) };
}

async function render(bytes: Uint8Array, size: PictureSize): Promise<Uint8Array | undefined> {
  // Loaded only when the first picture is rendered, because loading takes time and memory.
  const { default: sharp } = await import('sharp');
  const options = { limitInputPixels: mostPixels, failOn: 'error' } as const;
  try {
    const { format, compression } = await sharp(bytes, options).metadata();
    if (!allowed.has(format) || (format === 'heif' && compression !== 'av1')) return undefined;
    return await sharp(bytes, options)
      .rotate()
      .resize({ width: size.width, height: size.height, fit: 'cover' })
      .webp({ quality: 82 })
      .timeout({ seconds })
      .toBuffer();
  } catch {
    return undefined;
  }
}
