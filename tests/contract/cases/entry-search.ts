import { expect } from 'vitest';
import { fails, succeeds, type ContractCase } from '../case.ts';
import type { Client } from '../client.ts';
import { table } from './campaign-table.ts';
import { write } from './entry-table.ts';

const search = async (client: Client, campaignId: string, query: object) =>
  (await succeeds(client, 'entrySearch', 200, { params: { campaignId, ...query } })).body.items;

const found = async (client: Client, campaignId: string, q: string) =>
  (await search(client, campaignId, { q })).map(({ title }) => title);

/** The search over the entries of a campaign: the same answers on every engine. */
export const cases: readonly ContractCase[] = [
  {
    operation: 'entrySearch',
    status: 200,
    title: 'finds all words, their beginnings and other spellings, in every field',
    run: async (backend) => {
      const { campaignId, mira } = await table(backend);
      const other = await table(backend);
      await write(mira, campaignId, {
        title: 'Café Straße',
        text: 'The **lantern** burns at sea.',
      });
      await write(mira, campaignId, { title: 'Abbey', text: 'A lamp.', tags: ['Lantern-fish'] });
      await write(mira, campaignId, {
        type: 'quest',
        title: 'Lantern oil',
        details: { giver: 'Corvin Ærø', steps: [{ text: 'Row to Vell', done: false }] },
      });
      await write(mira, campaignId, {
        type: 'session',
        title: 'Two',
        details: { recap: '漢字 rain' },
      });
      await write(mira, other.campaignId, { title: 'Lantern of another campaign' });
      expect(await found(mira, campaignId, 'lantern')).toEqual([
        'Lantern oil',
        'Abbey',
        'Café Straße',
      ]);
      expect(await found(mira, campaignId, 'LANT sea')).toEqual(['Café Straße']);
      expect(await found(mira, campaignId, 'cafe strasse')).toEqual(['Café Straße']);
      expect(await found(mira, campaignId, 'corvin aero')).toEqual(['Lantern oil']);
      expect(await found(mira, campaignId, 'row vell')).toEqual(['Lantern oil']);
      expect(await found(mira, campaignId, '漢字')).toEqual(['Two']);
      expect(await found(mira, campaignId, 'ntern')).toEqual([]);
      const quests = await search(mira, campaignId, { q: 'lantern', type: 'quest' });
      expect(quests.map(({ title }) => title)).toEqual(['Lantern oil']);
      const [first] = await search(mira, campaignId, { q: 'burns' });
      expect(first).toMatchObject({
        title: 'Café Straße',
        snippet: 'The lantern burns at sea.',
        author: 'Mira',
        authorReads: false,
        canEdit: true,
      });
      const fog = 'Fog on the *sea*. '.repeat(500);
      await write(mira, campaignId, { title: 'Long', text: `${fog}An **ember** glows. ${fog}` });
      const [long] = await search(mira, campaignId, { q: 'ember' });
      expect(long?.snippet).toMatch(/^….* Fog on the sea\. An ember glows\. Fog on the sea\. .*…$/);
    },
  },
  {
    operation: 'entrySearch',
    status: 200,
    title: 'lists entries with the word in the title before those with the word in the text',
    run: async (backend) => {
      const { campaignId, mira } = await table(backend);
      const entries = Array.from({ length: 31 }, (_, index) => ({
        key: `a${index}`,
        type: 'note',
        title: `A${index}`,
        text: 'Below the old bell, 100% drowned.',
        visibility: 'everyone',
      }));
      for (const part of [entries.slice(0, 25), entries.slice(25)]) {
        const body = { importId: 'bells-of-the-coast', entries: part };
        await succeeds(mira, 'entryImport', 200, { params: { campaignId }, body });
      }
      await write(mira, campaignId, { title: 'The Drowned Bell' });
      await write(mira, campaignId, { title: 'Old bell' });
      await write(mira, campaignId, { title: 'Bell of Vell' });
      await write(mira, campaignId, { title: 'The doorbell', text: 'A bell.' });
      const first = async (q: string) => (await found(mira, campaignId, q)).slice(0, 4);
      expect(await first('bell')).toEqual(['Bell of Vell', 'Old bell', 'The Drowned Bell', 'A0']);
      expect(await first('Bell drown')).toEqual(['The Drowned Bell', 'A0', 'A1', 'A10']);
      expect(await first('old BELL')).toEqual(['Old bell', 'A0', 'A1', 'A10']);
      expect(await first('100% bell')).toEqual(['A0', 'A1', 'A10', 'A11']);
    },
  },
  {
    operation: 'entrySearch',
    status: 200,
    title: 'ranks titles with accents, quotes and hyphens like plain ones',
    run: async (backend) => {
      const { campaignId, mira } = await table(backend);
      await write(mira, campaignId, { title: 'A log', text: 'The elan bell of Obrien, strasse.' });
      await write(mira, campaignId, { title: 'The O’Brien-Straße' });
      await write(mira, campaignId, { title: '“Élan” bell-tower' });
      await write(mira, campaignId, { title: 'On “élan”' });
      await write(mira, campaignId, { title: 'Zed: tower-bell' });
      expect(await found(mira, campaignId, 'elan')).toEqual([
        '“Élan” bell-tower',
        'On “élan”',
        'A log',
      ]);
      expect(await found(mira, campaignId, 'ÉLAN "bell')).toEqual(['“Élan” bell-tower', 'A log']);
      expect(await found(mira, campaignId, "o'brien")).toEqual(['The O’Brien-Straße', 'A log']);
      expect(await found(mira, campaignId, 'the obrien stras')).toEqual([
        'The O’Brien-Straße',
        'A log',
      ]);
      expect(await found(mira, campaignId, 'bell')).toEqual([
        '“Élan” bell-tower',
        'Zed: tower-bell',
        'A log',
      ]);
    },
  },
  {
    operation: 'entrySearch',
    status: 200,
    title: 'takes special characters of query languages as plain text',
    run: async (backend) => {
      const { campaignId, mira } = await table(backend);
      await write(mira, campaignId, { title: 'Tide', text: 'near or not' });
      for (const q of ["' | 'tide", 'NEAR(', 'tide*', '-tide', 'NOT tide', 'tide" OR "near']) {
        expect(await found(mira, campaignId, q), q).toEqual(['Tide']);
      }
      for (const q of ['"', ':*', '!', '()', 'words:tide', 'tide AND ember']) {
        expect(await found(mira, campaignId, q), q).toEqual([]);
      }
    },
  },
  {
    operation: 'entrySearch',
    status: 200,
    title:
      'searches for the eight longest words; a single letter finds words that begin with it only if it is the whole search',
    run: async (backend) => {
      const { campaignId, mira } = await table(backend);
      await write(mira, campaignId, { title: 'Tide', text: 'one two three four five six seven x' });
      const all = 'tide one two three four five seven six';
      expect(await found(mira, campaignId, `${all} z`)).toEqual(['Tide']);
      expect(await found(mira, campaignId, `${all} zzz`)).toEqual(['Tide']);
      expect(await found(mira, campaignId, 'tide zzz')).toEqual([]);
      expect(await found(mira, campaignId, 't')).toEqual(['Tide']);
      expect(await found(mira, campaignId, 'tide x')).toEqual(['Tide']);
      expect(await found(mira, campaignId, 'tide s')).toEqual([]);
    },
  },
  {
    operation: 'entrySearch',
    status: 200,
    title: 'finds the present words of an entry, and no deleted entry',
    run: async (backend) => {
      const { campaignId, mira } = await table(backend);
      const entry = await write(mira, campaignId, { title: 'Old name', text: 'ember' });
      const params = { campaignId, entryId: entry.entryId };
      const body = { title: 'New name', text: 'ash' };
      await succeeds(mira, 'entryUpdate', 200, { params, body });
      expect(await found(mira, campaignId, 'old')).toEqual([]);
      expect(await found(mira, campaignId, 'ember')).toEqual([]);
      expect(await found(mira, campaignId, 'ash new')).toEqual(['New name']);
      await succeeds(mira, 'entryDelete', 204, { params });
      expect(await found(mira, campaignId, 'ash')).toEqual([]);
      await succeeds(mira, 'entryRestore', 200, { params });
      expect(await found(mira, campaignId, 'ash')).toEqual(['New name']);
    },
  },
  {
    operation: 'entrySearch',
    status: 200,
    title: 'finds no word that the player may not read',
    run: async (backend) => {
      const roles = { tomas: 'player', odo: 'player' };
      const { campaignId, mira, tomas, odo, idOf } = await table(backend, roles);
      const text = `Open.\n\n:::secret\nghost\n:::\n\n:::secret{for="${await idOf('tomas')}"}\noil\n:::`;
      await write(mira, campaignId, { title: 'Lamp', text });
      await write(mira, campaignId, { title: 'Ghost ship', visibility: 'gm' });
      expect(await found(mira, campaignId, 'ghost')).toEqual(['Ghost ship', 'Lamp']);
      expect(await found(tomas, campaignId, 'ghost')).toEqual([]);
      expect(await found(tomas, campaignId, 'oil lamp')).toEqual(['Lamp']);
      expect(await found(odo, campaignId, 'oil')).toEqual([]);
      expect(await found(odo, campaignId, 'open')).toEqual(['Lamp']);
      const viewed = await search(mira, campaignId, { q: 'oil', viewAs: await idOf('odo') });
      expect(viewed).toEqual([]);
    },
  },
  {
    operation: 'entrySearch',
    status: 403,
    title: 'lets only game masters search as another member',
    run: async (backend) => {
      const { campaignId, tomas, idOf } = await table(backend, { tomas: 'player' });
      const params = { campaignId, q: 'tide', viewAs: await idOf('mira') };
      expect((await fails(tomas, 'entrySearch', 403, { params })).code).toBe('forbidden');
    },
  },
  {
    operation: 'entrySearch',
    status: 404,
    title: 'does not exist for users who are not members',
    run: async (backend) => {
      const { campaignId, tomas } = await table(backend);
      await fails(tomas, 'entrySearch', 404, { params: { campaignId, q: 'tide' } });
    },
  },
];
