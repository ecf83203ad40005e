import fc from 'fast-check';
import { expect } from 'vitest';
import type { SignedInUser } from '#backend/context.ts';
import type { HandlerCalls } from './calls.ts';
import { marker, people, type Expected, type Person } from './entry-plans.ts';
import type { Answer } from './hidden-changes.ts';

interface Sharing {
  readonly campaignReaders: 'gm' | 'everyone';
  readonly sharesItems: boolean;
  readonly sharesBackstory: boolean;
}

const someSharing: fc.Arbitrary<Sharing> = fc.record({
  campaignReaders: fc.constantFrom('gm', 'everyone'),
  sharesItems: fc.boolean(),
  sharesBackstory: fc.boolean(),
});

/** How each person shares a character with the campaign; null for a person who shares none. */
export const someSharings: fc.Arbitrary<readonly (Sharing | null)[]> = fc.array(
  fc.option(someSharing),
  { minLength: people.length, maxLength: people.length },
);

interface SharedCharacters {
  readonly calls: HandlerCalls;
  readonly answer: Answer;
  readonly userOf: (person: Person) => SignedInUser;
  readonly expected: Expected;
  readonly campaignId: string;
}

interface Shared {
  readonly owner: Person;
  readonly index: number;
  readonly characterId: string;
  readonly sharing: Sharing;
}

const word = (index: number, field: string): string => marker('character', index, field);

/** A character whose texts have one marker word each. */
const characterOf = (index: number, changes: object = {}) => ({
  name: word(index, 'name'),
  class: 'fighter',
  species: 'human',
  background: 'soldier',
  abilities: { str: 15, dex: 14, con: 13, int: 8, wis: 10, cha: 12 },
  backstory: word(index, 'backstory'),
  notesForMe: word(index, 'me'),
  notesForGameMaster: word(index, 'gm'),
  notesForEveryone: word(index, 'everyone'),
  items: [
    {
      itemId: `item-of-${index}`,
      kind: null,
      key: null,
      catalogueVersion: null,
      name: word(index, 'item'),
      quantity: 1,
      weightLb: 0,
      equipped: false,
      attuned: false,
      needsAttunement: false,
      bonus: 0,
      armor: null,
      weapon: null,
      notes: '',
    },
  ],
  ...changes,
});

/** The marker words of a character that a person may read; empty if the person may not read it at all. */
function readable(expected: Expected, person: Person, { owner, index, sharing }: Shared): string[] {
  const words = (...fields: string[]) => fields.map((field) => word(index, field));
  if (person === owner) {
    return words('name', 'backstory', 'me', 'gm', 'everyone', 'item');
  }
  const isMaster = expected.isMaster(person);
  if (!isMaster && sharing.campaignReaders === 'gm') return [];
  return words(
    'name',
    'everyone',
    ...(isMaster ? ['gm'] : []),
    ...(sharing.sharesItems ? ['item'] : []),
    ...(sharing.sharesBackstory ? ['backstory'] : []),
  );
}

const wordsIn = (text: string): string[] =>
  [...new Set(text.match(/markercharacter\w*?end/g))].toSorted();

/**
 * People share characters with the campaign. Each member reads exactly what may be read, and sees no sign of a
 * change of notes that the member may not read.
 */
export async function expectSharedCharacters(
  { calls, answer, userOf, expected, campaignId }: SharedCharacters,
  sharings: readonly (Sharing | null)[],
): Promise<void> {
  const shared: Shared[] = [];
  for (const [index, owner] of people.entries()) {
    const sharing = sharings[index];
    if (!sharing) continue;
    const user = userOf(owner);
    const body = characterOf(index);
    const { characterId } = (await calls.callAs(user, 'characterCreate', { body })).body;
    await calls.callAs(user, 'characterSharingUpdate', {
      path: { characterId },
      body: { hasLink: false, campaignId, ...sharing },
    });
    shared.push({ owner, index, characterId, sharing });
  }
  const read = async (person: Person): Promise<readonly string[]> => {
    const list = await answer(person, 'campaignCharacters', { path: { campaignId } });
    const sheets: string[] = [];
    for (const { characterId } of shared) {
      const path = { campaignId, characterId };
      sheets.push(await answer(person, 'campaignCharacterGet', { path }));
    }
    return [list, ...sheets];
  };
  for (const person of people) {
    const [list = '', ...sheets] = await read(person);
    const names: string[] = [];
    for (const [number, character] of shared.entries()) {
      const words = readable(expected, person, character);
      expect(wordsIn(sheets[number] ?? ''), `for ${person}`).toEqual(words.toSorted());
      if (words.length > 0) names.push(word(character.index, 'name'));
    }
    expect(wordsIn(list), `for ${person}`).toEqual(names.toSorted());
  }
  /** Makes the change of each character, and expects events for those whose answers have changed, and for no others. */
  const expectChange = async (change: (character: Shared) => Promise<unknown>) => {
    const before = new Map<Person, readonly string[]>();
    for (const person of people) before.set(person, await read(person));
    calls.now += 1000;
    calls.campaignEvents.length = 0;
    for (const character of shared) await change(character);
    for (const person of people) {
      const after = await read(person);
      for (const [number, { owner, characterId }] of shared.entries()) {
        const isChanged = after[number + 1] !== before.get(person)?.[number + 1];
        const isNotified = calls.campaignEvents.some(
          (event) => event.characterId === characterId && event.userIds.includes(person),
        );
        // The owner has made the change, and reads it on another page.
        if (person !== owner) expect(isNotified, `event for ${person}`).toBe(isChanged);
      }
      const isListed = calls.campaignEvents.some(({ userIds }) => userIds.includes(person));
      if (!isListed) expect(after[0], `for ${person}`).toBe(before.get(person)?.[0]);
    }
  };
  const update = (changes: object) =>
    expectChange(async ({ owner, index, characterId }) =>
      calls.callAs(userOf(owner), 'characterUpdate', {
        path: { characterId },
        body: characterOf(index, changes),
      }),
    );
  const press = (changes: object) =>
    expectChange(async ({ owner, characterId }) =>
      calls.callAs(userOf(owner), 'characterPlayChange', {
        path: { characterId },
        body: { changeId: `${Object.keys(changes).join()}-${characterId}`, ...changes },
      }),
    );
  const notes = { notesForMe: 'Changed.', notesForGameMaster: 'Changed.' };
  await update({ notesForMe: 'Changed.' });
  await update(notes);
  await update({ ...notes, backstory: 'Changed.' });
  await press({ coins: { gp: 5 } });
  await press({ lostHitPoints: 3 });
}
