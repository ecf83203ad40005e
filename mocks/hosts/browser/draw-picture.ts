import type { DrawPicture } from '#mocks/ports/pictures.ts';

/** The quality of the server. Safari writes no WebP but a PNG, which browsers show as well. */
const format = { type: 'image/webp', quality: 0.82 };

/** Draws with the browser, in a worker, too. Of an animation it draws the first frame. */
export const drawPicture: DrawPicture = async (bytes, { width, height }, fit) => {
  // The bytes of an upload are never in shared memory.
  const bitmap = await createImageBitmap(new Blob([bytes as Uint8Array<ArrayBuffer>]));
  try {
    const canvas = new OffscreenCanvas(width, height);
    const scale = Math.max(width / bitmap.width, height / bitmap.height);
    // A picture that must cover the size is cut around its middle.
    const shown = fit === 'cover' ? { width: width / scale, height: height / scale } : bitmap;
    const x = (bitmap.width - shown.width) / 2;
    const y = (bitmap.height - shown.height) / 2;
    canvas
      .getContext('2d')
      ?.drawImage(bitmap, x, y, shown.width, shown.height, 0, 0, width, height);
    const blob = await canvas.convertToBlob(format);
    return new Uint8Array(await blob.arrayBuffer());
  } finally {
    bitmap.close();
  }
};
