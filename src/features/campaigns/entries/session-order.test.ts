import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  findNeighbours,
  inOrderOfPlay,
  type LoadedSessions,
  neighboursOf,
  type OrderedSession,
} from './session-order.ts';

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

  test('without a date but with a number come last if no other one has a number', () => {
    const sessions = [session('Next', { number: 9 }), session('Past', { date: '2026-11-01' })];
    expect(titlesOf(inOrderOfPlay(sessions))).toEqual(['Past', 'Next']);
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

/** How the list of the backend sorts sessions. */
const byDate = (one: OrderedSession, other: OrderedSession): number => {
  const keyOf = ({ details, entryId }: OrderedSession) => `${details.date ?? ''} ${entryId}`;
  return keyOf(one) < keyOf(other) ? -1 : 1;
};

/** Loads pages as the page of a session does. Returns what it finds, and how many pages it has loaded. */
function search(sessions: readonly OrderedSession[], from: OrderedSession, pageSize: number) {
  const oldestFirst = sessions.toSorted(byDate);
  const lists = { newest: oldestFirst.toReversed(), oldest: oldestFirst };
  const pages = { newest: 1, oldest: 1 };
  const loaded = (end: 'newest' | 'oldest'): LoadedSessions<OrderedSession> => ({
    sessions: lists[end].slice(0, pages[end] * pageSize),
    isWhole: pages[end] * pageSize >= sessions.length,
  });
  for (;;) {
    const found = findNeighbours(from, loaded('newest'), loaded('oldest'));
    if (!('load' in found)) return { found, pages: pages.newest + pages.oldest };
    pages[found.load] += 1;
  }
}

describe('the neighbours of a session', () => {
  const details = fc.record(
    {
      date: fc.integer({ min: 1, max: 12 }).map((day) => `2026-11-${String(day).padStart(2, '0')}`),
      number: fc.integer({ min: 1, max: 15 }),
    },
    { requiredKeys: [] },
  );

  test('are the same with a part of the sessions as with all', () => {
    fc.assert(
      fc.property(
        fc.array(details, { minLength: 1, maxLength: 25 }),
        fc.integer({ min: 1, max: 6 }),
        fc.nat(),
        (all, pageSize, at) => {
          const sessions = all.map((one, index) => session(String(index + 10), one));
          const from = sessions[at % sessions.length] ?? session('none');
          const { found } = search(sessions, from, pageSize);
          expect(found).toEqual(neighboursOf(sessions, from.entryId));
        },
      ),
      { numRuns: 1_000 },
    );
  });

  test('of 2,000 sessions are found from the nearer end', () => {
    const sessions = Array.from({ length: 2_000 }, (_, index) =>
      session(`Session ${index}`, {
        number: index,
        date: new Date(Date.UTC(2020, 0, 1 + index)).toISOString().slice(0, 10),
      }),
    );
    const pagesFor = (index: number): number => {
      const { found, pages } = search(sessions, sessions[index] ?? session('none'), 200);
      expect(found.previous).toBe(sessions[index - 1]);
      expect(found.next).toBe(sessions[index + 1]);
      return pages;
    };
    expect([0, 1_999, 300, 1_000].map(pagesFor)).toEqual([2, 2, 3, 7]);
    // With the next session planned, but without a date.
    sessions.push(session('Session 2000', { number: 2_000 }));
    expect(pagesFor(1_999)).toBe(2);
    expect(pagesFor(2_000)).toBe(2);
  });
});
