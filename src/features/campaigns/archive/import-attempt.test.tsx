import { beforeEach, expect, test, vi } from 'vitest';
import { createQueryClient } from '#src/api/query-client.ts';
import { forgetUser } from '#src/api/session.ts';
import { forgetAttempt, keepAttempt, keptAttempt } from './import-attempt.ts';

const hour = 60 * 60 * 1000;
const start = Date.now();
const attempt = { key: 'key', since: start, title: 'Vell', isBegun: true };

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

test('an unfinished import is forgotten before the server forgets its key, however often it is sent', () => {
  const now = vi.spyOn(Date, 'now').mockReturnValue(start + 22 * hour);
  keepAttempt('mira', 'vault', attempt);
  expect(keptAttempt('mira', 'vault')).toEqual(attempt);
  now.mockReturnValue(start + 23.5 * hour);
  expect(keptAttempt('mira', 'vault')).toBeNull();
});

test('a finished import is forgotten', () => {
  forgetAttempt('mira', 'vault');
  expect(keptAttempt('mira', 'vault')).toBeNull();
});
