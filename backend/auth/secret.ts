import { sha256 } from '@noble/hashes/sha2.js';
import { base64url, utf8 } from '#backend/bytes.ts';

/**
 * The SHA-256 of a text. For a secret such a fast hash is enough, because its 256 random bits
 * cannot be guessed. An e-mail address can be guessed from its hash.
 */
export const fingerprint = (text: string): string => base64url(sha256(utf8(text)));
