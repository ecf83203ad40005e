import { expect } from 'vitest';
import { fails, succeeds, type ContractCase } from '../case.ts';
import { table } from './campaign-table.ts';
import { read, titles, write } from './entry-table.ts';

/** Entries of a campaign: writing, reading, listing and deleting them. */
export const cases: readonly ContractCase[] = [
  {
    operation: 'entryCreate',
    status: 201,
    title: 'stores an entry once for the same idempotency key',
    run: async (backend) => {
      const { campaignId, mira } = await table(backend);
      const body = {
        type: 'session',
        title: ' The seventh lantern ',
        text: 'The party rows out.',
        tags: ['Coast', 'coast', 'Storm'],
        visibility: 'everyone',
        details: { number: 7, date: '2026-11-08', recap: 'It *burns* again.' },
      };
      const headers = { 'Idempotency-Key': `entry-${campaignId}` };
      const options = { params: { campaignId }, body, headers };
      const created = await succeeds(mira, 'entryCreate', 201, options);
      const entry = created.body;
      expect(created.headers.get('Location')).toBe(
        `/api/campaigns/${campaignId}/entries/${entry.entryId}`,
      );
      expect(entry).toMatchObject({
        type: 'session',
        title: 'The seventh lantern',
        text: 'The party rows out.',
        tags: ['Coast', 'Storm'],
        details: body.details,
        author: 'Mira',
        canEdit: true,
        version: 1,
        parentId: null,
        ancestors: [],
      });
      expect((await succeeds(mira, 'entryCreate', 201, options)).body).toEqual(entry);
      expect(await read(mira, campaignId, entry)).toEqual(entry);
      const other = { ...options, body: { ...body, title: 'Another' } };
      expect((await fails(mira, 'entryCreate', 409, other)).code).toBe('idempotency_mismatch');
      const path = { params: { campaignId, entryId: entry.entryId } };
      await succeeds(mira, 'entryDelete', 204, path);
      expect((await fails(mira, 'entryCreate', 409, options)).code).toBe('conflict');
    },
  },
  {
    operation: 'entryCreate',
    status: 201,
    title: 'is for game masters alone unless the request says otherwise',
    run: async (backend) => {
      const { campaignId, mira, tomas } = await table(backend, { tomas: 'player' });
      const body = { type: 'person', title: 'The keeper' };
      const { body: entry } = await succeeds(mira, 'entryCreate', 201, {
        params: { campaignId },
        body,
      });
      expect(entry).toMatchObject({ visibility: 'gm', text: '', tags: [], details: {} });
      await fails(tomas, 'entryGet', 404, { params: { campaignId, entryId: entry.entryId } });
    },
  },
  {
    operation: 'entryCreate',
    status: 409,
    title: 'refuses another body for an idempotency key',
    run: async (backend) => {
      const { campaignId, mira } = await table(backend);
      const options = {
        params: { campaignId },
        body: { type: 'note', title: 'One' },
        headers: { 'Idempotency-Key': `one-${campaignId}` },
      };
      await succeeds(mira, 'entryCreate', 201, options);
      const other = { ...options, body: { type: 'note', title: 'Two' } };
      expect((await fails(mira, 'entryCreate', 409, other)).code).toBe('idempotency_mismatch');
    },
  },
  {
    operation: 'entryCreate',
    status: 403,
    title: 'lets players write, and viewers only read',
    run: async (backend) => {
      const { campaignId, tomas, odo } = await table(backend, { tomas: 'player', odo: 'viewer' });
      const entry = await write(tomas, campaignId, { title: 'What Tomas knows' });
      expect(await read(odo, campaignId, entry)).toMatchObject({ canEdit: false });
      const body = { type: 'note', title: 'A note of a viewer' };
      const problem = await fails(odo, 'entryCreate', 403, { params: { campaignId }, body });
      expect(problem.code).toBe('forbidden');
    },
  },
  {
    operation: 'entryCreate',
    status: 404,
    title: 'does not exist for users who are not members',
    run: async (backend) => {
      const { campaignId, tomas } = await table(backend);
      const body = { type: 'note', title: 'A note of an outsider' };
      await fails(tomas, 'entryCreate', 404, { params: { campaignId }, body });
    },
  },
  {
    operation: 'entryCreate',
    status: 422,
    title: 'refuses details of another type, unknown parents and readers who are not members',
    run: async (backend) => {
      const { campaignId, mira, tomas, idOf } = await table(backend, { tomas: 'player' });
      const hidden = await write(mira, campaignId, { title: 'Hidden', visibility: 'gm' });
      const params = { campaignId };
      const note = { type: 'note', title: 'A note' };
      const pathsOf = async (client: typeof mira, body: object) =>
        (await fails(client, 'entryCreate', 422, { params, body })).fields.map(({ path }) => path);
      expect(await pathsOf(mira, { ...note, details: { number: 1 } })).toEqual(['/details/number']);
      // A hidden parent is refused like one that does not exist.
      const inside = { ...note, parentId: hidden.entryId };
      expect(await pathsOf(tomas, inside)).toEqual(['/parentId']);
      expect(await pathsOf(tomas, { ...note, parentId: 'no-such-entry' })).toEqual(['/parentId']);
      const outsider = { ...note, visibility: 'chosen', readerIds: [await idOf('odo')] };
      expect(await pathsOf(mira, outsider)).toEqual(['/readerIds/0']);
    },
  },
  {
    operation: 'entryList',
    status: 200,
    title: 'contains only the short details, and the progress of quests',
    run: async (backend) => {
      const { campaignId, mira, idOf } = await table(backend);
      const attendance = [await idOf('mira')];
      const session = { number: 7, attendance, recap: 'It burns.' };
      await write(mira, campaignId, { type: 'session', title: 'One', details: session });
      const steps = [
        { text: 'Find oil', done: true },
        { text: 'Light it', done: false },
      ];
      const rewards = { rewardCoins: { gp: 5 }, rewardItems: [{ name: 'Oil', quantity: 1 }] };
      const quest = { giver: 'Corvin', steps, ...rewards };
      await write(mira, campaignId, { type: 'quest', title: 'Two', details: quest });
      const { body } = await succeeds(mira, 'entryList', 200, { params: { campaignId } });
      expect(body.items.map((item) => [item.details, item.steps])).toEqual([
        [{ number: 7, attendees: 1 }, null],
        [{ giver: 'Corvin' }, { done: 1, total: 2, next: 'Light it' }],
      ]);
    },
  },
  {
    operation: 'entryList',
    status: 200,
    title: 'filters by type, tag and parent, and sorts in pages',
    run: async (backend) => {
      const { campaignId, mira } = await table(backend);
      const coast = await write(mira, campaignId, {
        type: 'place',
        title: 'Coast',
        tags: ['Vell'],
      });
      await write(mira, campaignId, { type: 'place', title: 'Abbey', parentId: coast.entryId });
      const one = { type: 'session', title: 'Two', details: { date: '2026-01-02' } };
      await write(mira, campaignId, one);
      await write(mira, campaignId, { ...one, title: 'One', details: { date: '2026-01-01' } });
      expect(await titles(mira, campaignId)).toEqual(['Abbey', 'Coast', 'One', 'Two']);
      expect(await titles(mira, campaignId, { type: 'place' })).toEqual(['Abbey', 'Coast']);
      expect(await titles(mira, campaignId, { tag: 'vELL' })).toEqual(['Coast']);
      expect(await titles(mira, campaignId, { parentId: coast.entryId })).toEqual(['Abbey']);
      const top = { parentId: 'none', sort: 'position' };
      expect(await titles(mira, campaignId, top)).toEqual(['Coast', 'Two', 'One']);
      const latest = { type: 'session', sort: 'date', reverse: true };
      expect(await titles(mira, campaignId, latest)).toEqual(['Two', 'One']);
      const params = { campaignId, pageSize: 3 };
      const { body } = await succeeds(mira, 'entryList', 200, { params });
      expect(body.items).toHaveLength(3);
      const nextCursor = body.nextCursor ?? '';
      const rest = await succeeds(mira, 'entryList', 200, { params: { ...params, nextCursor } });
      expect(rest.body.items.map(({ title }) => title)).toEqual(['Two']);
      expect(rest.body.nextCursor).toBeNull();
      const otherFilter = { ...params, nextCursor, type: 'place' };
      const problem = await fails(mira, 'entryList', 400, { params: otherFilter });
      expect(problem.code).toBe('invalid_cursor');
    },
  },
  {
    operation: 'entryList',
    status: 403,
    title: 'shows no deleted entries to viewers, and other views to game masters alone',
    run: async (backend) => {
      const { campaignId, mira, tomas, odo, idOf } = await table(backend, {
        tomas: 'player',
        odo: 'viewer',
      });
      const viewAs = await idOf('mira');
      await fails(odo, 'entryList', 403, { params: { campaignId, deleted: true } });
      await fails(tomas, 'entryList', 403, { params: { campaignId, viewAs } });
      const entry = await write(mira, campaignId, {});
      const params = { campaignId, entryId: entry.entryId, viewAs };
      expect((await fails(tomas, 'entryGet', 403, { params })).code).toBe('forbidden');
    },
  },
  {
    operation: 'entryGet',
    status: 403,
    title: 'gives the view of another member to game masters alone',
    run: async (backend) => {
      const { campaignId, mira, tomas, idOf } = await table(backend, { tomas: 'player' });
      const { entryId } = await write(mira, campaignId, {});
      const params = { campaignId, entryId, viewAs: await idOf('mira') };
      expect((await fails(tomas, 'entryGet', 403, { params })).code).toBe('forbidden');
      const outsider = { ...params, viewAs: await idOf('odo') };
      expect((await fails(mira, 'entryGet', 404, { params: outsider })).code).toBe('not_found');
    },
  },
  {
    operation: 'entryList',
    status: 404,
    title: 'does not exist for users who are not members',
    run: async (backend) => {
      const { campaignId, mira, tomas } = await table(backend);
      const { entryId } = await write(mira, campaignId, {});
      await fails(tomas, 'entryList', 404, { params: { campaignId } });
      await fails(tomas, 'entryGet', 404, { params: { campaignId, entryId } });
    },
  },
  {
    operation: 'entryGet',
    status: 404,
    title: 'finds no entry of another campaign',
    run: async (backend) => {
      const { campaignId, mira } = await table(backend);
      const other = await table(backend);
      const { entryId } = await write(mira, campaignId, {});
      await fails(mira, 'entryGet', 404, { params: { campaignId: other.campaignId, entryId } });
    },
  },
  {
    operation: 'entryUpdate',
    status: 200,
    title: 'changes the given fields, and nothing when nothing differs',
    run: async (backend) => {
      const { campaignId, mira } = await table(backend);
      const details = { questStatus: 'ongoing', steps: [{ text: 'Find oil', done: false }] };
      const entry = await write(mira, campaignId, { type: 'quest', text: 'Old', details });
      const params = { campaignId, entryId: entry.entryId };
      const headers = { 'If-Match': '"1"' };
      const same = { title: entry.title, details };
      const unchanged = await succeeds(mira, 'entryUpdate', 200, { params, headers, body: same });
      expect(unchanged.body).toEqual(entry);
      const body = { text: 'New', details: { ...details, questStatus: 'completed' } };
      const changed = await succeeds(mira, 'entryUpdate', 200, { params, headers, body });
      expect(changed.body).toMatchObject({ ...body, title: entry.title, version: 2 });
      expect(changed.headers.get('ETag')).toBe('"2"');
      // When the type changes, only the details that the new type has are kept.
      const asNote = { params, body: { type: 'note' } };
      const { body: note } = await succeeds(mira, 'entryUpdate', 200, asNote);
      expect(note).toMatchObject({ type: 'note', details: {}, version: 3 });
      const wrong = { params, body: { details: { steps: [] } } };
      const { fields } = await fails(mira, 'entryUpdate', 422, wrong);
      expect(fields.map(({ path }) => path)).toEqual(['/details/steps']);
    },
  },
  {
    operation: 'entryUpdate',
    status: 403,
    title: 'lets players change only what they have written',
    run: async (backend) => {
      const { campaignId, mira, tomas } = await table(backend, { tomas: 'player' });
      const theirs = await write(mira, campaignId, {});
      const own = await write(tomas, campaignId, { title: 'What Tomas knows' });
      const body = { text: 'Changed' };
      const at = ({ entryId }: typeof own) => ({ params: { campaignId, entryId }, body });
      expect((await fails(tomas, 'entryUpdate', 403, at(theirs))).code).toBe('forbidden');
      expect((await fails(tomas, 'entryDelete', 403, at(theirs))).code).toBe('forbidden');
      expect((await succeeds(tomas, 'entryUpdate', 200, at(own))).body.text).toBe('Changed');
      expect((await succeeds(mira, 'entryUpdate', 200, at(own))).body.canEdit).toBe(true);
    },
  },
  {
    operation: 'entryUpdate',
    status: 404,
    title: 'does not find an entry that the player may not read',
    run: async (backend) => {
      const { campaignId, mira, tomas } = await table(backend, { tomas: 'player' });
      const { entryId } = await write(mira, campaignId, { visibility: 'gm' });
      const options = { params: { campaignId, entryId }, body: { text: 'Changed' } };
      const hidden = await fails(tomas, 'entryUpdate', 404, options);
      const unknown = { ...options, params: { campaignId, entryId: 'no-such-entry' } };
      expect((await fails(tomas, 'entryUpdate', 404, unknown)).detail).toBe(hidden.detail);
      await fails(tomas, 'entryDelete', 404, { params: { campaignId, entryId } });
    },
  },
  {
    operation: 'entryUpdate',
    status: 412,
    title: 'refuses a change of an older version',
    run: async (backend) => {
      const { campaignId, mira } = await table(backend);
      const { entryId } = await write(mira, campaignId, {});
      const params = { campaignId, entryId };
      await succeeds(mira, 'entryUpdate', 200, { params, body: { text: 'Theirs' } });
      const headers = { 'If-Match': '"1"' };
      const body = { text: 'Mine' };
      const problem = await fails(mira, 'entryUpdate', 412, { params, headers, body });
      expect(problem.code).toBe('version_mismatch');
    },
  },
  {
    operation: 'entryDelete',
    status: 412,
    title: 'refuses to delete an older version',
    run: async (backend) => {
      const { campaignId, mira } = await table(backend);
      const { entryId } = await write(mira, campaignId, {});
      const params = { campaignId, entryId };
      await succeeds(mira, 'entryUpdate', 200, { params, body: { text: 'Theirs' } });
      await fails(mira, 'entryDelete', 412, { params, headers: { 'If-Match': '"1"' } });
      expect(await titles(mira, campaignId)).toEqual(['The tide book']);
    },
  },
  {
    operation: 'entryDelete',
    status: 204,
    title: 'keeps the entry for a restore, and moves the entries below it up',
    run: async (backend) => {
      const { campaignId, mira, tomas } = await table(backend, { tomas: 'player' });
      const coast = await write(mira, campaignId, { title: 'Coast' });
      const abbey = await write(mira, campaignId, { title: 'Abbey', parentId: coast.entryId });
      const cell = await write(mira, campaignId, { title: 'Cell', parentId: abbey.entryId });
      const params = { campaignId, entryId: abbey.entryId };
      await succeeds(mira, 'entryDelete', 204, { params });
      await fails(mira, 'entryGet', 404, { params });
      await fails(mira, 'entryDelete', 404, { params });
      expect(await titles(mira, campaignId, { parentId: coast.entryId })).toEqual(['Cell']);
      expect((await read(mira, campaignId, cell)).parentId).toBe(coast.entryId);
      expect(await titles(mira, campaignId, { deleted: true })).toEqual(['Abbey']);
      expect(await titles(tomas, campaignId)).toEqual(['Cell', 'Coast']);
    },
  },
];
