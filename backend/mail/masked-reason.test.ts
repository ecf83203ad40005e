import { expect, test } from 'vitest';
import { maskedReason } from './masked-reason.ts';

test.each([
  ['550 5.1.1 <three@example.com> unknown user', '550 5.1.1 <[address]> unknown user'],
  ['see https://mail.example/why?for=ilse@example.com', 'see [link]'],
  ['rejected: token 9QkzVb3mWq8xT2uR5yL7pA0s', 'rejected: token […]'],
  ['first line\r\nsecond line', 'first line second line'],
  ['450 4.2.1 Mailbox busy, try again later', '450 4.2.1 Mailbox busy, try again later'],
])('the reason %j is shown as %j', (reason, shown) => {
  expect(maskedReason(reason)).toBe(shown);
});

test('a long reason is cut', () => {
  expect(maskedReason('no room '.repeat(200)).length).toBe(300);
});
