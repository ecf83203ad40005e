import { expect } from 'vitest';
import type { HandlerCalls } from './calls.ts';
import type { Answer } from './hidden-changes.ts';
import { people, type Expected, type Person, type Plan } from './entry-plans.ts';

interface Written {
  readonly campaignId: string;
  /** The ids of the planned entries. */
  readonly ids: readonly string[];
  readonly plans: readonly Plan[];
}

/** Every event for an entry has reached those who can read the entry, and no others. */
export function expectEvents(
  { campaignEvents }: HandlerCalls,
  expected: Expected,
  { campaignId, ids, plans }: Written,
): void {
  const readers = plans.map((plan, index) => ({
    campaignId,
    entryId: ids[index] ?? '',
    userIds: people.filter((person) => expected.readsEntry(person, plan)).toSorted(),
  }));
  const sent = new Map(campaignEvents.map((event) => [JSON.stringify(event), event]));
  expect([...sent.values()].toSorted(byEntry)).toEqual(readers.toSorted(byEntry));
}

interface Move {
  readonly path: { readonly campaignId: string; readonly entryId: string };
  readonly parentId: string | null;
  readonly beforeId: string | null;
}

/** A game master moves an entry. The event reaches the players for whom this changes a list, and no others. */
export async function expectEventOfMove(
  calls: HandlerCalls,
  answer: Answer,
  expected: Expected,
  { path, ...body }: Move,
): Promise<void> {
  const { campaignId } = path;
  const listFor = (person: Person) =>
    answer(person, 'entryList', { path: { campaignId }, query: { sort: 'position' } });
  const lists = new Map<Person, string>();
  for (const person of people) lists.set(person, await listFor(person));
  const eventsBefore = calls.campaignEvents.length;
  await answer('mira-owner', 'entryMove', { path, body });
  const events = calls.campaignEvents.splice(eventsBefore);
  const notified = new Set(events.flatMap(({ userIds }) => userIds));
  for (const person of people) {
    const isChanged = (await listFor(person)) !== lists.get(person);
    const isNotified = expected.isMaster(person) ? events.length > 0 : isChanged;
    expect(notified.has(person), `event of a move for ${person}`).toBe(isNotified);
  }
}

const byEntry = (
  { entryId: one }: { readonly entryId: string | null },
  { entryId: other }: { readonly entryId: string | null },
): number => (one ?? '').localeCompare(other ?? '');

const nextVisibility = { everyone: 'gm', gm: 'chosen', chosen: 'everyone' } as const;

/**
 * A game master changes who reads the first entry, and deletes the entry. The events reach those who can
 * read it before or after the change, and no others.
 */
export async function expectEventsOfChange(
  calls: HandlerCalls,
  expected: Expected,
  { campaignId, ids, plans }: Written,
  master: Parameters<HandlerCalls['callAs']>[0],
): Promise<void> {
  const [entryId = ''] = ids;
  const [plan] = plans;
  if (!plan) return;
  const visibility = nextVisibility[plan.visibility];
  const changed = { ...plan, visibility };
  const readsAfter = (person: Person) => expected.readsEntry(person, changed);
  const eventsFor = (reads: (person: Person) => boolean, id: string | null = entryId) => {
    const userIds = people.filter(reads).toSorted();
    return userIds.length === 0 ? [] : [{ campaignId, entryId: id, userIds }];
  };
  const path = { campaignId, entryId };
  calls.campaignEvents.length = 0;
  await calls.callAs(master, 'entryUpdate', { path, body: { visibility } });
  expect(calls.campaignEvents).toEqual(
    eventsFor((person) => expected.readsEntry(person, plan) || readsAfter(person)),
  );
  const readsById = (person: Person, id: string | null): boolean => {
    const other = plans[ids.indexOf(id ?? '')];
    return other !== undefined && expected.readsEntry(person, other);
  };
  const { parentId } = (await calls.callAs(master, 'entryGet', { path })).body;
  const query = { parentId: entryId };
  const { items } = (await calls.callAs(master, 'entryList', { path, query })).body;
  // These persons see that the entries below the deleted one move.
  const seesMoves = (person: Person) =>
    !readsAfter(person) && items.some((below) => readsById(person, below.entryId));
  calls.campaignEvents.length = 0;
  await calls.callAs(master, 'entryDelete', { path });
  expect(calls.campaignEvents).toEqual([
    ...eventsFor(readsAfter),
    ...eventsFor((person) => seesMoves(person) && readsById(person, parentId), parentId),
    ...eventsFor((person) => seesMoves(person) && !readsById(person, parentId), null),
  ]);
}
