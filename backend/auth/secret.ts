import { sha256 } from '@noble/hashes/sha2.js';
import { base64url, utf8 } from '#backend/bytes.ts';

/**
 * A fast hash is enough: secrets have 256 random bits, so they cannot be guessed from their
 * fingerprint.
 */
export const fingerprint = (secret: string): string => base64url(sha256(utf8(secret)));
