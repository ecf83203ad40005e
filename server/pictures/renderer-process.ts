import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { flushCompileCache } from 'node:module';
import { Socket } from 'node:net';
import sharp from 'sharp';
import { maxAvifPixels, maxPixels } from '#backend/images/pixel-limits.ts';
import type { PictureSize, RenderedPicture } from '#backend/ports.ts';
import {
  bytesDescriptor,
  type Rendered,
  type RenderOrder,
  type RenderRequest,
  type RenderResult,
} from './renderer.ts';

// This file runs as a process of its own, which can be killed: sharp cannot cancel an AVIF decoder, and
// Node's memory limit does not include decoders.

const maxMemoryBytes = Number(process.argv[2]);
const memoryIntervalMs = 20;
const formats = new Set(['jpeg', 'png', 'webp', 'heif']);

sharp.cache(false);
sharp.concurrency(1);

// process.exit() would wait for running decoders.
const end = (): void => void process.kill(process.pid, 'SIGKILL');

const isLarger = (one: PictureSize, other: PictureSize): boolean => one.width > other.width;

async function render({ bytes, sizes, fit }: RenderRequest): Promise<Rendered> {
  const picture = sharp(bytes, { limitInputPixels: maxPixels, failOn: 'error' });
  const { format, compression, width, height } = await picture.metadata();
  if (!formats.has(format)) return null;
  if (format === 'heif' && (compression !== 'av1' || width * height > maxAvifPixels)) return null;
  const resizing = (size: PictureSize) => ({
    width: size.width,
    height: size.height,
    fit,
    withoutEnlargement: fit === 'inside',
  });
  const largest = Object.values(sizes).reduce((one, other) => (isLarger(one, other) ? one : other));
  const { data, info } = await picture
    .rotate()
    .resize(resizing(largest))
    .raw()
    .toBuffer({ resolveWithObject: true });
  const rendered: Record<string, RenderedPicture> = {};
  for (const [name, size] of Object.entries(sizes)) {
    const webp = await sharp(data, { raw: info })
      .resize(resizing(size))
      // Half of the time of the default effort, and 4 % more bytes.
      .webp({ quality: 82, effort: 2 })
      .toBuffer({ resolveWithObject: true });
    rendered[name] = {
      id: createHash('sha256').update(webp.data).digest('base64url'),
      bytes: webp.data,
      width: webp.info.width,
      height: webp.info.height,
    };
  }
  return rendered;
}

const input = new Socket({ fd: bytesDescriptor, writable: false });

/** Reads the bytes of one picture. The server sends the next picture only after the answer. */
async function readBytes(length: number): Promise<Uint8Array> {
  const bytes = new Uint8Array(length);
  let at = 0;
  while (at < length) {
    // A socket without an encoding gives nothing else.
    const chunk = input.read() as Buffer | null;
    if (chunk === null) await once(input, 'readable');
    else {
      bytes.set(chunk, at);
      at += chunk.length;
    }
  }
  return bytes;
}

// Only renderer.ts sends messages to this process.
process.on('message', ({ length, ...options }: RenderOrder) => {
  const memoryTimer = setInterval(() => {
    if (process.memoryUsage.rss() > maxMemoryBytes) end();
  }, memoryIntervalMs);
  const answer = (rendered: Rendered): void => {
    clearInterval(memoryTimer);
    process.send?.({ rendered, memoryBytes: process.memoryUsage.rss() } satisfies RenderResult);
  };
  // An error means that the bytes are not a complete picture.
  readBytes(length)
    .then((bytes) => render({ bytes, ...options }))
    .then(answer, () => answer(null));
});
process.once('disconnect', end);
process.send?.('ready');
// Node writes the cache at the exit, but this process is killed.
flushCompileCache();
