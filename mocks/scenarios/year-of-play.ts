import type { Kysely } from 'kysely';
import type { Schema } from '#backend/db/schema.ts';
import { readEntry } from '#backend/entries/read.ts';
import { readerWith } from '#backend/entries/reader.ts';
import { countBytes } from '#backend/entries/size.ts';
import { storeVersion } from '#backend/entries/store-version.ts';
import { memberIds } from '#backend/campaigns/notify.ts';
import { storeTitle } from '#backend/entries/titles.ts';
import { storeViews, viewsOf } from '#backend/entries/views.ts';
import { contentColumns, storeTags, type EntryContent } from '#backend/entries/write.ts';
import { people } from '#mocks/fixtures/people.ts';
import { words } from '#mocks/fixtures/story-words.ts';

interface NewEntry extends EntryContent {
  readonly visibility: 'gm' | 'everyone';
  /** The title of the parent entry. */
  readonly parent?: string;
}

const firstEvening = Date.parse('2025-11-20T19:00:00.000Z');
const week = 7 * 24 * 3_600_000;
const sessions = 48;

const pick = <Value>(list: readonly Value[], index: number): Value => {
  const value = list[index % list.length];
  if (value === undefined) throw new Error('The list is empty.');
  return value;
};

const nameOf = (index: number): string =>
  `${pick(words.givenNames, index)} ${pick(words.familyNames, index * 3 + 1 + Math.floor(index / 8))}`;

const persons = Array.from({ length: 16 }, (_, index) => nameOf(index));
const questOf = (index: number): string =>
  `The ${pick(words.adjectives, index)} ${pick(words.things, index + 3)}`;

const secret = (text: string, readers = ''): string =>
  [`:::secret${readers === '' ? '' : `{for="${readers}"}`}`, text, ':::'].join('\n');

const places: readonly NewEntry[] = words.places.map((name, index) => ({
  type: 'place',
  title: name,
  text: `${pick(words.truths, index)}\n\n${secret(`Below it, ${pick(words.troubles, index)}.`)}`,
  tags: ['map'],
  details: { placeKind: index % 2 === 0 ? 'settlement' : 'wilderness' },
  visibility: 'everyone',
}));

const personEntries: readonly NewEntry[] = persons.map((title, index) => ({
  type: 'person',
  title,
  text: `Lives at [[${pick(words.places, index)}]] and answers to ${pick(words.factions, index)}.\n\n${secret('Knows who put out the lantern.')}`,
  tags: [index % 3 === 0 ? 'ally' : 'coast'],
  details: {
    role: pick(words.callings, index),
    life: index % 7 === 6 ? 'dead' : 'alive',
    disposition: index % 3 === 0 ? 'friendly' : 'wary',
  },
  // Those whom the party has not met yet are only for the game masters.
  visibility: index < 12 ? 'everyone' : 'gm',
  parent: pick(words.places, index),
}));

const quests: readonly NewEntry[] = Array.from({ length: 8 }, (_, index) => ({
  type: 'quest',
  title: questOf(index),
  text: `${pick(words.conflicts, index)} Asked by [[${pick(persons, index)}]].`,
  tags: [index < 4 ? 'rewarded' : 'open'],
  details: {
    questStatus: index < 4 ? 'completed' : 'ongoing',
    giver: pick(persons, index),
    steps: [0, 1, 2].map((step) => ({
      text: pick(words.steps, index + step),
      done: index < 4 || step === 0,
    })),
    rewardCoins: { gp: 50 * (index + 1) },
  },
  visibility: index < 6 ? 'everyone' : 'gm',
}));

const sessionEntries: readonly NewEntry[] = Array.from({ length: sessions }, (_, index) => {
  const [person, place] = [pick(persons, index), pick(words.places, index)];
  const date = new Date(firstEvening + index * week).toISOString().slice(0, 10);
  const evening = `${pick(words.scenes, index)} [[${person}]] leads the party to [[${place}]].`;
  return {
    type: 'session',
    title: `Evening ${index + 1}: ${pick(words.things, index)} and ${pick(words.things, index + 3)}`,
    text: `${evening}\n\n${secret(`Prepared: ${pick(words.troubles, index + 2)}.`)}\n\n${secret('Only Tomas saw the sign on the door.', people.tomas.id)}`,
    tags: [`season ${Math.floor(index / 12) + 1}`],
    details: {
      number: index + 1,
      date,
      attendance: index % 5 === 4 ? [people.tomas.id] : [people.tomas.id, people.ilse.id],
      recap: `The party followed [[${questOf(index)}]]. ${pick(words.truths, index)}`,
    },
    visibility: 'everyone',
  };
});

const newEntries: readonly NewEntry[] = [...places, ...personEntries, ...quests, ...sessionEntries];

/** Adds the entries of a year to Mira's oldest campaign: 48 sessions, and their places, people and quests. */
export async function yearOfPlay(db: Kysely<Schema>): Promise<void> {
  const { id: campaignId } = await db
    .selectFrom('campaign')
    .select('id')
    .where('owner_id', '=', people.mira.id)
    .orderBy('created_at')
    .limit(1)
    .executeTakeFirstOrThrow();
  const mira = readerWith(people.mira.id, 'owner');
  const ids = new Map<string, string>();
  for (const [index, { visibility, parent, ...content }] of newEntries.entries()) {
    const id = `019a0000-0000-7000-8000-000000005${String(index).padStart(3, '0')}`;
    const createdAt = firstEvening + Math.max(0, index - (newEntries.length - sessions)) * week;
    const { text, details, tags } = content;
    const texts = { text, recap: details.recap ?? '' };
    const views = await viewsOf(texts, await memberIds(db, campaignId), () => undefined);
    const row = {
      id,
      campaign_id: campaignId,
      ...contentColumns(content),
      parent_id: (parent !== undefined && ids.get(parent)) || null,
      position: index + 1,
      visibility,
      created_by: people.mira.id,
      player_id: null,
      bytes: 0,
      created_at: createdAt,
      updated_at: createdAt,
      shown_at: createdAt,
      deleted_at: null,
    };
    ids.set(row.title, id);
    await db.insertInto('entry').values(row).execute();
    await storeTags(db, id, tags);
    await storeViews(db, row, views, new Set(), createdAt, () => null);
    await storeTitle(db, row, createdAt, null);
    await storeVersion(db, await readEntry(db, campaignId, id, mira), {
      by: mira.userId,
      at: createdAt,
      draftedBy: null,
    });
    await countBytes(db, id);
  }
}
