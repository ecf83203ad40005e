import * as zlib from 'node:zlib';

/** A body without its compression, or why there is none. */
type Decoded =
  | { readonly bytes: Uint8Array; readonly isCut: boolean }
  | { readonly fault: string }
  | { readonly unknown: string };

/** A small body can become so large that it fills the memory. */
const mostBytes = 20_000_000;

type Decoder = (bytes: Uint8Array, options: { maxOutputLength: number }) => Uint8Array;

/** Some backends send `deflate` without the header of zlib. */
const inflateEither: Decoder = (bytes, options) => {
  try {
    return zlib.inflateSync(bytes, options);
  } catch (error) {
    if (isTooLarge(error)) throw error;
    return zlib.inflateRawSync(bytes, options);
  }
};

/** Node has zstd since 22.15; without it, the coding is unknown. */
const decoders: ReadonlyMap<string, Decoder | undefined> = new Map([
  ['gzip', zlib.gunzipSync],
  ['x-gzip', zlib.gunzipSync],
  ['deflate', inflateEither],
  ['br', zlib.brotliDecompressSync],
  ['zstd', zlib.zstdDecompressSync],
  ['identity', (bytes) => bytes],
] satisfies (readonly [string, Decoder | undefined])[]);

const isTooLarge = (error: unknown): boolean =>
  error instanceof RangeError && 'code' in error && error.code === 'ERR_BUFFER_TOO_LARGE';

/** Takes the compression off a whole body; `Content-Encoding: gzip, br` names what was done first to last. */
export function decoded(bytes: Uint8Array, contentEncoding: string | null): Decoded {
  let at = bytes;
  const codings = (contentEncoding ?? '').split(',').map((each) => each.trim().toLowerCase());
  for (const coding of codings.filter((each) => each !== '').toReversed()) {
    const decode = decoders.get(coding);
    if (decode === undefined) return { unknown: coding };
    try {
      if (at.length > 0) at = decode(at, { maxOutputLength: mostBytes });
    } catch (error) {
      if (isTooLarge(error)) return { bytes: new Uint8Array(), isCut: true };
      return { fault: `The body is not ${coding}, as Content-Encoding says.` };
    }
  }
  return { bytes: at, isCut: false };
}
