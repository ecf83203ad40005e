import { sha256 } from '@noble/hashes/sha2.js';
import { base64url } from '#backend/bytes.ts';
import { maxAvifPixels, maxPixels } from '#backend/images/pixel-limits.ts';
import { sizeInside } from '#backend/images/size-inside.ts';
import type { PictureFit, PictureSize, Pictures, RenderedPicture } from '#backend/ports.ts';

const startsWith = (bytes: Uint8Array, text: string, offset = 0): boolean =>
  [...text].every((character, index) => bytes[offset + index] === character.charCodeAt(0));

/** An incomplete JPEG has no marker for its end. */
const isJpeg = (bytes: Uint8Array): boolean =>
  startsWith(bytes, '\u00ff\u00d8\u00ff') &&
  bytes.some((byte, index) => byte === 0xff && bytes[index + 1] === 0xd9);

/** Reads the header of each chunk; an incomplete PNG has no chunk IEND. */
function isPng(bytes: Uint8Array): boolean {
  if (!startsWith(bytes, '\u0089PNG\r\n\u001a\n') || !startsWith(bytes, 'IHDR', 12)) return false;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (bytes.length < 24 || view.getUint32(16) * view.getUint32(20) > maxPixels) return false;
  for (let offset = 8; offset + 12 <= bytes.length; offset += 12 + view.getUint32(offset)) {
    if (startsWith(bytes, 'IEND', offset + 4)) return true;
  }
  return false;
}

/** The header of a WebP contains the length of the rest. */
function isWebp(bytes: Uint8Array): boolean {
  if (!startsWith(bytes, 'RIFF') || !startsWith(bytes, 'WEBP', 8)) return false;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return view.getUint32(4, true) + 8 <= bytes.length;
}

const isPicture = (bytes: Uint8Array): boolean =>
  isJpeg(bytes) || isPng(bytes) || isWebp(bytes) || startsWith(bytes, 'ftypavif', 4);

/** The size of a picture that the host can decode, rotated as it is shown; null if it cannot. */
export type ReadSize = (bytes: Uint8Array) => Promise<PictureSize | null>;

/** Draws a decodable picture in a size, without the metadata of the file, such as where it was taken. */
export type DrawPicture = (
  bytes: Uint8Array,
  size: PictureSize,
  fit: PictureFit,
) => Promise<Uint8Array>;

const isTooLarge = (bytes: Uint8Array, { width, height }: PictureSize): boolean =>
  width * height > (startsWith(bytes, 'ftypavif', 4) ? maxAvifPixels : maxPixels);

/**
 * Draws pictures again, as the server does. Files of another format, incomplete files of JPEG, PNG or
 * WebP, and a PNG with too many pixels are refused before they are decoded.
 */
export const drawn = (readSize: ReadSize, draw: DrawPicture): Pictures => ({
  async render<Name extends string>(
    _userId: string,
    bytes: Uint8Array,
    sizes: Readonly<Record<Name, PictureSize>>,
    fit: PictureFit,
  ) {
    const size = isPicture(bytes) ? await readSize(bytes) : null;
    if (size === null || isTooLarge(bytes, size)) return undefined;
    const pictures = Object.entries<PictureSize>(sizes).map(async ([name, wanted]) => {
      const fitted = fit === 'cover' ? wanted : sizeInside(size, wanted);
      const image = await draw(bytes, fitted, fit);
      return [name, { id: base64url(sha256(image)), bytes: image, ...fitted }];
    });
    // The keys of `sizes` are its names.
    return Object.fromEntries(await Promise.all(pictures)) as Record<Name, RenderedPicture>;
  },
});

/**
 * Stores pictures unchanged, for tests and mocks in Node: their answers must not depend on an encoder,
 * and what they store is not published. Browsers show a picture of any format and size although the
 * content type is WebP.
 */
export const unchangedPictures = (readSize: ReadSize): Pictures =>
  drawn(readSize, (bytes) => Promise.resolve(bytes));

/** For pictures that are known to be complete. */
export const sameBytes = unchangedPictures(() => Promise.resolve({ width: 1200, height: 800 }));

export const bytesOf = (base64: string): Uint8Array =>
  Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));

/** A picture of one pixel for each content type. */
export const blankPictures: Readonly<Record<string, Uint8Array>> = {
  'image/gif': bytesOf('R0lGODlhAQABAIAAAExpcYCAgCH5BAUAAAAALAAAAAABAAEAAAICTAEAOw=='),
  'image/jpeg': bytesOf(
    '/9j/2wBDABAQEBAREBIUFBIZGxgbGSUiHx8iJTgoKygrKDhVNT41NT41VUtbSkVKW0uHal5eaoecg3yDnL2pqb3u4u7/////' +
      '2wBDARAQEBAREBIUFBIZGxgbGSUiHx8iJTgoKygrKDhVNT41NT41VUtbSkVKW0uHal5eaoecg3yDnL2pqb3u4u7/////' +
      'wgARCAABAAEDASIAAhEBAxEB/8QAFAABAAAAAAAAAAAAAAAAAAAAAP/EABQBAQAAAAAAAAAAAAAAAAAAAAD/2gAMAwEAAh' +
      'ADEAAAAAP/xAAUEAEAAAAAAAAAAAAAAAAAAAAA/9oACAEBAAE/AH//xAAUEQEAAAAAAAAAAAAAAAAAAAAA/9oACAECAQE/' +
      'AH//xAAUEQEAAAAAAAAAAAAAAAAAAAAA/9oACAEDAQE/AH//2Q==',
  ),
  'image/png': bytesOf(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAMAAAAoyzS7AAAAA1BMVEWAgICQdD0xAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAA' +
      'CklEQVQImWNgAAAAAgAB9HFkpgAAAABJRU5ErkJggg==',
  ),
  'image/webp': bytesOf('UklGRhoAAABXRUJQVlA4TA0AAAAvAAAAEAcQERGIiP4HAA=='),
};
