import { expect } from 'vitest';
import { fails, succeeds, type ContractCase } from '../case.ts';
import type { Client } from '../client.ts';
import { callsOf, kinds, type HistoryPage } from './catalogue-kinds.ts';

/** The history of an item: who changed it, and how. */
export const cases: readonly ContractCase[] = kinds.flatMap((kind) => {
  const { noun, sk } = kind;
  const { id, named, call, create, skOf } = callsOf(kind);
  const history = async (client: Client, key: string, query: object = {}) => {
    const { body } = await call(client, 'History', 200, { params: { [sk]: key, ...query } });
    const page: HistoryPage = body;
    return page;
  };
  /** Creates an item, renames it, changes its description and deletes it. */
  const createAndDelete = async (admin: Client, name: string) => {
    const { body } = await create(admin, name);
    const params = { [sk]: skOf(body) };
    await call(admin, 'Update', 200, { params, body: named(`${name} II`) });
    const described = named(`${name} II`, { description: 'Dented.' });
    await call(admin, 'Update', 200, { params, body: described });
    await succeeds(admin, id('Delete'), 204, { params });
    return params;
  };

  return [
    {
      operation: id('History'),
      status: 200,
      title: 'lists all changes, latest first, with the whole item before and after',
      run: async ({ signIn }) => {
        const admin = await signIn('odo');
        const params = await createAndDelete(admin, `Storied ${noun}`);
        const key = String(params[sk]);
        await create(admin, `Storied ${noun}`, { [sk]: key });
        const { items, nextCursor } = await history(admin, key);
        expect(nextCursor).toBeNull();
        expect(items.map(({ version, action, by }) => [version, action, by])).toEqual([
          [4, 'created', 'Odo'],
          [3, 'deleted', 'Odo'],
          [3, 'updated', 'Odo'],
          [2, 'updated', 'Odo'],
          [1, 'created', 'Odo'],
        ]);
        const states = items.flatMap(({ before, after }) => [after, before]);
        const texts = states.map((state) => state && [state['name'], state['description']]);
        const [first, second] = [`Storied ${noun}`, `Storied ${noun} II`];
        expect(texts).toEqual([
          [first, ''],
          null,
          null,
          [second, 'Dented.'],
          [second, 'Dented.'],
          [second, ''],
          [second, ''],
          [first, ''],
          [first, ''],
          null,
        ]);
        expect(items[0]?.after).toMatchObject({ ...named(first), [sk]: key, source: 'homebrew' });
      },
    },
    {
      operation: id('History'),
      status: 200,
      title: 'lists the changes of a deleted item, page by page',
      run: async ({ signIn }) => {
        const admin = await signIn('odo');
        const params = await createAndDelete(admin, `Buried ${noun}`);
        const seen: (readonly [number, string])[] = [];
        let cursor: string | null = null;
        do {
          const query = { pageSize: 1, ...(cursor === null ? {} : { nextCursor: cursor }) };
          const page: HistoryPage = await history(admin, String(params[sk]), query);
          expect(page.items).toHaveLength(1);
          seen.push(...page.items.map(({ version, action }) => [version, action] as const));
          cursor = page.nextCursor;
        } while (cursor !== null);
        expect(seen).toEqual([
          [3, 'deleted'],
          [3, 'updated'],
          [2, 'updated'],
          [1, 'created'],
        ]);
      },
    },
    {
      operation: id('History'),
      status: 200,
      title: 'names no author for the creation of an item from the seed data',
      run: async ({ signIn }) => {
        const admin = await signIn('odo');
        const { items } = (await call(admin, 'List', 200, { params: { pageSize: 1000 } })).body;
        const seeded = items.find(({ meta, version }) => meta.created_by === null && version === 1);
        // The seed of a new kind can be empty. All items of other seeds are from the SRD.
        if (!seeded && !items.some(({ source }) => String(source).startsWith('SRD'))) return;
        if (!seeded) throw new Error(`There is no ${noun} from the seed.`);
        const { version: _version, meta: _meta, ...written } = seeded;
        const page = await history(admin, skOf(seeded));
        expect(page.items).toMatchObject([
          { version: 1, action: 'created', by: null, before: null, after: written },
        ]);
      },
    },
    {
      operation: id('History'),
      status: 404,
      title: 'answers 404 for a key that no item ever had',
      run: async ({ signIn }) => {
        const params = { [sk]: 'other#never' };
        await fails(await signIn('odo'), id('History'), 404, { params });
      },
    },
    {
      operation: id('History'),
      status: 400,
      title: 'refuses a cursor from the history of another item',
      run: async ({ signIn }) => {
        const admin = await signIn('odo');
        const first = await createAndDelete(admin, `Annals ${noun}`);
        const second = await createAndDelete(admin, `Chronicle ${noun}`);
        const { nextCursor } = await history(admin, String(first[sk]), { pageSize: 1 });
        const params = { ...second, nextCursor: String(nextCursor) };
        const problem = await fails(admin, id('History'), 400, { params });
        expect(problem.code).toBe('invalid_cursor');
      },
    },
  ];
});
