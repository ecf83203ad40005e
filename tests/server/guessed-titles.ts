import { expect } from 'vitest';
import type { CampaignRole } from '#backend/db/tables/campaign-tables.ts';
import type { SignedInUser } from '#backend/context.ts';
import type { HandlerCalls } from './calls.ts';
import {
  marker,
  newTitleOf,
  people,
  type Expected,
  type Person,
  type Plan,
} from './entry-plans.ts';

interface Written {
  readonly campaignId: string;
  /** The ids of the planned entries. */
  readonly ids: readonly string[];
  readonly plans: readonly Plan[];
}

/**
 * A player guesses the titles that entries have while they are hidden, as links in a text. When the entries
 * have got other titles and everyone reads them, the links do not show whether a guess was right. The same
 * links of a game master are followed.
 */
export async function expectNoGuessConfirmed(
  calls: HandlerCalls,
  expected: Expected,
  { campaignId, ids, plans }: Written,
  roles: ReadonlyMap<Person, CampaignRole>,
  userOf: (person: Person) => SignedInUser,
): Promise<void> {
  const master = userOf('mira-owner');
  const guesser = people.find((person) => roles.get(person) === 'player');
  const guessOf = (index: number) => marker('guess', index);
  const pathOf = (entryId = '') => ({ campaignId, entryId });
  const change = async (index: number, body: object) => {
    calls.now += 1000;
    const path = pathOf(ids[index]);
    await calls.callAs(master, 'entryUpdate', { path, body });
  };
  const write = async (person: Person) => {
    calls.now += 1000;
    const text = plans.map((_, index) => `[[${guessOf(index)}]]`).join(' ');
    const body = { type: 'note', title: `Guesses of ${person}`, text, visibility: 'everyone' };
    return (await calls.callAs(userOf(person), 'entryCreate', { path: { campaignId }, body })).body;
  };

  // The check of the events (`expected-events.ts`) has deleted the first entry.
  await calls.callAs(master, 'entryRestore', { path: pathOf(ids[0]) });
  for (const [index, { visibility, readers }] of plans.entries()) {
    await change(index, { title: guessOf(index), visibility, readerIds: readers });
  }
  const guesses = guesser && (await write(guesser)).entryId;
  const chronicle = (await write('mira-owner')).entryId;
  for (const index of plans.keys()) {
    await change(index, { title: newTitleOf(index) });
    await change(index, { visibility: 'everyone' });
  }

  for (const person of people) {
    const get = async (entryId?: string) =>
      (await calls.callAs(userOf(person), 'entryGet', { path: pathOf(entryId) })).body;
    const known = plans.flatMap(({ visibility, author }, index) =>
      visibility === 'everyone' || author === person || expected.isMaster(person)
        ? [newTitleOf(index)]
        : [],
    );
    const targetsOf = async (entryId: string) =>
      (await get(entryId)).links.map(({ entry }) => entry.title);
    if (guesses !== undefined) expect(await targetsOf(guesses), person).toEqual(known);
    expect(await targetsOf(chronicle), person).toEqual(plans.map((_, index) => newTitleOf(index)));
    for (const [index, id] of ids.entries()) {
      const sources = new Set((await get(id)).backlinks.map(({ entryId }) => entryId));
      const isKnown = guesses !== undefined && known.includes(newTitleOf(index));
      const written = [chronicle, guesses].filter((entryId) => sources.has(entryId ?? ''));
      expect(written, `${person} in entry ${index}`).toEqual(
        isKnown ? [chronicle, guesses] : [chronicle],
      );
    }
  }
}
