import { Secret, TOTP } from 'otpauth';

/** What an authenticator app with this secret shows; `steps` later than now, each of 30 seconds. */
export const totpCode = (secret: string, steps = 0, now = Date.now()): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: now + steps * 30_000 });
