import { createHash, randomBytes } from 'node:crypto';
import { mkdtempSync, readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, onTestFinished, test, vi } from 'vitest';
import { createPictures } from '#server/pictures/create-pictures.ts';
import { Renderer, type RenderLimits } from '#server/pictures/renderer.ts';
import { silentLog } from '#server/log.ts';

const sizes = { small: { width: 64, height: 36 }, large: { width: 128, height: 72 } };

const mebibyte = 2 ** 20;
const generous = { ms: 60_000, memoryBytes: 512 * mebibyte, reuseBytes: 512 * mebibyte };
/** Enough for `quick`, whose process has about 90 MiB, but not for `slow`, which needs 230 MiB. */
const scarce = { ...generous, memoryBytes: 160 * mebibyte };

/** Pictures whose processes have these limits, one after the other; the last ones are for all others. */
function picturesIn(...limits: readonly [RenderLimits, ...RenderLimits[]]) {
  const started: Renderer[] = [];
  const pictures = createPictures(silentLog, () => {
    const renderer = new Renderer(limits[started.length] ?? limits.at(-1));
    vi.spyOn(renderer, 'render');
    started.push(renderer);
    return renderer;
  });
  onTestFinished(() => pictures.close());
  const count = async (userId: string, bytes: Uint8Array): Promise<number> =>
    Object.values((await pictures.render(userId, bytes, sizes, 'cover')) ?? {}).length;
  return { started, count };
}

const picture = (format: 'avif' | 'jpeg', width: number, height: number): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: '#7c3aed' } })
    .toFormat(format, { effort: 0 })
    .toBuffer();

const slow = await picture('avif', 2800, 2800);
const quick = await picture('jpeg', 640, 360);

test.for([
  ['time', { ...generous, ms: 1 }, 0, 'timed out'],
  ['time together with a first try', generous, 60_000, 'timed out'],
  ['memory', { ...generous, memoryBytes: 1 }, 0, 'ended'],
] as const)(
  'a picture that needs too much %s ends the process',
  async ([, limits, ms, failure]) => {
    const renderer = new Renderer(limits);
    expect(await renderer.render({ bytes: slow, sizes, fit: 'cover' }, ms)).toBe(failure);
    expect(renderer.isRunning).toBe(false);
  },
);

test('a process renders one picture after the other, in all sizes, and hashes the images', async () => {
  const renderer = new Renderer();
  for (const bytes of [quick, randomBytes(100), slow]) {
    const rendered = await renderer.render({ bytes, sizes, fit: 'cover' });
    if (typeof rendered === 'string') throw new Error(rendered);
    const images = Object.values(rendered ?? {});
    const widths = images.map(async (webp) => (await sharp(webp.bytes).metadata()).width);
    expect(await Promise.all(widths)).toEqual(bytes.length === 100 ? [] : [64, 128]);
    for (const image of images) {
      expect(image.id).toBe(createHash('sha256').update(image.bytes).digest('base64url'));
    }
  }
  expect(renderer.isRunning).toBe(true);
  renderer.end();
});

test('a process keeps its compiled code for the next one, although it is killed', async () => {
  const cache = mkdtempSync(join(tmpdir(), 'questwright-compiled-'));
  vi.stubEnv('NODE_COMPILE_CACHE', cache);
  onTestFinished(() => void vi.unstubAllEnvs());
  const renderer = new Renderer();
  await renderer.render({ bytes: quick, sizes, fit: 'cover' });
  renderer.end();
  expect(readdirSync(cache, { recursive: true }).length).toBeGreaterThan(10);
});

test.for([
  ['avif', 2830, 2830],
  ['jpeg', 4001, 4000],
] as const)(
  'a picture of the format %s with too many pixels is refused',
  async ([format, width, height]) => {
    const pictures = createPictures(silentLog);
    const bytes = await picture(format, width, height);
    expect(await pictures.render('mira', bytes, sizes, 'cover')).toBeUndefined();
    expect(Object.keys((await pictures.render('mira', quick, sizes, 'cover')) ?? {})).toEqual([
      'small',
      'large',
    ]);
    pictures.close();
  },
);

test('a process that is too large after a picture is not used again', async () => {
  const { started, count } = picturesIn({ ...generous, reuseBytes: 1 });
  for (const round of [1, 2, 3]) {
    expect(await Promise.all([count('mira', quick), count('tomas', quick)])).toEqual([2, 2]);
    expect(started).toHaveLength(2 * round);
  }
  expect(started.filter(({ isRunning }) => isRunning)).toEqual([]);
});

test('a picture that ends a used process is rendered by a new one', async () => {
  const { started, count } = picturesIn(scarce, generous);
  expect(await count('mira', quick)).toBe(2);
  expect(await count('tomas', slow)).toBe(2);
  const positive: unknown = expect.toSatisfy((spentMs: number) => spentMs > 0);
  expect(started[1]?.render).toHaveBeenCalledWith({ bytes: slow, sizes, fit: 'cover' }, positive);
  expect(started.map(({ isRunning }) => isRunning)).toEqual([false, true]);
});

test('a picture that ends a new process is refused, also if it has ended a used one before', async () => {
  const { started, count } = picturesIn(scarce);
  expect(await count('mira', slow)).toBe(0);
  expect(started).toHaveLength(1);
  expect(await count('tomas', quick)).toBe(2);
  expect(await count('mira', slow)).toBe(0);
  expect(started).toHaveLength(3);
});
