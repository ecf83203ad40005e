import type { ReadSize } from '#mocks/ports/pictures.ts';

/** Decodes with the browser, in a worker, too. */
export const readSize: ReadSize = (bytes) =>
  // The bytes of an upload are never in shared memory.
  createImageBitmap(new Blob([bytes as Uint8Array<ArrayBuffer>])).then(
    (bitmap) => {
      const { width, height } = bitmap;
      bitmap.close();
      return { width, height };
    },
    () => null,
  );
