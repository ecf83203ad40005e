import { expect } from 'vitest';
import { succeeds, type ContractCase } from '../case.ts';
import { table } from './campaign-table.ts';
import { read, titles, write } from './entry-table.ts';

const secret = (text: string, readers = '') =>
  `:::secret${readers === '' ? '' : `{for="${readers}"}`}\n${text}\n:::`;

/** What each member reads of entries that contain secrets: visibility, passages and links. */
export const cases: readonly ContractCase[] = [
  {
    operation: 'entryGet',
    status: 200,
    title: 'leaves out the passages that a player may not read',
    run: async (backend) => {
      const roles = { tomas: 'player', odo: 'player' };
      const { campaignId, mira, tomas, odo, idOf } = await table(backend, roles);
      const parts = [
        'The keeper greets you.',
        secret('He is dead.'),
        secret('Tomas smells oil.', await idOf('tomas')),
        secret('The lamp is cold.', 'everyone'),
        'He waits.',
      ];
      const text = parts.join('\n\n');
      const fields = { type: 'session', text, details: { recap: secret('He lied.') } };
      const entry = await write(mira, campaignId, fields);
      expect(entry).toMatchObject({ text, details: fields.details });
      const forTomas = await read(tomas, campaignId, entry);
      expect(forTomas.text).toContain('Tomas smells oil.');
      expect(forTomas.text).toContain('The lamp is cold.');
      expect(forTomas.text).not.toContain('dead');
      expect(forTomas.text).not.toContain(await idOf('tomas'));
      const forOdo = await read(odo, campaignId, entry);
      expect(forOdo.text).toContain('He waits.');
      expect(forOdo.text).not.toMatch(/dead|oil|secret/);
      // An empty recap would show that the entry has one.
      expect(forOdo.details.recap).toBeUndefined();
      expect(forOdo).toMatchObject({ canEdit: false, readerIds: [] });
    },
  },
  {
    operation: 'entryList',
    status: 200,
    title: 'shows a player in lists and excerpts only what the player may read',
    run: async (backend) => {
      const roles = { tomas: 'player', odo: 'player' };
      const { campaignId, mira, tomas, odo, idOf } = await table(backend, roles);
      const text = `Open.\n\n${secret('Hidden.')}`;
      await write(mira, campaignId, { title: 'For all', text });
      const hidden = await write(mira, campaignId, { title: 'For masters', visibility: 'gm' });
      const chosen = { visibility: 'chosen', readerIds: [await idOf('tomas')] };
      await write(mira, campaignId, { title: 'For Tomas', ...chosen });
      const inside = { title: 'Inside', parentId: hidden.entryId };
      const child = await write(mira, campaignId, inside);
      expect(await titles(mira, campaignId)).toHaveLength(4);
      expect(await titles(tomas, campaignId)).toEqual(['For all', 'For Tomas', 'Inside']);
      expect(await titles(odo, campaignId)).toEqual(['For all', 'Inside']);
      expect(await titles(odo, campaignId, { parentId: hidden.entryId })).toEqual([]);
      expect(await titles(odo, campaignId, { parentId: 'none' })).toEqual(['For all', 'Inside']);
      expect(await read(odo, campaignId, child)).toMatchObject({ parentId: null, ancestors: [] });
      const { body } = await succeeds(odo, 'entryList', 200, { params: { campaignId } });
      expect(body.items.map(({ excerpt }) => excerpt)).toEqual(['Open.', '']);
      expect(body.items.map(({ parentId }) => parentId)).toEqual([null, null]);
      await write(mira, campaignId, { title: 'Deeper', parentId: child.entryId, visibility: 'gm' });
      await write(mira, campaignId, {
        title: 'For Tomas, too',
        parentId: child.entryId,
        ...chosen,
      });
      const branches = async (client: typeof mira, query: object = {}) => {
        const options = { params: { campaignId, ...query } };
        const { items } = (await succeeds(client, 'entryList', 200, options)).body;
        return items.flatMap(({ title, hasChildren }) => (hasChildren ? [title] : []));
      };
      expect(await branches(mira)).toEqual(['For masters', 'Inside']);
      expect(await branches(tomas)).toEqual(['Inside']);
      expect(await branches(odo)).toEqual([]);
      expect(await branches(mira, { viewAs: await idOf('odo') })).toEqual([]);
      // A game master sees what Tomas sees.
      const viewAs = await idOf('tomas');
      expect(await titles(mira, campaignId, { viewAs })).toEqual([
        'For all',
        'For Tomas',
        'For Tomas, too',
        'Inside',
      ]);
      const params = { campaignId, entryId: child.entryId, viewAs };
      expect((await succeeds(mira, 'entryGet', 200, { params })).body.parentId).toBeNull();
    },
  },
  {
    operation: 'entryGet',
    status: 200,
    title: 'follows a renamed link, and shows no link from or to what a player may not read',
    run: async (backend) => {
      const { campaignId, mira, tomas } = await table(backend, { tomas: 'player' });
      const text = `[[Corvin]], [[the keep|The Keep]], [[Nowhere]]\n\n${secret('[[Abbey]]')}`;
      const log = await write(mira, campaignId, { title: 'Log', text });
      const corvin = await write(mira, campaignId, { title: 'Corvin', type: 'person' });
      const keep = await write(mira, campaignId, { title: 'The Keep', visibility: 'gm' });
      const abbey = await write(mira, campaignId, { title: 'Abbey', type: 'place' });
      const rename = (entryId: string, title: string) =>
        succeeds(mira, 'entryUpdate', 200, { params: { campaignId, entryId }, body: { title } });
      await rename(corvin.entryId, 'Corvin Vell');
      const linked = (links: readonly { words: string; entry: { title: string } }[]) =>
        links.map(({ words, entry }) => `${words}: ${entry.title}`);
      const whole = await read(mira, campaignId, log);
      expect(linked(whole.links)).toEqual([
        'Corvin: Corvin Vell',
        'the keep: The Keep',
        'Abbey: Abbey',
      ]);
      const cut = await read(tomas, campaignId, log);
      expect(linked(cut.links)).toEqual(['Corvin: Corvin Vell']);
      const backlinks = async (client: typeof mira, entry: typeof log) =>
        (await read(client, campaignId, entry)).backlinks.map(({ title }) => title);
      expect(await backlinks(tomas, corvin)).toEqual(['Log']);
      expect(await backlinks(mira, abbey)).toEqual(['Log']);
      expect(await backlinks(tomas, abbey)).toEqual([]);
      const body = { text: `${text}\n\n[[The Keep]]` };
      const params = { campaignId, entryId: log.entryId };
      const { links } = (await succeeds(mira, 'entryUpdate', 200, { params, body })).body;
      // The text still has the old title of Corvin, and the link stays.
      expect(linked(links)).toContain('Corvin: Corvin Vell');
      expect(linked(links)).toContain('the keep: The Keep');
      expect(linked((await read(tomas, campaignId, log)).links)).toEqual(['Corvin: Corvin Vell']);
      expect(await backlinks(mira, keep)).toEqual(['Log']);
    },
  },
  {
    operation: 'entryGet',
    status: 200,
    title: 'shows players the whole of what they have written, and other players no passage of it',
    run: async (backend) => {
      const roles = { tomas: 'player', odo: 'player' };
      const { campaignId, mira, tomas, odo } = await table(backend, roles);
      const text = `We rest.\n\n${secret('I stole the oil.')}`;
      const own = await write(tomas, campaignId, { title: 'Diary', text });
      const mine = await write(tomas, campaignId, { title: 'My plan', visibility: 'gm' });
      expect((await read(tomas, campaignId, own)).text).toBe(text);
      expect((await read(mira, campaignId, own)).text).toBe(text);
      expect((await read(odo, campaignId, own)).text).not.toContain('stole');
      expect(await titles(tomas, campaignId)).toEqual(['Diary', 'My plan']);
      expect(await titles(odo, campaignId)).toEqual(['Diary']);
      expect(await read(tomas, campaignId, mine)).toMatchObject({ canEdit: true });
    },
  },
  {
    operation: 'entryGet',
    status: 200,
    title:
      'tells every reader whether the author is a player, who reads also what is for game masters',
    run: async (backend) => {
      const roles = { tomas: 'player', odo: 'player' };
      const { campaignId, mira, tomas, odo, idOf } = await table(backend, roles);
      const ofPlayer = await write(tomas, campaignId, { text: secret('I stole the oil.') });
      const ofMaster = await write(mira, campaignId, { text: secret('He did.') });
      const params = { campaignId, userId: await idOf('tomas') };
      const isRead = async () => {
        const { body } = await succeeds(odo, 'entryList', 200, { params: { campaignId } });
        const one = await read(mira, campaignId, ofPlayer);
        return [one, ...body.items].map(({ authorReads }) => authorReads);
      };
      const become = (role: string) =>
        succeeds(mira, 'memberUpdate', 200, { params, body: { role } });
      expect(await isRead()).toEqual([true, true, false]);
      await become('viewer');
      expect(await isRead()).toEqual([true, true, false]);
      await become('gm');
      expect(await isRead()).toEqual([false, false, false]);
      await write(tomas, campaignId, { title: 'Written as a game master' });
      await become('player');
      expect(await isRead()).toEqual([true, true, false, false]);
      await succeeds(mira, 'memberRemove', 204, { params });
      expect(await isRead()).toEqual([false, false, false, false]);
      expect(await read(odo, campaignId, ofMaster)).toMatchObject({ authorReads: false });
    },
  },
];
