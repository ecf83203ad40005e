import { eachRow, type Pause, type Sliced, withPauses } from './slices.ts';

/** A picture as it is painted: rows of red, green, blue and opacity, one byte each. */
export interface Pixels {
  readonly width: number;
  readonly height: number;
  readonly pixels: Uint8ClampedArray;
}

const signature = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];

const crcTable = Uint32Array.from({ length: 256 }, (_, byte) => {
  let crc = byte;
  for (let bit = 0; bit < 8; bit += 1) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1;
  return crc;
});

function crcOf(bytes: Uint8Array): number {
  let crc = 0xffffffff;
  for (const byte of bytes) crc = (crc >>> 8) ^ (crcTable[(crc ^ byte) & 0xff] ?? 0);
  return (crc ^ 0xffffffff) >>> 0;
}

function chunk(type: string, data: Uint8Array): Uint8Array {
  const bytes = new Uint8Array(data.length + 12);
  const view = new DataView(bytes.buffer);
  view.setUint32(0, data.length);
  for (let at = 0; at < 4; at += 1) bytes[4 + at] = type.charCodeAt(at);
  bytes.set(data, 8);
  view.setUint32(data.length + 8, crcOf(bytes.subarray(4, data.length + 8)));
  return bytes;
}

/** The rows without opacity, each as the difference to the pixel at the left, which compresses better. */
function* scanlines(picture: Pixels): Sliced<Uint8Array<ArrayBuffer>> {
  const { width, height, pixels } = picture;
  const bytes = new Uint8Array(height * (width * 3 + 1));
  yield* eachRow(picture, (y) => {
    let to = y * (width * 3 + 1);
    bytes[to] = 1;
    to += 1;
    for (let x = 0; x < width; x += 1) {
      const from = (y * width + x) * 4;
      for (let channel = 0; channel < 3; channel += 1) {
        const left = x === 0 ? 0 : (pixels[from - 4 + channel] ?? 0);
        bytes[to] = (pixels[from + channel] ?? 0) - left;
        to += 1;
      }
    }
  });
  return bytes;
}

/** Some browsers compress in the thread that writes, so each part is a slice. */
const bytesOfSlice = 2 ** 16;

/** Compresses into the zlib format. */
export type Deflate = (bytes: Uint8Array<ArrayBuffer>, pause: Pause) => Promise<Uint8Array>;

async function deflated(bytes: Uint8Array<ArrayBuffer>, pause: Pause): Promise<Uint8Array> {
  const { readable, writable } = new CompressionStream('deflate');
  const writer = writable.getWriter();
  // Not awaited, because the writer waits for the reader below. The reader gets the errors too.
  void writeAll(writer, bytes, pause).catch(() => undefined);
  const reader = readable.getReader();
  const parts: Uint8Array[] = [];
  for (let next = await reader.read(); !next.done; next = await reader.read()) {
    parts.push(next.value);
  }
  return joined(parts);
}

async function writeAll(
  writer: WritableStreamDefaultWriter<BufferSource>,
  bytes: Uint8Array<ArrayBuffer>,
  pause: Pause,
): Promise<void> {
  for (let from = 0; from < bytes.length; from += bytesOfSlice) {
    await writer.write(bytes.subarray(from, from + bytesOfSlice));
    await pause();
  }
  await writer.close();
}

function joined(parts: readonly Uint8Array[]): Uint8Array {
  const bytes = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    bytes.set(part, at);
    at += part.length;
  }
  return bytes;
}

/** An opaque PNG, by default compressed with what every platform has. */
export async function pngOf(
  picture: Pixels,
  pause: Pause = () => undefined,
  deflate: Deflate = deflated,
): Promise<Uint8Array> {
  const header = new Uint8Array(13);
  const view = new DataView(header.buffer);
  view.setUint32(0, picture.width);
  view.setUint32(4, picture.height);
  // 8 bits for each of red, green and blue.
  header.set([8, 2, 0, 0, 0], 8);
  return joined([
    Uint8Array.from(signature),
    chunk('IHDR', header),
    chunk('IDAT', await deflate(await withPauses(scanlines(picture), pause), pause)),
    chunk('IEND', new Uint8Array()),
  ]);
}
