import { base64url } from './bytes.ts';
import type { FillRandom } from './ports.ts';

/** Creates ids and secrets from the random bytes of the host. */
export interface Random {
  bytes(length: number): Uint8Array<ArrayBuffer>;
  /** A UUID of version 7. It begins with the time, so new rows are next to each other in an index. */
  id(now: number): string;
  /** 256 bits, safe in URLs and cookies. */
  secret(): string;
}

const hexOf = Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, '0'));

/** The beginning of an id: 48 bits of the time. */
function timeText(now: number): string {
  const text = Math.floor(now).toString(16).padStart(12, '0');
  return `${text.slice(0, 8)}-${text.slice(8)}-`;
}

export function createRandom(fill: FillRandom): Random {
  // Random bytes are generated for 256 ids at once: 4,096 bytes take about as long as sixteen.
  const pool = new Uint8Array(16 * 256);
  let offset = pool.length;
  // A bulk request creates a thousand ids at the same time.
  let last = { now: NaN, text: '' };
  const bytes = (length: number) => {
    const array = new Uint8Array(length);
    fill(array);
    return array;
  };
  return {
    bytes,
    id(now) {
      if (offset === pool.length) {
        fill(pool);
        offset = 0;
      }
      if (last.now !== now) last = { now, text: timeText(now) };
      // The first six bytes would be the time.
      const at = offset + 6;
      offset += 16;
      const hex = (index: number): string => hexOf[pool[at + index] ?? 0] ?? '';
      const version = hexOf[((pool[at] ?? 0) & 0x0f) | 0x70] ?? '';
      const variant = hexOf[((pool[at + 2] ?? 0) & 0x3f) | 0x80] ?? '';
      // V8 copies texts of up to twelve characters, and creates an object for each part of a longer one.
      const middle = `${version}${hex(1)}-${variant}${hex(3)}-`;
      const end = hex(4) + hex(5) + hex(6) + hex(7) + hex(8) + hex(9);
      return last.text + middle + end;
    },
    secret: () => base64url(bytes(32)),
  };
}

/** Random bytes from the platform; a host with a seed provides its own function. */
export const systemRandom: FillRandom = (bytes) => void crypto.getRandomValues(bytes);
