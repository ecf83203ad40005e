import { expect } from 'vitest';
import { fails, succeeds, type ContractCase } from '../case.ts';
import { callsOf, kinds, type Page } from './catalogue-kinds.ts';

export const cases: readonly ContractCase[] = kinds.flatMap((kind) => {
  const { noun, sk, other } = kind;
  const { id, named, call, create, skOf } = callsOf(kind);

  return [
    {
      operation: id('List'),
      status: 200,
      title: 'returns each item once in the pages that the cursors lead to',
      run: async ({ signIn }) => {
        const admin = await signIn('odo');
        for (const name of ['Zinc', 'Amber', 'Moss']) await create(admin, `${name} ${noun}`);
        const reader = await signIn('tomas');
        const seen: string[] = [];
        let cursor: string | null = null;
        do {
          const params = { pageSize: 7, ...(cursor === null ? {} : { nextCursor: cursor }) };
          const page: Page = (await call(reader, 'List', 200, { params })).body;
          expect(page.items.length).toBeLessThanOrEqual(7);
          seen.push(...page.items.map((entry) => skOf(entry)));
          cursor = page.nextCursor;
        } while (cursor !== null);
        expect(new Set(seen).size).toBe(seen.length);
        for (const name of ['zinc', 'amber', 'moss']) {
          expect(seen).toContain(`other#${name}-${noun}`);
        }
      },
    },
    {
      operation: id('List'),
      status: 200,
      title: 'returns only items of the requested category',
      run: async ({ signIn }) => {
        const admin = await signIn('odo');
        await create(admin, `Filtered out ${noun}`);
        await create(admin, `Filtered in ${noun}`, { category: other });
        const params = { category: other, pageSize: 200 };
        const { items } = (await call(admin, 'List', 200, { params })).body;
        expect(items.map(({ name }) => name)).toContain(`Filtered in ${noun}`);
        expect(items.every((entry) => entry.category === other)).toBe(true);
      },
    },
    {
      operation: id('List'),
      status: 400,
      title: 'refuses a cursor that the server did not issue',
      run: async ({ signIn }) => {
        const options = { params: { nextCursor: 'AAAA' } };
        const problem = await fails(await signIn('tomas'), id('List'), 400, options);
        expect(problem.code).toBe('invalid_cursor');
      },
    },
    {
      operation: id('Create'),
      status: 201,
      title: 'returns the record with defaults, key, ETag and Location',
      run: async ({ signIn }) => {
        const { body, headers } = await create(await signIn('odo'), `Élan’s ${noun}`);
        expect(body).toMatchObject({
          ...named(`Élan’s ${noun}`),
          source: 'homebrew',
          version: 1,
        });
        expect(headers.get('etag')).toBe('"1"');
        expect(headers.get('location')).toContain(encodeURIComponent(skOf(body)));
      },
    },
    {
      operation: id('Create'),
      status: 409,
      title: 'refuses a name that differs from an existing name of the edition only in case',
      run: async ({ signIn }) => {
        const admin = await signIn('odo');
        await create(admin, `Twice ${noun}`);
        const options = { body: named(`TWICE ${noun}`) };
        const problem = await fails(admin, id('Create'), 409, options);
        expect(problem.code).toBe('duplicate');
        expect(problem.fields.map((field) => field.path)).toContain('/name');
      },
    },
    {
      operation: id('Create'),
      status: 409,
      title: 'repeats the answer to an idempotency key, and refuses the key for another body',
      run: async ({ signIn }) => {
        const admin = await signIn('odo');
        const headers = { 'Idempotency-Key': `made-${noun}-0001` };
        const request = (name: string) => ({ headers, body: named(name) });
        const first = await call(admin, 'Create', 201, request(`Made ${noun}`));
        const again = await call(admin, 'Create', 201, request(`Made ${noun}`));
        expect(again.body).toEqual(first.body);
        for (const name of ['etag', 'location']) {
          expect(again.headers.get(name)).toBe(first.headers.get(name));
        }
        const problem = await fails(admin, id('Create'), 409, request(`Remade ${noun}`));
        expect(problem.code).toBe('idempotency_mismatch');
      },
    },
    {
      operation: id('Get'),
      status: 200,
      title: 'returns the created item',
      run: async ({ signIn }) => {
        const created = (await create(await signIn('odo'), `Kept ${noun}`)).body;
        const params = { [sk]: skOf(created) };
        const read = await call(await signIn('tomas'), 'Get', 200, { params });
        expect(read.body).toEqual(created);
        expect(read.headers.get('etag')).toBe('"1"');
      },
    },
    {
      operation: id('Update'),
      status: 200,
      title: 'replaces the record and increases its version',
      run: async ({ signIn }) => {
        const admin = await signIn('odo');
        const created = (await create(admin, `Old ${noun}`)).body;
        const params = { [sk]: skOf(created) };
        const body = { ...named(`New ${noun}`), description: 'Changed.' };
        const updated = await call(admin, 'Update', 200, {
          params,
          body,
          headers: { 'If-Match': '"1"' },
        });
        expect(updated.body).toMatchObject({ ...body, version: 2, [sk]: skOf(created) });
        expect(updated.headers.get('etag')).toBe('"2"');
      },
    },
    {
      operation: id('Update'),
      status: 412,
      title: 'refuses a change that is based on an older version',
      run: async ({ signIn }) => {
        const admin = await signIn('odo');
        const created = (await create(admin, `Stale ${noun}`)).body;
        const params = { [sk]: skOf(created) };
        const body = { ...named(`Stale ${noun}`), description: 'First.' };
        await call(admin, 'Update', 200, { params, body });
        const options = { params, body, headers: { 'If-Match': '"1"' } };
        expect((await fails(admin, id('Update'), 412, options)).code).toBe('version_mismatch');
      },
    },
    {
      operation: id('Update'),
      status: 409,
      title: 'refuses the name of another item',
      run: async ({ signIn }) => {
        const admin = await signIn('odo');
        await create(admin, `Taken ${noun}`);
        const created = (await create(admin, `Free ${noun}`)).body;
        const options = { params: { [sk]: skOf(created) }, body: named(`Taken ${noun}`) };
        expect((await fails(admin, id('Update'), 409, options)).code).toBe('duplicate');
      },
    },
    {
      operation: id('Delete'),
      status: 204,
      title: 'deletes the item',
      run: async ({ signIn }) => {
        const admin = await signIn('odo');
        const created = (await create(admin, `Gone ${noun}`)).body;
        const params = { [sk]: skOf(created) };
        await succeeds(admin, id('Delete'), 204, { params });
        await fails(admin, id('Get'), 404, { params });
        await fails(admin, id('Delete'), 404, { params });
      },
    },
    {
      operation: id('Delete'),
      status: 412,
      title: 'refuses to delete an item whose version is not the one in If-Match',
      run: async ({ signIn }) => {
        const admin = await signIn('odo');
        const created = (await create(admin, `Newer ${noun}`)).body;
        const params = { [sk]: skOf(created) };
        await fails(admin, id('Delete'), 412, { params, headers: { 'If-Match': '"9"' } });
      },
    },
    ...(['Get', 'Update', 'Delete'] as const).map((verb): ContractCase => ({
      operation: id(verb),
      status: 404,
      title: 'answers 404 for an unknown key',
      run: async ({ signIn }) => {
        const options = {
          params: { [sk]: 'other#nobody' },
          ...(verb === 'Update' ? { body: named(`Nobody ${noun}`) } : {}),
        };
        await fails(await signIn('odo'), id(verb), 404, options);
      },
    })),
  ];
});
