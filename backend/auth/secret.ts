import { sha256 } from '@noble/hashes/sha2.js';
import { base64url, utf8 } from '#backend/bytes.ts';

/** Secrets of 256 bits need no slow hash: they cannot be guessed from their fingerprint. */
export const fingerprint = (secret: string): string => base64url(sha256(utf8(secret)));
