import { describe, expect, it } from 'vitest';
import { relativeTime, relativeWords } from './relative-time.ts';

const now = Date.parse('2026-11-21T20:00:00Z');
const ago = (minutes: number) => relativeTime(now - minutes * 60_000, now);

describe('relative time', () => {
  it.each([
    [-59, 'just now'],
    [0.5, 'just now'],
    [5, '5 minutes ago'],
    [119, '1 hour ago'],
    [60 * 24, 'yesterday'],
    [60 * 24 * 6, '6 days ago'],
    [60 * 24 * 8, 'last week'],
    [60 * 24 * 400, 'last year'],
  ])('%d minutes ago is “%s”', (minutes, text) => {
    expect(ago(minutes)).toBe(text);
  });
});

it('has the words of Intl', () => {
  const format = new Intl.RelativeTimeFormat('en', { numeric: 'auto' });
  for (const unit of ['year', 'month', 'week', 'day', 'hour', 'minute'] as const) {
    for (const count of [-1234, -2, -1, 0, 1, 2, 60, 1000]) {
      expect(relativeWords(count, unit)).toBe(format.format(count, unit));
    }
  }
});
