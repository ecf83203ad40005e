import { sha256 } from '@noble/hashes/sha2.js';

const hex = (bytes: Uint8Array): string =>
  [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');

/** A hash with 32 digits. `crypto.subtle` exists only in secure contexts such as HTTPS. */
export const hashOfBytes = (bytes: Uint8Array): string => hex(sha256(bytes)).slice(0, 32);

export const hashOfText = (text: string): string => hashOfBytes(new TextEncoder().encode(text));
