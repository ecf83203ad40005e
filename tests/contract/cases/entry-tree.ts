import { expect } from 'vitest';
import { fails, succeeds, type ContractCase } from '../case.ts';
import { table } from './campaign-table.ts';
import { titles, write } from './entry-table.ts';

/** The tree of entries keeps its order and its depth. */
export const cases: readonly ContractCase[] = [
  {
    operation: 'entryDelete',
    status: 204,
    title: 'puts the entries below the deleted one at its position',
    run: async (backend) => {
      const { campaignId, mira } = await table(backend);
      const [, middle] = [
        await write(mira, campaignId, { title: 'First' }),
        await write(mira, campaignId, { title: 'Middle' }),
        await write(mira, campaignId, { title: 'Last' }),
      ];
      const parentId = middle.entryId;
      for (const title of ['Z', 'Y', 'X']) await write(mira, campaignId, { title, parentId });
      await succeeds(mira, 'entryDelete', 204, { params: { campaignId, entryId: parentId } });
      const top = { parentId: 'none', sort: 'position' };
      expect(await titles(mira, campaignId, top)).toEqual(['First', 'Z', 'Y', 'X', 'Last']);
    },
  },
  {
    operation: 'entryRestore',
    status: 200,
    title: 'puts the entries that were not moved since below the restored one again',
    run: async (backend) => {
      const { campaignId, mira } = await table(backend);
      const create = async (title: string, parent?: { readonly entryId: string }) =>
        write(mira, campaignId, { title, parentId: parent?.entryId ?? null });
      const at = ({ entryId }: { readonly entryId: string }) => ({
        params: { campaignId, entryId },
      });
      const remove = (entry: Awaited<ReturnType<typeof create>>) =>
        succeeds(mira, 'entryDelete', 204, at(entry));
      const restore = (entry: Awaited<ReturnType<typeof create>>) =>
        succeeds(mira, 'entryRestore', 200, at(entry));
      const below = (entry?: { readonly entryId: string }) =>
        titles(mira, campaignId, { parentId: entry?.entryId ?? 'none', sort: 'position' });
      await create('First');
      const coast = await create('Coast');
      await create('Last');
      const abbey = await create('Abbey', coast);
      await create('Light', coast);
      const boat = await create('Boat', coast);
      await create('Cell', abbey);

      await remove(coast);
      expect(await below()).toEqual(['First', 'Abbey', 'Light', 'Boat', 'Last']);
      await restore(coast);
      expect(await below()).toEqual(['First', 'Coast', 'Last']);
      expect(await below(coast)).toEqual(['Abbey', 'Light', 'Boat']);
      expect(await below(abbey)).toEqual(['Cell']);

      // The moved entry stays where it is, and the entry that was deleted itself returns below its parent.
      await remove(coast);
      await succeeds(mira, 'entryMove', 200, {
        ...at(boat),
        body: { parentId: null, beforeId: null },
      });
      await remove(abbey);
      await restore(coast);
      expect(await below()).toEqual(['First', 'Coast', 'Last', 'Boat']);
      expect(await below(coast)).toEqual(['Cell', 'Light']);
      await restore(abbey);
      expect(await below(coast)).toEqual(['Abbey', 'Light']);
      expect(await below(abbey)).toEqual(['Cell']);

      // The order of the restores makes no difference.
      await remove(abbey);
      await remove(coast);
      await restore(abbey);
      await restore(coast);
      expect(await below()).toEqual(['First', 'Coast', 'Last', 'Boat']);
      expect(await below(coast)).toEqual(['Abbey', 'Light']);
      expect(await below(abbey)).toEqual(['Cell']);
    },
  },
  {
    operation: 'entryRestore',
    status: 200,
    title: 'does not take back entries that would make the tree too deep',
    run: async (backend) => {
      const { campaignId, mira } = await table(backend);
      const coast = await write(mira, campaignId, { title: 'Coast' });
      const inCoast = { parentId: coast.entryId };
      const { entryId: deep } = await write(mira, campaignId, { title: 'Deep', ...inCoast });
      await write(mira, campaignId, { title: 'Flat', ...inCoast });
      const params = { campaignId, entryId: coast.entryId };
      await succeeds(mira, 'entryDelete', 204, { params });
      let parentId = deep;
      for (let level = 0; level < 20; level += 1) {
        const body = { title: `Level ${level}`, parentId };
        parentId = (await write(mira, campaignId, body)).entryId;
      }
      await succeeds(mira, 'entryRestore', 200, { params });
      expect(await titles(mira, campaignId, inCoast)).toEqual(['Flat']);
    },
  },
  {
    operation: 'entryMove',
    status: 422,
    title: 'counts the entries above and below for the depth of the tree',
    run: async (backend) => {
      const { campaignId, mira } = await table(backend);
      const chainOf = async (length: number) => {
        const ids: string[] = [];
        for (let level = 0; level < length; level += 1) {
          const parentId = ids.at(-1) ?? null;
          const { entryId } = await write(mira, campaignId, { title: `Level ${level}`, parentId });
          ids.push(entryId);
        }
        return ids;
      };
      const [long, short] = [await chainOf(17), await chainOf(5)];
      const params = { campaignId, entryId: short[0] ?? '' };
      const below = (parentId: string | undefined) => ({
        params,
        body: { parentId: parentId ?? null, beforeId: null },
      });
      const { fields } = await fails(mira, 'entryMove', 422, below(long[16]));
      expect(fields.map(({ path }) => path)).toEqual(['/parentId']);
      await succeeds(mira, 'entryMove', 200, below(long[15]));
      // An entry below the last one of the short chain would be on the twenty-first level.
      const body = { type: 'note', title: 'Too deep', parentId: short[4] ?? null };
      await fails(mira, 'entryCreate', 422, { params: { campaignId }, body });
    },
  },
  {
    operation: 'entryMove',
    status: 200,
    title: 'puts an entry below another one, before one of its entries',
    run: async (backend) => {
      const { campaignId, mira } = await table(backend);
      const [a, b, c] = [
        await write(mira, campaignId, { title: 'A' }),
        await write(mira, campaignId, { title: 'B' }),
        await write(mira, campaignId, { title: 'C' }),
      ];
      const move = (entry: typeof a, parent: typeof a | null, before: typeof a | null) =>
        succeeds(mira, 'entryMove', 200, {
          params: { campaignId, entryId: entry.entryId },
          body: { parentId: parent?.entryId ?? null, beforeId: before?.entryId ?? null },
        });
      const top = { parentId: 'none', sort: 'position' };
      await move(c, null, a);
      expect(await titles(mira, campaignId, top)).toEqual(['C', 'A', 'B']);
      await move(c, null, null);
      expect(await titles(mira, campaignId, top)).toEqual(['A', 'B', 'C']);
      await move(c, a, null);
      const { body } = await move(b, a, c);
      expect(body).toMatchObject({ parentId: a.entryId, version: 1 });
      expect(body.ancestors.map(({ title }) => title)).toEqual(['A']);
      const below = { parentId: a.entryId, sort: 'position' };
      expect(await titles(mira, campaignId, below)).toEqual(['B', 'C']);
    },
  },
  {
    operation: 'entryMove',
    status: 422,
    title: 'refuses an entry below itself, and a place that does not exist',
    run: async (backend) => {
      const { campaignId, mira } = await table(backend);
      const a = await write(mira, campaignId, { title: 'A' });
      const b = await write(mira, campaignId, { title: 'B', parentId: a.entryId });
      const params = { campaignId, entryId: a.entryId };
      const pathsOf = async (body: object) =>
        (await fails(mira, 'entryMove', 422, { params, body })).fields.map(({ path }) => path);
      expect(await pathsOf({ parentId: b.entryId, beforeId: null })).toEqual(['/parentId']);
      expect(await pathsOf({ parentId: a.entryId, beforeId: null })).toEqual(['/parentId']);
      expect(await pathsOf({ parentId: 'no-such-entry', beforeId: null })).toEqual(['/parentId']);
      expect(await pathsOf({ parentId: null, beforeId: b.entryId })).toEqual(['/beforeId']);
    },
  },
  {
    operation: 'entryMove',
    status: 404,
    title: 'is for game masters, and finds no entry of another campaign',
    run: async (backend) => {
      const { campaignId, mira, tomas } = await table(backend, { tomas: 'player' });
      const other = await table(backend);
      const { entryId } = await write(tomas, campaignId, {});
      const body = { parentId: null, beforeId: null };
      const own = { params: { campaignId, entryId }, body };
      expect((await fails(tomas, 'entryMove', 403, own)).code).toBe('forbidden');
      const elsewhere = { params: { campaignId: other.campaignId, entryId }, body };
      await fails(mira, 'entryMove', 404, elsewhere);
    },
  },
];
