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

function chunk(type: string, data: Uint8Array, crc: Platform['crc']): Uint8Array {
  const bytes = new Uint8Array(data.length + 12);
  const view = new DataView(bytes.buffer);
  view.setUint32(0, data.length);
  for (let at = 0; at < 4; at += 1) bytes[4 + at] = type.charCodeAt(at);
  bytes.set(data, 8);
  view.setUint32(data.length + 8, crc(bytes.subarray(4, data.length + 8)));
  return bytes;
}

/** The rows without opacity, each as the difference to the pixel at the left, which compresses better. */
function* scanlines(picture: Pixels): Sliced<Uint8Array<ArrayBuffer>> {
  const { width, height, pixels } = picture;
  const bytes = new Uint8Array(height * (width * 3 + 1));
  yield* eachRow(picture, (y) =>
    writeRow(pixels, y * width * 4, bytes, y * (width * 3 + 1), width),
  );
  return bytes;
}

function writeRow(
  pixels: Uint8ClampedArray,
  start: number,
  bytes: Uint8Array,
  filter: number,
  width: number,
): void {
  bytes[filter] = 1;
  let [red, green, blue] = [0, 0, 0];
  for (let from = start, to = filter + 1; from < start + width * 4; from += 4, to += 3) {
    const nextRed = pixels[from] ?? 0;
    const nextGreen = pixels[from + 1] ?? 0;
    const nextBlue = pixels[from + 2] ?? 0;
    bytes[to] = nextRed - red;
    bytes[to + 1] = nextGreen - green;
    bytes[to + 2] = nextBlue - blue;
    red = nextRed;
    green = nextGreen;
    blue = nextBlue;
  }
}

/** Some browsers compress in the thread that writes, so each part is a slice. */
const bytesOfSlice = 2 ** 16;

/** What some platforms do faster than others. */
export interface Platform {
  /** Compresses into the zlib format. */
  readonly deflate: (bytes: Uint8Array<ArrayBuffer>, pause: Pause) => Promise<Uint8Array>;
  readonly crc: (bytes: Uint8Array) => number;
}

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

/** An opaque PNG, by default made with what every platform has. */
export async function pngOf(
  picture: Pixels,
  pause: Pause = () => undefined,
  { deflate, crc }: Platform = { deflate: deflated, crc: crcOf },
): Promise<Uint8Array> {
  const header = new Uint8Array(13);
  const view = new DataView(header.buffer);
  view.setUint32(0, picture.width);
  view.setUint32(4, picture.height);
  // 8 bits for each of red, green and blue.
  header.set([8, 2, 0, 0, 0], 8);
  return joined([
    Uint8Array.from(signature),
    chunk('IHDR', header, crc),
    chunk('IDAT', await deflate(await withPauses(scanlines(picture), pause), pause), crc),
    chunk('IEND', new Uint8Array(), crc),
  ]);
}
