import { maxPixels } from '#backend/images/pixel-limits.ts';
import type { CanDecode } from '#mocks/ports/pictures.ts';

/** Decodes with the library of the server, which is loaded for the first picture. */
export const canDecode: CanDecode = async (bytes) => {
  const { default: sharp } = await import('sharp');
  const picture = sharp(bytes, { limitInputPixels: maxPixels, failOn: 'error' });
  return picture.stats().then(
    () => true,
    () => false,
  );
};
