import { expect } from 'vitest';
import type { ExportedEntry, ImportedEntry } from '#src/generated/model/index.ts';
import { fails, succeeds, type ContractCase } from '../case.ts';
import type { Client } from '../client.ts';
import { table } from './campaign-table.ts';
import { read, titles, write } from './entry-table.ts';

const importId = 'import-of-the-coast';

const note = (key: string, fields: Partial<ImportedEntry> = {}): ImportedEntry => ({
  key,
  type: 'note',
  title: `The ${key}`,
  visibility: 'everyone',
  ...fields,
});

/** The ids of the imported entries, in the order of the request. */
async function imported(
  client: Client,
  campaignId: string,
  entries: readonly ImportedEntry[],
): Promise<string[]> {
  const options = { params: { campaignId }, body: { importId, entries } };
  const { body } = await succeeds(client, 'entryImport', 200, options);
  expect(body.entries.map(({ key }) => key)).toEqual(entries.map(({ key }) => key));
  return body.entries.map(({ entryId }) => entryId);
}

async function exported(
  client: Client,
  campaignId: string,
  query: Readonly<Record<string, string | number>> = {},
): Promise<readonly ExportedEntry[]> {
  const options = { params: { campaignId, ...query } };
  return (await succeeds(client, 'entryExport', 200, options)).body.items;
}

