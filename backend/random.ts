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

const dashBefore = new Set([4, 6, 8, 10]);

export function createRandom(fill: FillRandom): Random {
  // Random bytes are generated for 256 ids at once: 4,096 bytes take about as long as sixteen.
  const pool = new Uint8Array(16 * 256);
  let offset = pool.length;
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
      const id = pool.subarray(offset, offset + 16);
      offset += 16;
      // The time has 48 bits, but bit shifts work with 32 bits.
      let time = now;
      for (let at = 5; at >= 0; at -= 1) {
        id[at] = time % 256;
        time = Math.floor(time / 256);
      }
      id[6] = ((id[6] ?? 0) & 0x0f) | 0x70;
      id[8] = ((id[8] ?? 0) & 0x3f) | 0x80;
      let text = '';
      for (let at = 0; at < 16; at += 1) {
        text += `${dashBefore.has(at) ? '-' : ''}${hexOf[id[at] ?? 0]}`;
      }
      return text;
    },
    secret: () => base64url(bytes(32)),
  };
}

/** Random bytes from the platform; a host with a seed provides its own function. */
export const systemRandom: FillRandom = (bytes) => void crypto.getRandomValues(bytes);
