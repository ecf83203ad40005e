import { describe, expect, it } from 'vitest';
import { relativeTime } from './relative-time.ts';

const now = Date.parse('2026-11-21T20:00:00Z');
const ago = (minutes: number) => relativeTime(now - minutes * 60_000, now);

describe('relative time', () => {
  it.each([
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
