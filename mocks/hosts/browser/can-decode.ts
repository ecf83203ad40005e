import type { CanDecode } from '#mocks/ports/pictures.ts';

/** Decodes with the browser, in a worker, too. */
export const canDecode: CanDecode = (bytes) =>
  // The bytes of an upload are never in shared memory.
  createImageBitmap(new Blob([bytes as Uint8Array<ArrayBuffer>])).then(
    (bitmap) => {
      bitmap.close();
      return true;
    },
    () => false,
  );
