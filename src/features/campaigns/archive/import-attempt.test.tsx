import { beforeEach, expect, test, vi } from 'vitest';
import { createQueryClient } from '#src/api/query-client.ts';
import { forgetUser } from '#src/api/session.ts';
import { forgetAttempt, keepAttempt, keptAttempt } from './import-attempt.ts';

const attempt = { key: 'key', title: 'Vell', isBegun: true };

beforeEach(() => {
  sessionStorage.clear();
  keepAttempt('mira', 'vault', attempt);
});

test('an unfinished import is kept for its user and its content', () => {
  expect(keptAttempt('mira', 'vault')).toEqual(attempt);
  expect(keptAttempt('mira', 'another vault')).toBeNull();
  expect(keptAttempt('ilse', 'vault')).toBeNull();
});

test('an unfinished import is kept after the session has ended, until the user signs out', async () => {
  await forgetUser(createQueryClient(), true);
  expect(keptAttempt('mira', 'vault')).toEqual(attempt);
  await forgetUser(createQueryClient());
  expect(keptAttempt('mira', 'vault')).toBeNull();
  expect(sessionStorage).toHaveLength(0);
});

test('an unfinished import is forgotten before the server forgets its key', () => {
  const now = Date.now();
  vi.spyOn(Date, 'now').mockReturnValue(now + 23.5 * 60 * 60 * 1000);
  expect(keptAttempt('mira', 'vault')).toBeNull();
});

test('a finished import is forgotten', () => {
  forgetAttempt('mira', 'vault');
  expect(keptAttempt('mira', 'vault')).toBeNull();
});
