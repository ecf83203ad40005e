import { randomBytes } from 'node:crypto';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { createPictures } from '#server/images/pictures.ts';
import { Renderer } from '#server/images/renderer.ts';
import { silentLog } from '#server/log.ts';

const sizes = { small: { width: 64, height: 36 }, large: { width: 128, height: 72 } };

const picture = (format: 'avif' | 'jpeg', width: number, height: number): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: '#7c3aed' } })
    .toFormat(format, { effort: 0 })
    .toBuffer();

const slow = await picture('avif', 2800, 2800);
const quick = await picture('jpeg', 640, 360);

test.for([
  ['time', { ms: 1, memoryBytes: 2 ** 29 }],
  ['memory', { ms: 60_000, memoryBytes: 1 }],
] as const)('a picture that needs too much %s ends the process', async ([, limits]) => {
  const renderer = new Renderer(limits);
  expect(await renderer.render({ bytes: slow, sizes })).toBeUndefined();
  expect(renderer.isRunning).toBe(false);
});

test('a process renders one picture after the other, in all sizes', async () => {
  const renderer = new Renderer();
  for (const bytes of [quick, randomBytes(100), slow]) {
    const rendered = await renderer.render({ bytes, sizes });
    const widths = Object.values(rendered ?? {}).map(
      async (webp) => (await sharp(webp).metadata()).width,
    );
    expect(await Promise.all(widths)).toEqual(bytes.length === 100 ? [] : [64, 128]);
  }
  expect(renderer.isRunning).toBe(true);
  renderer.end();
});

test.for([
  ['avif', 2830, 2830],
  ['jpeg', 4001, 4000],
] as const)(
  'a picture of the format %s with too many pixels is refused',
  async ([format, width, height]) => {
    const pictures = createPictures(silentLog);
    const bytes = await picture(format, width, height);
    expect(await pictures.render('mira', bytes, sizes)).toBeUndefined();
    expect(Object.keys((await pictures.render('mira', quick, sizes)) ?? {})).toEqual([
      'small',
      'large',
    ]);
    pictures.close();
  },
);
