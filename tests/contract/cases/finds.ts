import { expect } from 'vitest';
import type { Finds } from '#src/generated/model/index.ts';
import { fails, succeeds, type ContractCase } from '../case.ts';
import type { Client } from '../client.ts';
import { table } from './campaign-table.ts';
import { write } from './entry-table.ts';
import { createCampaign } from './new-campaign.ts';

const search = async (client: Client, q: string, campaignId?: string): Promise<Finds> =>
  (await succeeds(client, 'findList', 200, { params: { q, ...(campaignId && { campaignId }) } }))
    .body;

const entriesFound = async (client: Client, q: string, campaignId?: string) =>
  (await search(client, q, campaignId)).entries.map(({ title }) => title);

const createCharacter = (client: Client, name: string) =>
  succeeds(client, 'characterCreate', 201, {
    body: {
      name,
      class: 'fighter',
      species: 'human',
      background: 'soldier',
      abilities: { str: 15, dex: 14, con: 13, int: 8, wis: 10, cha: 12 },
      increases: [
        { ability: 'str', amount: 2 },
        { ability: 'con', amount: 1 },
      ],
    },
  });

const createGear = (client: Client, name: string) =>
  succeeds(client, 'gearCreate', 201, { body: { name, category: 'other' } });

/** The search over everything that a user can open: the same answers on every engine. */
export const cases: readonly ContractCase[] = [
  {
    operation: 'findList',
    status: 200,
    title: 'finds campaigns, entries, characters and items of every kind',
    run: async (backend) => {
      const { campaignId, mira, odo } = await table(backend);
      const own = await createCampaign(mira, 'Moths of Vell');
      const entry = await write(mira, campaignId, { title: 'Moth', text: 'It drinks the light.' });
      const character = await createCharacter(mira, 'Ilse Moth');
      await createGear(odo, 'Moth lamp');
      const body = { name: 'Moth dancer', category: 'general' };
      await succeeds(odo, 'featCreate', 201, { body });
      const { campaignId: ownId, title, role } = own;
      expect(await search(mira, 'moth')).toEqual({
        campaigns: [{ campaignId: ownId, title, role }],
        entries: [
          {
            campaignId,
            campaignTitle: 'The Lanterns',
            entryId: entry.entryId,
            type: 'note',
            title: 'Moth',
            snippet: 'It drinks the light.',
          },
        ],
        characters: [{ characterId: character.body.characterId, name: 'Ilse Moth' }],
        items: [
          { kind: 'feats', sk: '2024#moth-dancer', name: 'Moth dancer', edition: '2024' },
          { kind: 'gear', sk: '2024#moth-lamp', name: 'Moth lamp', edition: '2024' },
        ],
      });
    },
  },
  {
    operation: 'findList',
    status: 200,
    title: 'sorts names that begin with the words first, then other beginnings of words',
    run: async (backend) => {
      const { campaignId, mira, odo } = await table(backend);
      const names = ['A starling', 'The star', 'Mustard', 'Star map', 'star', 'Custard'];
      const sorted = ['star', 'Star map', 'A starling', 'The star', 'Custard', 'Mustard'];
      for (const name of names) {
        await createCharacter(mira, name);
        await createCampaign(mira, name);
        await createGear(odo, `${name} zq`);
        await write(mira, campaignId, { title: name, text: 'A star at sea.' });
      }
      const found = await search(mira, 'STAR');
      expect(found.campaigns.map(({ title }) => title)).toEqual(sorted);
      expect(found.characters.map(({ name }) => name)).toEqual(sorted);
      expect(found.entries.map(({ title }) => title)).toEqual(sorted);
      const items = (await search(mira, 'zq star')).items.map(({ name }) => name);
      const together = ['A starling zq', 'star map zq', 'star zq', 'the star zq'];
      expect(items.map((name) => name.toLowerCase())).toEqual([
        ...together.map((name) => name.toLowerCase()),
        'custard zq',
        'mustard zq',
      ]);
    },
  },
  {
    operation: 'findList',
    status: 200,
    title: 'ranks titles of entries with accents, quotes and hyphens like plain ones',
    run: async (backend) => {
      const { campaignId, mira } = await table(backend);
      const titles = ['“Ónyx” bell-tower', 'Ónyx', 'The bell of “ónyx”', 'The onyx-bell'];
      for (const title of ['A log', ...titles.toReversed()]) {
        await write(mira, campaignId, { title, text: 'Of ónyx and a bell.' });
      }
      expect(await entriesFound(mira, 'onyx')).toEqual([
        'Ónyx',
        '“Ónyx” bell-tower',
        'The bell of “ónyx”',
        'The onyx-bell',
        'A log',
      ]);
      expect(await entriesFound(mira, "'ÓNYX bell")).toEqual([
        '“Ónyx” bell-tower',
        'The bell of “ónyx”',
        'The onyx-bell',
        'A log',
        'Ónyx',
      ]);
    },
  },
  {
    operation: 'findList',
    status: 200,
    title: 'takes special characters as plain text, and finds at most eight records of each sort',
    run: async (backend) => {
      const { campaignId, mira } = await table(backend);
      for (let number = 0; number < 10; number += 1) {
        await createCharacter(mira, `Zed 50%_${number}`);
        await write(mira, campaignId, { title: `Zed ${number}` });
      }
      const many = await search(mira, 'zed');
      const names = Array.from({ length: 8 }, (_, number) => `Zed 50%_${number}`);
      expect(many.characters.map(({ name }) => name)).toEqual(names);
      expect(many.entries.map(({ title }) => title)).toEqual(
        Array.from({ length: 8 }, (_, number) => `Zed ${number}`),
      );
      const characters = async (q: string) =>
        (await search(mira, q)).characters.map(({ name }) => name);
      expect(await characters('50%_9')).toEqual(['Zed 50%_9']);
      expect(await characters('𝔷𝔢𝔡 9')).toEqual(['Zed 50%_9']);
      for (const q of ['zed 5%_', 'z_d', "zed' or", 'zed"', 'zed\\', 'zed 𐍈']) {
        expect(await characters(q), q).toEqual([]);
      }
    },
  },
  {
    operation: 'findList',
    status: 200,
    title: 'finds the entries of the open campaign first',
    run: async (backend) => {
      const { campaignId, mira } = await table(backend);
      const other = await table(backend);
      await write(mira, campaignId, { title: 'The kelp' });
      await write(mira, other.campaignId, { title: 'Kelp' });
      expect(await entriesFound(mira, 'kelp')).toEqual(['Kelp', 'The kelp']);
      expect(await entriesFound(mira, 'kelp', campaignId)).toEqual(['The kelp', 'Kelp']);
      expect(await entriesFound(mira, 'kelp', other.campaignId)).toEqual(['Kelp', 'The kelp']);
    },
  },
  {
    operation: 'findList',
    status: 200,
    title: 'finds nothing that the user may not read, with the role in each campaign',
    run: async (backend) => {
      // Tomas is a player in the first campaign, and a game master in the second.
      const { campaignId, mira, tomas, odo, idOf } = await table(backend, { tomas: 'player' });
      const second = await table(backend, { tomas: 'gm' });
      const secret = (word: string) => `Open.\n\n:::secret\n${word}\n:::`;
      const forTomas = `:::secret{for="${await idOf('tomas')}"}\nnamed\n:::`;
      await write(mira, campaignId, { title: 'Wreck', text: `${secret('ghost')}\n\n${forTomas}` });
      await write(mira, campaignId, { title: 'Ghost ship', visibility: 'gm' });
      await write(mira, second.campaignId, { title: 'Inn', text: secret('ghost') });
      await createCharacter(mira, 'Ghost of Mira');
      expect(await entriesFound(tomas, 'ghost')).toEqual(['Inn']);
      expect(await entriesFound(tomas, 'ghost', campaignId)).toEqual(['Inn']);
      expect(await entriesFound(tomas, 'named')).toEqual(['Wreck']);
      expect((await search(tomas, 'ghost')).characters).toEqual([]);
      const { snippet } = (await search(tomas, 'open', campaignId)).entries[0] ?? {};
      expect(snippet).toBe('Open. named');
      expect(await entriesFound(odo, 'ghost', campaignId)).toEqual([]);
      const ofOdo = (await search(odo, 'lanterns', campaignId)).campaigns;
      expect(ofOdo.map((each) => each.campaignId)).not.toContain(campaignId);
    },
  },
  {
    operation: 'findList',
    status: 200,
    title: 'finds nothing in deleted campaigns, and no deleted entry',
    run: async (backend) => {
      const { mira } = await table(backend);
      const { campaignId } = await createCampaign(mira, 'Brine of the deep');
      const { entryId } = await write(mira, campaignId, { title: 'Brine' });
      await write(mira, campaignId, { title: 'Brine pit' });
      await succeeds(mira, 'entryDelete', 204, { params: { campaignId, entryId } });
      const before = await search(mira, 'brine', campaignId);
      expect(before.campaigns.map(({ title }) => title)).toEqual(['Brine of the deep']);
      expect(before.entries.map(({ title }) => title)).toEqual(['Brine pit']);
      await succeeds(mira, 'campaignDelete', 204, { params: { campaignId } });
      const { campaigns, entries } = await search(mira, 'brine', campaignId);
      expect([campaigns, entries]).toEqual([[], []]);
    },
  },
  {
    operation: 'findList',
    status: 422,
    title: 'refuses a search without words and one that is too long',
    run: async ({ signIn }) => {
      const mira = await signIn('mira');
      for (const q of [' ', 'x'.repeat(121)]) {
        const problem = await fails(mira, 'findList', 422, { params: { q } });
        expect(problem.fields?.map(({ path }) => path)).toEqual(['query/q']);
      }
    },
  },
];
