import { expect } from 'vitest';
import type { CampaignOverview } from '#src/generated/model/index.ts';
import { fails, succeeds, type ContractCase } from '../case.ts';
import type { Client } from '../client.ts';
import { table } from './campaign-table.ts';
import { read, write } from './entry-table.ts';

const today = '2026-06-15';

async function overview(
  client: Client,
  campaignId: string,
  query: Readonly<Record<string, string>> = {},
): Promise<CampaignOverview> {
  const params = { campaignId, today, ...query };
  return (await succeeds(client, 'campaignOverview', 200, { params })).body;
}

const titlesOf = (list: readonly { title: string }[]) => list.map(({ title }) => title);

const session = (title: string, details: object, more: object = {}) => ({
  type: 'session',
  title,
  details,
  ...more,
});

const quest = (title: string, questStatus?: string, more: object = {}) => ({
  type: 'quest',
  title,
  details: questStatus === undefined ? {} : { questStatus },
  ...more,
});

/** The overview of a campaign, as each member sees it. */
export const cases: readonly ContractCase[] = [
  {
    operation: 'campaignOverview',
    status: 200,
    title: 'is empty for a campaign without entries',
    run: async (backend) => {
      const { campaignId, mira } = await table(backend);
      expect(await overview(mira, campaignId)).toEqual({
        lastSession: null,
        lastRecap: '',
        nextSession: null,
        openQuests: [],
        recentlyChanged: [],
        favourites: [],
        recentlyOpened: [],
        counts: [],
      });
    },
  },
  {
    operation: 'campaignOverview',
    status: 200,
    title: 'has the last session with a recap up to the given day and the next one after it',
    run: async (backend) => {
      const { campaignId, mira } = await table(backend);
      for (const date of ['2026-06-01', '2026-06-15', '2026-06-16', '2026-07-01']) {
        await write(mira, campaignId, session(date, { date, recap: `On ${date}.` }));
      }
      await write(mira, campaignId, session('Undated', { number: 900 }));
      const found = await overview(mira, campaignId);
      expect([found.lastSession?.title, found.lastRecap]).toEqual(['2026-06-15', 'On 2026-06-15.']);
      expect(found.nextSession?.title).toBe('2026-06-16');
      const later = await overview(mira, campaignId, { today: '2026-07-02' });
      expect([later.lastSession?.title, later.nextSession]).toEqual(['2026-07-01', null]);
    },
  },
  {
    operation: 'campaignOverview',
    status: 200,
    title: 'has the session of the given day as the next one until the reader can read its recap',
    run: async (backend) => {
      const { campaignId, mira, tomas } = await table(backend, { tomas: 'player' });
      const earlier = { date: '2026-06-01', recap: 'The bell rang.' };
      await write(mira, campaignId, session('Before', earlier));
      await write(mira, campaignId, session('After', { date: '2026-06-29' }));
      const tonight = await write(mira, campaignId, session('Tonight', { date: today }));
      const sessionsOf = async (client: Client) => {
        const { lastSession, lastRecap, nextSession } = await overview(client, campaignId);
        return [lastSession?.title, lastRecap, nextSession?.title];
      };
      const params = { campaignId, entryId: tonight.entryId };
      const writeRecap = (recap: string) =>
        succeeds(mira, 'entryUpdate', 200, { params, body: { details: { date: today, recap } } });
      const planned = ['Before', 'The bell rang.', 'Tonight'];
      expect(await sessionsOf(mira)).toEqual(planned);
      expect(await sessionsOf(tomas)).toEqual(planned);
      await writeRecap(':::secret\nThe keeper lied.\n:::');
      expect(await sessionsOf(mira)).toEqual(['Tonight', 'The keeper lied.', 'After']);
      expect(await sessionsOf(tomas)).toEqual(planned);
      await writeRecap('We rowed home.');
      expect(await sessionsOf(tomas)).toEqual(['Tonight', 'We rowed home.', 'After']);
    },
  },
  {
    operation: 'campaignOverview',
    status: 200,
    title: 'has the session with the highest number if none of them has a date',
    run: async (backend) => {
      const { campaignId, mira } = await table(backend);
      for (const number of [9, 10, 2]) {
        await write(mira, campaignId, session(`Number ${number}`, { number }));
      }
      await write(mira, campaignId, session('No number', {}));
      const found = await overview(mira, campaignId);
      expect([found.lastSession?.title, found.nextSession]).toEqual(['Number 10', null]);
    },
  },
  {
    operation: 'campaignOverview',
    status: 200,
    title: 'lists open quests, ongoing ones first, and the last changes first',
    run: async (backend) => {
      const { campaignId, mira } = await table(backend);
      const steps = [
        { text: 'Find the bell', done: true },
        { text: 'Ring it', done: false },
      ];
      const open = { questStatus: 'ongoing', steps };
      const first = await write(mira, campaignId, { ...quest('The bell'), details: open });
      await write(mira, campaignId, quest('The boat', 'ongoing'));
      await write(mira, campaignId, quest('The fog', 'not-started'));
      await write(mira, campaignId, quest('The keeper'));
      await write(mira, campaignId, quest('Done', 'completed'));
      await write(mira, campaignId, quest('Given up', 'abandoned'));
      const params = { campaignId, entryId: first.entryId };
      await succeeds(mira, 'entryUpdate', 200, { params, body: { text: 'It rings.' } });
      const { openQuests, recentlyChanged, counts } = await overview(mira, campaignId);
      expect(titlesOf(openQuests)).toEqual(['The bell', 'The boat', 'The keeper', 'The fog']);
      expect(openQuests[0]?.steps).toEqual({ done: 1, total: 2, next: 'Ring it' });
      expect(openQuests[1]?.steps).toBe(null);
      expect(titlesOf(recentlyChanged).slice(0, 2)).toEqual(['The bell', 'Given up']);
      expect(counts).toEqual([{ type: 'quest', count: 6 }]);
      const done = { details: { questStatus: 'completed' } };
      await succeeds(mira, 'entryUpdate', 200, { params, body: done });
      expect(titlesOf((await overview(mira, campaignId)).openQuests)).toEqual([
        'The boat',
        'The keeper',
        'The fog',
      ]);
    },
  },
  {
    operation: 'campaignOverview',
    status: 200,
    title: 'contains for a player only what this player may read',
    run: async (backend) => {
      const { campaignId, mira, tomas } = await table(backend, { tomas: 'player' });
      const hidden = { visibility: 'gm' };
      const recap = 'We won.\n\n:::secret\nThe marker is below the bell.\n:::';
      await write(mira, campaignId, session('Open', { date: '2026-06-01', recap }));
      await write(mira, campaignId, session('Prepared', { date: '2026-06-10' }, hidden));
      await write(mira, campaignId, session('Planned', { date: '2026-06-20' }, hidden));
      await write(mira, campaignId, quest('A secret quest', 'ongoing', hidden));
      const found = await overview(tomas, campaignId);
      expect(found).toMatchObject({
        lastSession: { title: 'Open' },
        nextSession: null,
        openQuests: [],
        counts: [{ type: 'session', count: 1 }],
      });
      expect(titlesOf(found.recentlyChanged)).toEqual(['Open']);
      expect(found.lastRecap).toBe('We won.');
      expect(JSON.stringify(found)).not.toContain('marker');
    },
  },
  {
    operation: 'campaignOverview',
    status: 200,
    title: 'lists the entries that the user has marked and opened, and those of no other member',
    run: async (backend) => {
      const { campaignId, mira, tomas, idOf } = await table(backend, { tomas: 'player' });
      const bell = await write(mira, campaignId, { title: 'The bell' });
      const tide = await write(mira, campaignId, { title: 'A tide' });
      for (const one of [tide, bell, tide]) await read(tomas, campaignId, one);
      for (const { entryId } of [bell, tide]) {
        await succeeds(tomas, 'favouriteAdd', 204, { params: { campaignId, entryId } });
      }
      const own = await overview(tomas, campaignId);
      expect(own.recentlyOpened).toEqual([
        { entryId: tide.entryId, type: 'note', title: 'A tide' },
        { entryId: bell.entryId, type: 'note', title: 'The bell' },
      ]);
      expect(titlesOf(own.favourites)).toEqual(['A tide', 'The bell']);
      const viewAs = await idOf('tomas');
      for (const found of [
        await overview(mira, campaignId),
        await overview(mira, campaignId, { viewAs }),
      ]) {
        expect([found.favourites, found.recentlyOpened]).toEqual([[], []]);
      }
    },
  },
  {
    operation: 'campaignOverview',
    status: 200,
    title: 'shows a game master what another member reads',
    run: async (backend) => {
      const { campaignId, mira, idOf } = await table(backend, { tomas: 'player' });
      await write(mira, campaignId, { title: 'Open' });
      await write(mira, campaignId, { title: 'Hidden', visibility: 'gm' });
      const seen = await overview(mira, campaignId, { viewAs: await idOf('tomas') });
      expect(titlesOf(seen.recentlyChanged)).toEqual(['Open']);
      expect(seen.counts).toEqual([{ type: 'note', count: 1 }]);
    },
  },
  {
    operation: 'campaignOverview',
    status: 403,
    title: 'refuses the view of another member to players',
    run: async (backend) => {
      const { campaignId, tomas, idOf } = await table(backend, { tomas: 'player' });
      const params = { campaignId, viewAs: await idOf('mira') };
      await fails(tomas, 'campaignOverview', 403, { params });
    },
  },
  {
    operation: 'campaignOverview',
    status: 404,
    title: 'does not exist for a user who is not a member, and for a deleted campaign',
    run: async (backend) => {
      const { campaignId, mira, odo } = await table(backend);
      await fails(odo, 'campaignOverview', 404, { params: { campaignId } });
      await succeeds(mira, 'campaignDelete', 204, { params: { campaignId } });
      await fails(mira, 'campaignOverview', 404, { params: { campaignId } });
    },
  },
  {
    operation: 'campaignOverview',
    status: 422,
    title: 'refuses a day that does not exist',
    run: async (backend) => {
      const { campaignId, mira } = await table(backend);
      const params = { campaignId, today: '2026-02-31' };
      await fails(mira, 'campaignOverview', 422, { params });
    },
  },
];
