import { expect, test } from 'vitest';
import { wasPlayedLately, wasChangedLately } from './active-lately.ts';

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
])('a character that %s', (_, created_at, updated_at, expected) => {
  expect(wasChangedLately({ created_at, updated_at }, now)).toBe(expected);
});

test.each([
  ['today', '2026-11-23', true],
  ['six days ago', '2026-11-17', true],
  ['a week ago', '2026-11-16', false],
  ['tomorrow', '2026-11-24', false],
  ['not for a month', null, false],
])('a campaign that was played %s', (_, lastSession, expected) => {
  const noon = new Date(2026, 10, 23, 12).getTime();
  expect(wasPlayedLately({ lastSession }, noon)).toBe(expected);
});
