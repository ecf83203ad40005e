import type { Pictures } from '#backend/ports.ts';

const startsWith = (bytes: Uint8Array, text: string, offset = 0): boolean =>
  [...text].every((character, index) => bytes[offset + index] === character.charCodeAt(0));

const isPicture = (bytes: Uint8Array): boolean =>
  startsWith(bytes, '\u00ff\u00d8\u00ff') ||
  startsWith(bytes, '\u0089PNG') ||
  (startsWith(bytes, 'RIFF') && startsWith(bytes, 'WEBP', 8)) ||
  startsWith(bytes, 'ftypavif', 4);

/**
 * Returns a picture unchanged. This is enough, because browsers show a picture of any format and size
 * although the content type is WebP.
 */
export const sameBytes: Pictures = {
  render: (bytes) => Promise.resolve(isPicture(bytes) ? bytes : undefined),
};

/** The smallest WebP picture: one transparent pixel. */
export const blankPicture = (): Uint8Array =>
  Uint8Array.from(atob('UklGRhoAAABXRUJQVlA4TA0AAAAvAAAAEAcQERGIiP4HAA=='), (character) =>
    character.charCodeAt(0),
  );
