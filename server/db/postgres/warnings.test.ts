import { expect, test } from 'vitest';
import { warningsOf } from './warnings.ts';

const now = Date.UTC(2026, 10, 1, 12);
const local = { time: now, isEncrypted: false, address: '127.0.0.1' };

test.each([
  ['on this machine', local],
  ['on a socket of this machine', { ...local, address: null }],
  ['in the network of the containers', { ...local, address: '172.30.0.2' }],
  ['on the internet with encryption', { ...local, isEncrypted: true, address: '8.8.8.8' }],
  ['whose clock differs by a few seconds', { ...local, time: now - 5000 }],
])('a PostgreSQL %s needs no warning', (_, connection) => {
  expect(warningsOf(connection, now)).toEqual([]);
});

test.each([
  ['an hour ahead', { ...local, time: now + 3_600_000 }, /3600 seconds ahead of/],
  ['an hour behind', { ...local, time: now - 3_600_000 }, /3600 seconds behind/],
  ['on the internet without encryption', { ...local, address: '8.8.8.8' }, /sslmode=verify-full/],
])('a PostgreSQL %s causes a warning', (_, connection, warning) => {
  expect(warningsOf(connection, now)).toEqual([expect.stringMatching(warning)]);
});
