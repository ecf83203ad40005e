import { describe, expect, test } from 'vitest';
import { inOrderOfPlay, neighboursOf, type OrderedSession } from './session-order.ts';

const session = (title: string, details: OrderedSession['details'] = {}): OrderedSession => ({
  entryId: title,
  type: 'session',
  title,
  details,
  meta: { created_at: '2026-11-01T18:00:00.000Z' },
});

const titlesOf = (sessions: readonly OrderedSession[]) => sessions.map(({ title }) => title);

describe('sessions in the order of play', () => {
  test('are sorted by date, and on one day by number', () => {
    const sessions = [
      session('Evening', { date: '2026-11-08', number: 3 }),
      session('First', { date: '2026-11-01', number: 1 }),
      session('Morning', { date: '2026-11-08', number: 2 }),
    ];
    expect(titlesOf(inOrderOfPlay(sessions))).toEqual(['First', 'Morning', 'Evening']);
  });

  test('without a date are before the first one with a higher number', () => {
    const sessions = [
      session('Three', { date: '2026-11-15', number: 3 }),
      session('Two', { number: 2 }),
      session('One', { date: '2026-11-01', number: 1 }),
      session('Four', { number: 4 }),
    ];
    expect(titlesOf(inOrderOfPlay(sessions))).toEqual(['One', 'Two', 'Three', 'Four']);
  });

  test('without a date and a number come last', () => {
    const sessions = [session('Some day'), session('One', { date: '2026-11-01', number: 1 })];
    expect(titlesOf(inOrderOfPlay(sessions))).toEqual(['One', 'Some day']);
  });

  test('have no neighbour beyond the first and the last one', () => {
    const sessions = [session('One', { number: 1 }), session('Two', { number: 2 })];
    expect(neighboursOf(sessions, 'One').previous).toBeUndefined();
    expect(neighboursOf(sessions, 'One').next?.title).toBe('Two');
    expect(neighboursOf(sessions, 'Two').next).toBeUndefined();
    expect(neighboursOf(sessions, 'unknown')).toEqual({ previous: undefined, next: undefined });
  });
});
