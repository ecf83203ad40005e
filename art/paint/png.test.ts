import sharp from 'sharp';
import { expect, test } from 'vitest';
import { pngOf } from './png.ts';

test('a decoder reads the same pixels', async () => {
  const [width, height] = [37, 11];
  const pixels = Uint8ClampedArray.from({ length: width * height * 4 }, (_, at) =>
    at % 4 === 3 ? 255 : (at * 7919) % 256,
  );
  const decoded = await sharp(await pngOf({ width, height, pixels }))
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  expect(decoded.info).toMatchObject({ width, height, channels: 4 });
  expect(new Uint8ClampedArray(decoded.data)).toEqual(pixels);
});
