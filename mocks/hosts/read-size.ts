import { maxPixels } from '#backend/images/pixel-limits.ts';
import type { ReadSize } from '#mocks/ports/pictures.ts';

/** Decodes with the library of the server, which is loaded for the first picture. */
export const readSize: ReadSize = async (bytes) => {
  const { default: sharp } = await import('sharp');
  const picture = sharp(bytes, { limitInputPixels: maxPixels, failOn: 'error' });
  try {
    await picture.stats();
    return (await picture.metadata()).autoOrient;
  } catch {
    return null;
  }
};
