import { sha256 } from '@noble/hashes/sha2.js';
import { base64url, utf8 } from '#backend/bytes.ts';
import type { FillRandom, PasswordHasher } from '#backend/ports.ts';
import { refusedPassword } from '#src/lib/passwords/refused-password.ts';

const digest = (salt: string, password: string): string =>
  base64url(sha256(utf8(`${salt} ${password.normalize('NFC')}`)));

/**
 * Salted SHA-256, so that tests are fast. It is too fast to protect real passwords.
 */
export const quickPasswords = (random: FillRandom): PasswordHasher => ({
  fault: (password, known) => Promise.resolve(refusedPassword(password, known)),
  hash(password) {
    const bytes = new Uint8Array(12);
    random(bytes);
    const salt = base64url(bytes);
    return Promise.resolve(`sha256$${salt}$${digest(salt, password)}`);
  },
  verify(password, hash) {
    const [, salt, expected] = hash?.split('$') ?? [];
    return Promise.resolve(salt !== undefined && digest(salt, password) === expected);
  },
  isOutdated: () => false,
});
