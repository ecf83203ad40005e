import { describe, expect, test, vi } from 'vitest';
import { fittedSize, needsRedraw, preparePicture } from './prepare-picture.ts';

const megabyte = 1024 * 1024;
const phone = { width: 4032, height: 3024 };

describe('a picture is drawn again', () => {
  test.each([
    ['a photo of a phone', 'image/jpeg', 6 * megabyte, phone],
    ['a photo of a phone that is short enough', 'image/jpeg', 3 * megabyte, phone],
    ['an AVIF with more pixels than the server takes', 'image/avif', 100_000, phone],
    ['a format that the server does not take', 'image/heic', 100_000, { width: 9, height: 9 }],
    ['a long file with few pixels', 'image/png', 6 * megabyte, { width: 2000, height: 2000 }],
  ] as const)('if it is %s', (_, type, size, pixels) => {
    expect(needsRedraw({ type, size }, pixels)).toBe(true);
  });

  test.each([
    ['a drawing', 'image/png', 2 * megabyte, { width: 1600, height: 1200 }],
    ['a short file', 'image/webp', 300_000, { width: 2400, height: 1200 }],
  ] as const)('but not if it is %s', (_, type, size, pixels) => {
    expect(needsRedraw({ type, size }, pixels)).toBe(false);
  });

  test('in a size that fits, with its ratio', () => {
    expect(fittedSize(4032, 3024)).toEqual({ width: 2048, height: 1536 });
    expect(fittedSize(100, 4096)).toEqual({ width: 50, height: 2048 });
    expect(fittedSize(640, 480)).toEqual({ width: 640, height: 480 });
  });
});

test('what the browser cannot decode is sent as it is, unless it is too long', async () => {
  vi.stubGlobal('createImageBitmap', () => Promise.reject(new Error('no picture')));
  const short = new File(['<svg>'], 'a.svg', { type: 'image/svg+xml' });
  expect(await preparePicture(short)).toBe(short);
  const long = new File([new Uint8Array(6 * megabyte)], 'a.tif', { type: 'image/tiff' });
  await expect(preparePicture(long)).rejects.toThrow('It has 6 MB');
  vi.unstubAllGlobals();
});
