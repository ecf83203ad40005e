import { sha256 } from '@noble/hashes/sha2.js';
import { utf8 } from '#backend/bytes.ts';
import type { FillRandom } from '#backend/ports.ts';

/** A 32-bit number that depends on every character of the text. */
export const numberFrom = (text: string): number =>
  new DataView(sha256(utf8(text)).buffer).getUint32(0);

/** Returns a whole number from 0 to `limit - 1`; equal seeds give equal sequences of numbers. */
export type Draw = (limit: number) => number;

/** The generator sfc32: small, fast, and equal on every platform. Not for real secrets. */
function wordGenerator(seed: string): () => number {
  const state = new DataView(sha256(utf8(seed)).buffer);
  let a = state.getUint32(0);
  let b = state.getUint32(4);
  let c = state.getUint32(8);
  let counter = state.getUint32(12);
  return () => {
    const sum = (a + b + counter) | 0;
    counter = (counter + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = ((c << 21) | (c >>> 11)) + sum;
    return sum >>> 0;
  };
}

export function seededDraw(seed: string): Draw {
  const next = wordGenerator(seed);
  return (limit) => Math.floor((next() / 2 ** 32) * limit);
}

/** Fills arrays with random bytes; equal seeds give equal sequences of bytes. */
export function seededRandom(seed: string): FillRandom {
  const next = wordGenerator(seed);
  return (bytes) => {
    for (let offset = 0; offset < bytes.length; offset += 4) {
      const word = next();
      for (let byte = 0; byte < 4 && offset + byte < bytes.length; byte += 1) {
        bytes[offset + byte] = (word >>> (byte * 8)) & 0xff;
      }
    }
  };
}
