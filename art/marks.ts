import { copyFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';

const markFile = join(import.meta.dirname, 'mark.svg');
const inPublic = (name: string) => join(import.meta.dirname, '../public', name);

copyFileSync(markFile, inPublic('favicon.svg'));

/** Draws the mark on the background colour. `inset` is the share of empty space on each side. */
async function icon(size: number, inset: number): Promise<Buffer> {
  const inner = Math.round(size * (1 - 2 * inset));
  const mark = await sharp(markFile, { density: 1200 }).resize(inner).png().toBuffer();
  return sharp({ create: { width: size, height: size, channels: 4, background: '#0f141d' } })
    .composite([{ input: mark, gravity: 'centre' }])
    .png({ compressionLevel: 9, palette: true })
    .toBuffer();
}

writeFileSync(inPublic('apple-touch-icon.png'), await icon(180, 0.12));
writeFileSync(inPublic('icon-192.png'), await icon(192, 0.18));
writeFileSync(inPublic('icon-512.png'), await icon(512, 0.18));

/** Builds an .ico file: a short directory, followed by complete PNG files. */
function ico(images: { size: number; png: Buffer }[]): Buffer {
  const head = Buffer.alloc(6 + 16 * images.length);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(images.length, 4);
  let offset = head.length;
  for (const [index, { size, png }] of images.entries()) {
    const entry = 6 + 16 * index;
    head.writeUInt8(size, entry);
    head.writeUInt8(size, entry + 1);
    head.writeUInt16LE(1, entry + 4);
    head.writeUInt16LE(32, entry + 6);
    head.writeUInt32LE(png.length, entry + 8);
    head.writeUInt32LE(offset, entry + 12);
    offset += png.length;
  }
  return Buffer.concat([head, ...images.map(({ png }) => png)]);
}

const small = await Promise.all(
  [16, 32, 48].map(async (size) => ({
    size,
    png: await sharp(markFile, { density: 600 }).resize(size).png().toBuffer(),
  })),
);
writeFileSync(inPublic('favicon.ico'), ico(small));
