import { expect, test } from 'vitest';
import { dayText, localDay, relativeDay } from './local-day.ts';

test('a day is that of the local clock, with two digits for month and day', () => {
  expect(localDay(new Date(2026, 0, 5, 23, 59))).toBe('2026-01-05');
  expect(localDay(new Date(2026, 10, 24, 0, 0))).toBe('2026-11-24');
});

test.each([
  ['2026-03-01', 'today'],
  ['2026-02-28', 'yesterday'],
  ['2026-02-23', '6 days ago'],
])('%s is %s', (day, expected) => expect(relativeDay(day, '2026-03-01')).toBe(expected));

test('a day in words has no zero before the date', () => {
  expect(dayText('2026-11-08')).toBe('8 November 2026');
});
