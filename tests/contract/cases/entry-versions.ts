import { expect } from 'vitest';
import type { EntryVersion } from '#src/generated/model/index.ts';
import { fails, succeeds, type ContractCase } from '../case.ts';
import type { Client } from '../client.ts';
import { table } from './campaign-table.ts';
import { read, titles, write } from './entry-table.ts';

type Params = Readonly<Record<'campaignId' | 'entryId', string>>;

const change = async (client: Client, params: Params, body: object) =>
  (await succeeds(client, 'entryUpdate', 200, { params, body })).body;

const versionsOf = async (client: Client, params: Params) =>
  (await succeeds(client, 'entryVersionList', 200, { params })).body.items;

const versionOf = async (client: Client, params: Params, version: number): Promise<EntryVersion> =>
  (await succeeds(client, 'entryVersionGet', 200, { params: { ...params, version } })).body;

/** The versions of entries: listing, reading and restoring them. */
export const cases: readonly ContractCase[] = [
  {
    operation: 'entryVersionList',
    status: 200,
    title: 'has the state at the creation, and one version for changes by one person in a row',
    run: async (backend) => {
      const { campaignId, mira, tomas } = await table(backend, { tomas: 'player' });
      const entry = await write(tomas, campaignId, { title: 'What Tomas knows', text: 'One.' });
      const params = { campaignId, entryId: entry.entryId };
      expect(await versionsOf(tomas, params)).toEqual([
        {
          version: 1,
          title: 'What Tomas knows',
          changedBy: 'Tomas',
          changedAt: entry.meta.created_at,
          changed: [],
          draftedBy: null,
        },
      ]);
      await change(tomas, params, { text: 'Two.' });
      await change(tomas, params, { tags: ['oil'] });
      // A request that changes nothing stores no version.
      await change(tomas, params, { tags: ['oil'] });
      await change(mira, params, { title: 'What Tomas believes', visibility: 'gm' });
      await change(tomas, params, { text: 'Three.' });
      const versions = await versionsOf(mira, params);
      expect(
        versions.map(({ version, changedBy, changed }) => [version, changedBy, changed]),
      ).toEqual([
        [5, 'Tomas', ['text']],
        [4, 'Mira', ['title', 'visibility']],
        [3, 'Tomas', ['text', 'tags']],
        [1, 'Tomas', []],
      ]);
      expect(await versionsOf(tomas, params)).toEqual(versions);
    },
  },
  {
    operation: 'entryVersionList',
    status: 400,
    title: 'lists in pages, and refuses the cursor of another list',
    run: async (backend) => {
      const { campaignId, mira, tomas } = await table(backend, { tomas: 'gm' });
      const { entryId } = await write(mira, campaignId, {});
      const params = { campaignId, entryId };
      await change(tomas, params, { text: 'Two.' });
      await change(mira, params, { text: 'Three.' });
      const page = async (nextCursor = '') => {
        const query = { pageSize: 2, ...(nextCursor !== '' && { nextCursor }) };
        const options = { params: { ...params, ...query } };
        return (await succeeds(mira, 'entryVersionList', 200, options)).body;
      };
      const first = await page();
      expect(first.items.map(({ version }) => version)).toEqual([3, 2]);
      const rest = await page(first.nextCursor ?? '');
      expect(rest.items.map(({ version, changed }) => [version, changed])).toEqual([[1, []]]);
      expect(rest.nextCursor).toBeNull();
      const other = await write(mira, campaignId, {});
      const elsewhere = { campaignId, entryId: other.entryId, nextCursor: first.nextCursor ?? '' };
      const problem = await fails(mira, 'entryVersionList', 400, { params: elsewhere });
      expect(problem.code).toBe('invalid_cursor');
    },
  },
  {
    operation: 'entryVersionGet',
    status: 200,
    title: 'gives the content that the entry had',
    run: async (backend) => {
      const { campaignId, mira, idOf } = await table(backend, { tomas: 'player' });
      const readerIds = [await idOf('tomas')];
      const fields = {
        type: 'session',
        title: 'The seventh lantern',
        text: 'The party rows out.',
        tags: ['coast'],
        visibility: 'chosen',
        readerIds,
        details: { number: 7, date: '2026-11-08', recap: 'It *burns* again.' },
      };
      const entry = await write(mira, campaignId, fields);
      const params = { campaignId, entryId: entry.entryId };
      const noteFields = { type: 'note', title: 'A note', text: '', tags: [], visibility: 'gm' };
      await change(mira, params, { ...noteFields, readerIds: [] });
      expect(await versionOf(mira, params, 1)).toEqual({
        ...fields,
        version: 1,
        cover: null,
        changedBy: 'Mira',
        changedAt: entry.meta.created_at,
        draftedBy: null,
      });
      const note = { ...noteFields, details: {}, readerIds: [], version: 2 };
      expect(await versionOf(mira, params, 2)).toMatchObject(note);
    },
  },
  ...(
    [
      ['entryVersionList', {}],
      ['entryVersionGet', { version: 1 }],
    ] as const
  ).map(([operation, which]): ContractCase => ({
    operation,
    status: 403,
    title: 'is only for those who can change the entry',
    run: async (backend) => {
      const { campaignId, mira, tomas, odo } = await table(backend, {
        tomas: 'player',
        odo: 'viewer',
      });
      const { entryId } = await write(mira, campaignId, { text: 'Open.' });
      const params = { campaignId, entryId };
      for (const client of [tomas, odo]) {
        const problem = await fails(client, operation, 403, { params: { ...params, ...which } });
        expect(problem.code).toBe('forbidden');
      }
    },
  })),
  {
    operation: 'entryVersionGet',
    status: 404,
    title: 'does not exist for those who may not read the entry, like an unknown version',
    run: async (backend) => {
      const { campaignId, mira, tomas, odo } = await table(backend, { tomas: 'player' });
      const { entryId } = await write(mira, campaignId, { visibility: 'gm' });
      const params = { campaignId, entryId };
      const version = { ...params, version: 1 };
      for (const client of [tomas, odo]) {
        await fails(client, 'entryVersionList', 404, { params });
        const hidden = await fails(client, 'entryVersionGet', 404, { params: version });
        const unknown = { params: { ...version, entryId: 'no-such-entry' } };
        expect((await fails(client, 'entryVersionGet', 404, unknown)).detail).toBe(hidden.detail);
        await fails(client, 'entryVersionRestore', 404, { params: version });
      }
      const later = { params: { ...params, version: 2 } };
      await fails(mira, 'entryVersionGet', 404, later);
      await fails(mira, 'entryVersionRestore', 404, later);
    },
  },
  {
    operation: 'entryVersionRestore',
    status: 200,
    title: 'gives the entry this content as a new version, and keeps who may read it',
    run: async (backend) => {
      const { campaignId, mira, tomas } = await table(backend, { tomas: 'player' });
      const details = { number: 7, recap: 'It burns.' };
      const fields = {
        type: 'session',
        title: 'The lantern',
        text: 'Old.',
        tags: ['oil'],
        details,
      };
      const entry = await write(mira, campaignId, fields);
      const params = { campaignId, entryId: entry.entryId };
      const after = { type: 'note', title: 'A note', text: 'New.', tags: [], visibility: 'gm' };
      await change(mira, params, after);
      const options = { params: { ...params, version: 1 }, headers: { 'If-Match': '"2"' } };
      const restored = await succeeds(mira, 'entryVersionRestore', 200, options);
      expect(restored.body).toMatchObject({ ...fields, visibility: 'gm', version: 3 });
      expect(restored.headers.get('ETag')).toBe('"3"');
      await fails(tomas, 'entryGet', 404, { params });
      // The version before stays, so a restore can be undone.
      expect((await versionsOf(mira, params)).map(({ version }) => version)).toEqual([3, 2, 1]);
      const undo = { params: { ...params, version: 2 } };
      const undone = await succeeds(mira, 'entryVersionRestore', 200, undo);
      expect(undone.body).toMatchObject({ ...after, details: {}, version: 4 });
      // A repeated request changes nothing.
      expect((await succeeds(mira, 'entryVersionRestore', 200, undo)).body).toEqual(undone.body);
    },
  },
  {
    operation: 'entryVersionRestore',
    status: 412,
    title: 'refuses to replace a version that the user has not seen',
    run: async (backend) => {
      const { campaignId, mira, tomas } = await table(backend, { tomas: 'gm' });
      const entry = await write(mira, campaignId, { text: 'One.' });
      const params = { campaignId, entryId: entry.entryId };
      await change(tomas, params, { text: 'Two.' });
      const options = { params: { ...params, version: 1 }, headers: { 'If-Match': '"1"' } };
      const problem = await fails(mira, 'entryVersionRestore', 412, options);
      expect(problem.code).toBe('version_mismatch');
      expect((await read(mira, campaignId, entry)).text).toBe('Two.');
    },
  },
  {
    operation: 'entryVersionList',
    status: 404,
    title: 'is kept while the entry is deleted, and cannot be read then',
    run: async (backend) => {
      const { campaignId, mira } = await table(backend);
      const entry = await write(mira, campaignId, { text: 'One.' });
      const params = { campaignId, entryId: entry.entryId };
      await change(mira, params, { text: 'Two.' });
      const versions = await versionsOf(mira, params);
      await succeeds(mira, 'entryDelete', 204, { params });
      await fails(mira, 'entryVersionList', 404, { params });
      await fails(mira, 'entryVersionGet', 404, { params: { ...params, version: 1 } });
      await fails(mira, 'entryVersionRestore', 404, { params: { ...params, version: 1 } });
      await succeeds(mira, 'entryRestore', 200, { params });
      expect(await versionsOf(mira, params)).toEqual(versions);
      expect(await titles(mira, campaignId)).toEqual(['The tide book']);
    },
  },
];
