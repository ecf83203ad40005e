import { Secret } from 'otpauth';
import { expect, test } from 'vitest';
import { createRandom, systemRandom } from '#backend/random.ts';
import { newTotpSecret, totpStep, totpUri } from './totp.ts';

/** Appendix B of RFC 6238; a code of six digits is the end of one of eight. */
const secret = Secret.fromLatin1('12345678901234567890').base32;
const vectors = [
  [59, '94287082'],
  [1_111_111_109, '07081804'],
  [1_111_111_111, '14050471'],
  [1_234_567_890, '89005924'],
  [2_000_000_000, '69279037'],
  [20_000_000_000, '65353130'],
] as const;

test.for(vectors)('the code at second %i is that of RFC 6238', ([seconds, digits]) => {
  const code = digits.slice(2);
  const step = Math.floor(seconds / 30);
  expect(totpStep(secret, code, seconds * 1000)).toBe(step);
});

test('a code of the step before or after counts for its own step', () => {
  for (const [clock, step] of [
    [29_999, 1],
    [30_000, 1],
    [89_999, 1],
    [90_000, null],
  ] as const) {
    expect(totpStep(secret, '287082', clock)).toBe(step);
  }
});

test('a code with another number of digits is wrong', () => {
  for (const code of ['', '87082', '94287082', '0287082']) {
    expect(totpStep(secret, code, 59_000)).toBeNull();
  }
});

test('a new secret has 160 bits, and its URI names product and account', () => {
  const made = newTotpSecret(createRandom(systemRandom));
  expect(Secret.fromBase32(made).bytes).toHaveLength(20);
  const uri = new URL(totpUri(made, 'mira+dice@example.com'));
  expect(uri.protocol).toBe('otpauth:');
  expect(uri.searchParams.get('issuer')).toBe('Questwright');
  expect(uri.searchParams.get('secret')).toBe(made);
  expect(decodeURIComponent(uri.pathname)).toContain('Questwright:mira+dice@example.com');
});
