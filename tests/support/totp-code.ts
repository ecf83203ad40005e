import { Secret, TOTP } from 'otpauth';

/** What an authenticator app with this secret shows; `steps` times 30 seconds later than now. */
export const totpCode = (secret: string, steps = 0, now = Date.now()): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: now + steps * 30_000 });
