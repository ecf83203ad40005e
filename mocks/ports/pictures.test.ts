import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { picture, refusedCovers } from '#tests/server/pictures.ts';
import { blankPictures, sameBytes, unchangedPictures } from './pictures.ts';

const wide = { width: 1024, height: 576 };

const idOf = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('base64url');

const render = (bytes: Uint8Array) => sameBytes.render('mira', bytes, { wide }, 'cover');

test.for(['jpeg', 'png', 'webp', 'avif'] as const)(
  'the mocks accept a picture of the format %s',
  async (format) => {
    const { bytes } = await picture(format);
    expect((await render(bytes))?.wide).toEqual({ id: idOf(bytes), bytes, ...wide });
  },
);

test.for(['image/jpeg', 'image/png', 'image/webp'])(
  'the mocks accept the blank picture of the type %s, and it can be decoded',
  async (type) => {
    const bytes = blankPictures[type] ?? new Uint8Array();
    expect(await render(bytes)).toEqual({ wide: { id: idOf(bytes), bytes, ...wide } });
    expect(await sharp(bytes).metadata()).toMatchObject({ width: 1, height: 1 });
    expect((await sharp(bytes).stats()).channels).not.toEqual([]);
  },
);

test.for(['jpeg', 'png', 'webp'] as const)('the mocks refuse half a %s', async (format) => {
  const { bytes } = await picture(format);
  expect(await render(bytes.subarray(0, bytes.length / 2))).toBeUndefined();
});

test('the mocks refuse the covers that the server refuses, except files that are too long', async () => {
  for (const [description, { bytes }] of await refusedCovers()) {
    // The pipeline refuses a file that is too long before it calls this port.
    if (description.includes('5 MiB')) continue;
    expect(await render(bytes), description).toBeUndefined();
  }
});

test.for([
  ['jpeg', { width: 4001, height: 4000 }],
  ['webp', { width: 4001, height: 4000 }],
  ['avif', { width: 4001, height: 2000 }],
] as const)('the mocks refuse a %s with too many pixels', async ([format, size]) => {
  const { bytes } = await picture(format);
  const { render: renderLarge } = unchangedPictures(() => Promise.resolve(size));
  expect(await renderLarge('mira', bytes, { wide }, 'cover')).toBeUndefined();
});

test.for([
  [
    { width: 4000, height: 3000 },
    { width: 640, height: 480 },
  ],
  [
    { width: 300, height: 4000 },
    { width: 48, height: 640 },
  ],
  [
    { width: 64, height: 48 },
    { width: 64, height: 48 },
  ],
  [
    { width: 9000, height: 1 },
    { width: 640, height: 1 },
  ],
] as const)(
  'the mocks return the size to which the server would reduce a picture: case %#',
  async ([size, fitted]) => {
    const { bytes } = await picture('png');
    const small = { width: 640, height: 640 };
    const { render: renderInside } = unchangedPictures(() => Promise.resolve(size));
    expect(await renderInside('mira', bytes, { small }, 'inside')).toEqual({
      small: { id: idOf(bytes), bytes, ...fitted },
    });
  },
);
