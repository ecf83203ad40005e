import { sha256 } from '@noble/hashes/sha2.js';

/** A hash with 32 digits. `crypto.subtle` exists only in secure contexts such as HTTPS. */
export const hashOfBytes = (bytes: Uint8Array): string =>
  Array.from(sha256(bytes).subarray(0, 16), (byte) => byte.toString(16).padStart(2, '0')).join('');

export const hashOfText = (text: string): string => hashOfBytes(new TextEncoder().encode(text));
