import { deflateSync, crc32 } from 'node:zlib';
import sharp from 'sharp';
import type { UploadedFile } from '#src/generated/contract/types.ts';

type Format = 'jpeg' | 'png' | 'webp' | 'avif' | 'gif' | 'tiff';

export const upload = (bytes: Uint8Array, name = '../../cover.jpg'): UploadedFile => ({
  name,
  type: 'image/jpeg',
  bytes,
});

/** A picture with one colour. Pictures with different colours have different bytes. */
export async function picture(format: Format, colour = '#7c3aed', width = 1200, height = 900) {
  const canvas = sharp({ create: { width, height, channels: 3, background: colour } });
  const bytes = await canvas
    .withExif({ IFD0: { Copyright: 'Mira' } })
    .toFormat(format)
    .toBuffer();
  return upload(bytes);
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length, 0);
  frame.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
}

/** A small PNG file that would need hundreds of megabytes when it is decoded. */
function pngBomb(): Buffer {
  const side = 30_000;
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  header.writeUInt8(1, 8);
  const rows = Buffer.alloc((side / 8 + 1) * side);
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(rows, { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect/></svg>';

/** Files that are refused as a cover, with a description. */
export async function refusedCovers(): Promise<readonly (readonly [string, UploadedFile])[]> {
  const whole = await picture('jpeg');
  return [
    ['a drawing in SVG', upload(Buffer.from(svg))],
    ['an SVG with an entity', upload(Buffer.from(`<!DOCTYPE s [<!ENTITY x "y">]>${svg}`))],
    ['a web page with the name of a picture', upload(Buffer.from('<!doctype html><h1>Boo</h1>'))],
    ['half a JPEG', upload(whole.bytes.subarray(0, whole.bytes.length / 2))],
    ['a GIF', await picture('gif')],
    ['a TIFF', await picture('tiff')],
    ['a small PNG of 900 megapixels', upload(pngBomb())],
    ['an empty file', upload(new Uint8Array())],
    [
      'a JPEG of more than 5 MiB',
      upload(Buffer.concat([whole.bytes, Buffer.alloc(5 * 1024 * 1024)])),
    ],
  ];
}
