import { pngOf } from '#art/paint/png.ts';

/** A PNG in the ratio of covers, for tests that need a painted cover and not its looks. */
export const smallPicture = await pngOf({
  width: 16,
  height: 9,
  pixels: new Uint8ClampedArray(16 * 9 * 4).fill(120),
});
