import { maxPixels } from '#backend/images/cover.ts';
import type { PictureSize, Pictures } from '#backend/ports.ts';
import { Semaphore } from '#server/semaphore.ts';

const allowedFormats = new Set(['jpeg', 'png', 'webp', 'heif']);
const timeoutSeconds = 10;

/**
 * Decodes pictures and encodes them again. So no other data of the uploaded file is stored, such as
 * the place where a photo was taken.
 */
export function createPictures(): Pictures {
  // Running tasks are limited, because each needs tens of megabytes. Waiting tasks are limited, because
  // the bytes of their pictures are in memory, too.
  const semaphore = new Semaphore({
    maxRunning: 2,
    maxWaiting: 20,
    detail: 'Many pictures are coming in right now. Please try again in a few seconds.',
  });
  return { render: (bytes, size) => semaphore.run(() => render(bytes, size)) };
}

async function render(bytes: Uint8Array, size: PictureSize): Promise<Uint8Array | undefined> {
  // Loaded only when the first picture is rendered, because loading takes time and memory.
  const { default: sharp } = await import('sharp');
  const options = { limitInputPixels: maxPixels, failOn: 'error' } as const;
  try {
    const { format, compression } = await sharp(bytes, options).metadata();
    if (!allowedFormats.has(format)) return undefined;
    if (format === 'heif' && compression !== 'av1') return undefined;
    return await sharp(bytes, options)
      .rotate()
      .resize({ width: size.width, height: size.height, fit: 'cover' })
      .webp({ quality: 82 })
      .timeout({ seconds: timeoutSeconds })
      .toBuffer();
  } catch {
    return undefined;
  }
}
