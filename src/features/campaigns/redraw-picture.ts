export interface Area {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

const maxPngBytes = 1024 * 1024;

/** Draws a part of a picture in another size, as a small file. */
export async function redraw(
  bitmap: ImageBitmap,
  { x, y, width, height }: Area,
  size: { readonly width: number; readonly height: number },
  name: string,
): Promise<File> {
  const canvas = document.createElement('canvas');
  canvas.width = size.width;
  canvas.height = size.height;
  canvas.getContext('2d')?.drawImage(bitmap, x, y, width, height, 0, 0, size.width, size.height);
  const encoded = (type: string) =>
    new Promise<Blob | null>((resolve) => {
      canvas.toBlob(resolve, type, 0.9);
    });
  let blob = await encoded('image/webp');
  // Safari cannot write WebP and returns a PNG instead, which is too large for a photo.
  if (blob?.type === 'image/png' && blob.size > maxPngBytes) blob = await encoded('image/jpeg');
  if (!blob) throw new Error('We cannot scale this picture. Try a smaller one.');
  return new File([blob], name, { type: blob.type });
}
