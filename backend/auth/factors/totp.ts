import { Secret, TOTP } from 'otpauth';
import type { Random } from '#backend/random.ts';

/** Some apps ignore the period, digits and algorithm in the URI, so these are the ones that every app uses. */
const periodSeconds = 30;

/** RFC 4226 asks for 160 bits. */
const secretBytes = 20;

const totpOf = (secret: string, label = '') =>
  new TOTP({
    issuer: 'Questwright',
    label,
    algorithm: 'SHA1',
    digits: 6,
    period: periodSeconds,
    secret: Secret.fromBase32(secret),
  });

/** A new secret in base32. */
export const newTotpSecret = (random: Random): string =>
  new Secret({ buffer: random.bytes(secretBytes).buffer }).base32;

/** What the QR code contains. */
export const totpUri = (secret: string, email: string): string => totpOf(secret, email).toString();

/**
 * The number of the 30 seconds that the code is for; null for a wrong code. The clock of a phone may differ
 * by one such step. A caller that stores the step can refuse the same code a second time.
 */
export function totpStep(secret: string, code: string, now: number): number | null {
  const delta = totpOf(secret).validate({ token: code, timestamp: now, window: 1 });
  return delta === null ? null : Math.floor(now / 1000 / periodSeconds) + delta;
}
