import { createHash, randomBytes } from 'node:crypto';

/** 256 bits from the system's generator, safe in URLs and cookies. */
export const newSecret = (): string => randomBytes(32).toString('base64url');

/** Secrets this long need no slow hash: nobody can guess one from its fingerprint. */
export const fingerprint = (secret: string): string =>
  createHash('sha256').update(secret).digest('base64url');
