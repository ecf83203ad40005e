import { sha256 } from '@noble/hashes/sha2.js';
import { base64url, utf8 } from '#backend/bytes.ts';

// Every request computes a fingerprint, and to create the state of a hash takes as long as the hash of a short text.
const empty = sha256.create();
const hash = empty.clone();

/**
 * The SHA-256 of a text. For a secret such a fast hash is enough, because its 256 random bits
 * cannot be guessed. An e-mail address can be guessed from its hash.
 */
export const fingerprint = (text: string): string =>
  base64url(empty._cloneInto(hash).update(utf8(text)).digest());