/** The operations for archives: the export of entries, the import, and the undo of an import. */
export const cases: readonly ContractCase[] = [
  {
    operation: 'entryExport',
    status: 200,
    title: 'lists whole entries in pages in the order of their creation',
    run: async (backend) => {
      const { campaignId, mira, tomas, idOf } = await table(backend, { tomas: 'player' });
      const coast = await write(mira, campaignId, { type: 'place', title: 'Vell', tags: ['Sea'] });
      const tomasId = await idOf('tomas');
      const hidden = Array.from({ length: 24 }, (_, n) => note(`n${n}`, { visibility: 'gm' }));
      await imported(mira, campaignId, hidden);
      await write(mira, campaignId, {
        title: 'Abbey',
        parentId: coast.entryId,
        text: `See [[Vell]].\n\n:::secret{for="${tomasId}"}\nA cellar.\n:::\n\n:::secret\nBones.\n:::`,
        visibility: 'chosen',
        readerIds: [tomasId],
      });
      const path = { params: { campaignId, entryId: coast.entryId } };
      await succeeds(mira, 'entryUpdate', 200, { ...path, body: { title: 'Vell by the sea' } });
      const [first] = await exported(mira, campaignId);
      expect(first).toMatchObject({ title: 'Vell by the sea', position: 1, parentId: null });
      const options = { params: { campaignId, pageSize: 25 } };
      const page = await succeeds(mira, 'entryExport', 200, options);
      const nextCursor = page.body.nextCursor ?? '';
      const next = { params: { campaignId, pageSize: 25, nextCursor } };
      const rest = await succeeds(mira, 'entryExport', 200, next);
      expect(rest.body.nextCursor).toBeNull();
      expect(rest.body.items).toMatchObject([
        {
          title: 'Abbey',
          parentId: coast.entryId,
          position: 1,
          readerIds: [tomasId],
          renamedLinks: [{ words: 'Vell', entry: { title: 'Vell by the sea' } }],
        },
      ]);
      const [, abbey] = await exported(tomas, campaignId);
      expect(abbey).toMatchObject({ title: 'Abbey', readerIds: [] });
      expect(abbey?.text).toContain('A cellar.');
      expect(abbey?.text).not.toContain('Bones.');
      expect(await exported(mira, campaignId, { viewAs: tomasId })).toEqual(
        await exported(tomas, campaignId),
      );
    },
  },
  {
    operation: 'entryExport',
    status: 200,
    title: 'does not count hidden entries in positions, for players and for the view of everyone',
    run: async (backend) => {
      const { campaignId, mira, tomas, idOf } = await table(backend, { tomas: 'player' });
      const hidden = await write(mira, campaignId, { title: 'Hidden', visibility: 'gm' });
      await write(mira, campaignId, { title: 'Below', parentId: hidden.entryId });
      const forTomas = { visibility: 'chosen', readerIds: [await idOf('tomas')] };
      await write(mira, campaignId, { title: 'For Tomas', ...forTomas });
      await write(mira, campaignId, { title: 'Last' });
      const positions = (entries: readonly ExportedEntry[]) =>
        entries.map(({ title, parentId, position }) => [title, parentId, position]);
      expect(positions(await exported(tomas, campaignId))).toEqual([
        // Entries below hidden ones come after the others, as in lists.
        ['Below', null, 3],
        ['For Tomas', null, 1],
        ['Last', null, 2],
      ]);
      expect(positions(await exported(mira, campaignId, { viewAs: 'everyone' }))).toEqual([
        ['Below', null, 2],
        ['Last', null, 1],
      ]);
    },
  },
  {
    operation: 'entryExport',
    status: 200,
    title: 'says which entries the user has created, also if another author has the same name',
    run: async (backend) => {
      const { campaignId, mira, tomas } = await table(backend, { tomas: 'player' });
      await write(mira, campaignId, { title: 'Of Mira', visibility: 'everyone' });
      await write(tomas, campaignId, { title: 'Of Tomas', visibility: 'everyone' });
      const { body: self } = await succeeds(mira, 'authSelf', 200);
      const rename = (name: string) => succeeds(tomas, 'accountRename', 200, { body: { name } });
      await rename(self.name);
      const own = async (of: typeof mira) =>
        (await exported(of, campaignId)).filter(({ isMine }) => isMine).map(({ title }) => title);
      expect(await own(mira)).toEqual(['Of Mira']);
      expect(await own(tomas)).toEqual(['Of Tomas']);
      // Other cases expect the name Tomas.
      await rename('Tomas');
    },
  },
  {
    operation: 'entryExport',
    status: 400,
    title: 'refuses the cursor of another list',
    run: async (backend) => {
      const { campaignId, mira } = await table(backend);
      const params = { campaignId, nextCursor: 'no-cursor' };
      const problem = await fails(mira, 'entryExport', 400, { params });
      expect(problem.code).toBe('invalid_cursor');
    },
  },
  {
    operation: 'entryExport',
    status: 403,
    title: 'refuses to show a player what others read',
    run: async (backend) => {
      const { campaignId, tomas } = await table(backend, { tomas: 'player' });
      await fails(tomas, 'entryExport', 403, { params: { campaignId, viewAs: 'everyone' } });
    },
  },
  {
    operation: 'entryExport',
    status: 404,
    title: 'does not exist for users who are not members',
    run: async (backend) => {
      const { campaignId, tomas } = await table(backend);
      await fails(tomas, 'entryExport', 404, { params: { campaignId } });
    },
  },
  {
    operation: 'entryImport',
    status: 200,
    title: 'creates entries once, with their tree and their links in any order',
    run: async (backend) => {
      const { campaignId, mira, tomas, idOf } = await table(backend, { tomas: 'player' });
      await write(mira, campaignId, { title: 'Waiting', text: 'See [[The abbey]].' });
      const readerIds = [await idOf('tomas'), await idOf('odo')];
      const entries = [
        note('cellar', { parentKey: 'abbey', text: 'Below [[The abbey]].' }),
        note('abbey', { text: 'It has [[The cellar]].', visibility: 'chosen', readerIds }),
        note('tower', { parentKey: 'abbey' }),
      ];
      const ids = await imported(mira, campaignId, entries);
      expect(await imported(mira, campaignId, entries)).toEqual(ids);
      const [cellarId = '', abbeyId = ''] = ids;
      const abbey = await read(mira, campaignId, { entryId: abbeyId });
      // A reader who is not a member is left out.
      expect(abbey).toMatchObject({ version: 1, author: 'Mira', readerIds: [readerIds[0]] });
      expect(abbey.links).toMatchObject([{ entry: { entryId: cellarId } }]);
      expect(abbey.backlinks.map(({ title }) => title)).toEqual(['The cellar', 'Waiting']);
      expect(await read(tomas, campaignId, { entryId: cellarId })).toMatchObject({
        parentId: abbeyId,
      });
      const below = { parentId: abbeyId, sort: 'position' };
      expect(await titles(mira, campaignId, below)).toEqual(['The cellar', 'The tower']);
      // A later request can put entries below those of an earlier one.
      await imported(mira, campaignId, [note('bell', { parentKey: 'abbey' })]);
      expect(await titles(mira, campaignId, below)).toEqual([
        'The cellar',
        'The tower',
        'The bell',
      ]);
      await succeeds(mira, 'entryDelete', 204, { params: { campaignId, entryId: cellarId } });
      const options = { params: { campaignId }, body: { importId, entries } };
      const { body: again } = await succeeds(mira, 'entryImport', 200, options);
      expect(again.created).toBe(1);
      expect(again.entries[0]?.entryId).not.toBe(cellarId);
      const { body: repeated } = await succeeds(mira, 'entryImport', 200, options);
      expect(repeated).toEqual({ ...again, created: 0 });
    },
  },
  {
    operation: 'entryImport',
    status: 403,
    title: 'is for game masters alone',
    run: async (backend) => {
      const { campaignId, tomas } = await table(backend, { tomas: 'player' });
      const body = { importId, entries: [note('abbey')] };
      await fails(tomas, 'entryImport', 403, { params: { campaignId }, body });
    },
  },
  {
    operation: 'entryImport',
    status: 404,
    title: 'does not exist for users who are not members',
    run: async (backend) => {
      const { campaignId, tomas } = await table(backend);
      const body = { importId, entries: [note('abbey')] };
      await fails(tomas, 'entryImport', 404, { params: { campaignId }, body });
    },
  },
  {
    operation: 'entryImport',
    status: 422,
    title: 'names the wrong field of an entry, and creates none',
    run: async (backend) => {
      const { campaignId, mira } = await table(backend);
      const named = Array.from({ length: 20 }, (_, index) => `member-${index}`).join(' ');
      const many = note('many', { text: `:::secret{for="${named}"}\n${'x'.repeat(19_000)}\n:::` });
      const wrong: readonly (readonly [string, readonly ImportedEntry[]])[] = [
        ['/entries/1/details/number', [note('a'), note('b', { details: { number: 1 } })]],
        ['/entries/1/parentKey', [note('a'), note('b', { parentKey: 'no-such-key' })]],
        ['/entries/0/parentKey', [note('a', { parentKey: 'b' }), note('b', { parentKey: 'a' })]],
        ['/entries/1/key', [note('a'), note('a')]],
        ['/entries/0/coverPictureId', [note('a', { coverPictureId: 'no-such-picture' })]],
        ['/entries/2/text', ['a', 'b', 'c'].map((key) => ({ ...many, key }))],
        ['/entries/0/draftedBy', [note('a', { draftedBy: 'a-model\nby Mira' })]],
        ['/entries/0/draftedBy', [note('a', { draftedBy: 'a-\u202eledom' })]],
      ];
      for (const [path, entries] of wrong) {
        const options = { params: { campaignId }, body: { importId, entries } };
        const { fields } = await fails(mira, 'entryImport', 422, options);
        expect(fields.map((field) => field.path)).toEqual([path]);
      }
      expect(await titles(mira, campaignId)).toEqual([]);
    },
  },
  {
    operation: 'entryImportUndo',
    status: 200,
    title:
      'deletes the unchanged entries of the import for good, and keeps the changed and new ones below them',
    run: async (backend) => {
      const { campaignId, mira } = await table(backend);
      const entries = [
        note('abbey'),
        note('cellar', { parentKey: 'abbey' }),
        note('bones', { parentKey: 'cellar' }),
      ];
      const [abbeyId = '', cellarId = '', bonesId = ''] = await imported(mira, campaignId, entries);
      const bones = { params: { campaignId, entryId: bonesId } };
      await succeeds(mira, 'entryUpdate', 200, { ...bones, body: { text: 'They move.' } });
      await write(mira, campaignId, { title: 'Mine', parentId: abbeyId });
      const options = { params: { campaignId, importId } };
      const { body } = await succeeds(mira, 'entryImportUndo', 200, options);
      expect(body).toEqual({ deleted: 2, kept: 1 });
      expect(await read(mira, campaignId, { entryId: bonesId })).toMatchObject({ parentId: null });
      const top = { parentId: 'none', sort: 'position' };
      expect((await titles(mira, campaignId, top)).toSorted()).toEqual(['Mine', 'The bones']);
      const again = await succeeds(mira, 'entryImportUndo', 200, options);
      expect(again.body).toEqual({ deleted: 0, kept: 1 });
      expect(await titles(mira, campaignId, { deleted: true })).toEqual([]);
      const deleted = { params: { campaignId, entryId: cellarId } };
      await fails(mira, 'entryRestore', 404, deleted);
      // The entry that the undo has kept is not created again.
      const ids = await imported(mira, campaignId, entries);
      expect(ids[2]).toBe(bonesId);
      expect(ids).not.toContain(abbeyId);
    },
  },
  {
    operation: 'entryImportUndo',
    status: 200,
    title: 'keeps the entries of the import that a game master has moved',
    run: async (backend) => {
      const { campaignId, mira } = await table(backend);
      const entries = [note('abbey'), note('cellar'), note('bones', { parentKey: 'cellar' })];
      const [abbeyId = '', cellarId = ''] = await imported(mira, campaignId, entries);
      await succeeds(mira, 'entryMove', 200, {
        params: { campaignId, entryId: abbeyId },
        body: { parentId: cellarId, beforeId: null },
      });
      const options = { params: { campaignId, importId } };
      const { body } = await succeeds(mira, 'entryImportUndo', 200, options);
      expect(body).toEqual({ deleted: 2, kept: 1 });
      expect(await titles(mira, campaignId)).toEqual(['The abbey']);
    },
  },
  {
    operation: 'entryImportUndo',
    status: 403,
    title: 'is for game masters alone',
    run: async (backend) => {
      const { campaignId, tomas } = await table(backend, { tomas: 'player' });
      await fails(tomas, 'entryImportUndo', 403, { params: { campaignId, importId } });
    },
  },
  {
    operation: 'entryImportUndo',
    status: 404,
    title: 'does not exist for users who are not members',
    run: async (backend) => {
      const { campaignId, tomas } = await table(backend);
      await fails(tomas, 'entryImportUndo', 404, { params: { campaignId, importId } });
    },
  },
];
