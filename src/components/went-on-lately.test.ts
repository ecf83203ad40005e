import { expect, test } from 'vitest';
import { wentOnLately } from './went-on-lately.ts';

const now = Date.parse('2026-11-23T20:00:00.000Z');

test.each([
  ['was changed this week', '2026-11-01T18:00:00.000Z', '2026-11-20T21:00:00.000Z', true],
  ['was changed a moment ago', '2026-11-01T18:00:00.000Z', '2026-11-23T20:00:05.000Z', true],
  ['was changed last week', '2026-11-01T18:00:00.000Z', '2026-11-16T19:00:00.000Z', false],
  ['was only created this week', '2026-11-22T18:00:00.000Z', '2026-11-22T18:00:00.000Z', false],
  [
    'was created and completed today',
    '2026-11-23T12:00:00.000Z',
    '2026-11-23T19:00:00.000Z',
    false,
  ],
])('a campaign that %s', (_, created_at, updated_at, expected) => {
  expect(wentOnLately({ created_at, updated_at }, now)).toBe(expected);
});
