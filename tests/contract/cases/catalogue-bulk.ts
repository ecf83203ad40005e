import { expect } from 'vitest';
import { fails, succeeds, type ContractCase } from '../case.ts';
import { callsOf, kinds } from './catalogue-kinds.ts';

/** Cases for bulk requests, for derived keys, and for version numbers after a deletion. */
export const cases: readonly ContractCase[] = kinds.flatMap((kind) => {
  const { noun, sk, base } = kind;
  const { id, named, create, bulk, call } = callsOf(kind);
  const createOperation = (name: string, more: Readonly<Record<string, unknown>> = {}) => ({
    action: 'create',
    item: named(name, more),
  });

  return [
    {
      operation: id('Bulk'),
      status: 200,
      title: 'fails only the entries that are not objects',
      run: async ({ signIn }) => {
        const admin = await signIn('odo');
        const entries = [1, 'delete', null, ['create'], createOperation(`Alone ${noun}`), true];
        const { results, counts } = await bulk(admin, entries);
        expect(results.map(({ status, problem }) => problem?.code ?? status)).toEqual([
          'validation_failed',
          'validation_failed',
          'validation_failed',
          'validation_failed',
          'created',
          'validation_failed',
        ]);
        expect(results[0]).toMatchObject({ sk: null, item: null });
        expect(results[0]?.problem?.fields.map(({ path }) => path)).toEqual(['']);
        expect(counts).toMatchObject({ created: 1, failed: 5 });
      },
    },
    {
      operation: id('Bulk'),
      status: 200,
      title:
        'composes the texts of each entry, and fails only an entry whose text cannot be composed',
      run: async ({ signIn }) => {
        const admin = await signIn('odo');
        const { results, counts } = await bulk(admin, [
          createOperation(`Cafe\u0301 ${noun}`),
          createOperation(`Marked${'\u0316'.repeat(31)} ${noun}`),
        ]);
        expect(results[0]).toMatchObject({ status: 'created', item: { name: `Café ${noun}` } });
        expect(results[1]?.problem?.fields).toEqual([
          { path: '', message: 'A character in it has more than 30 accents or other marks.' },
        ]);
        expect(counts).toMatchObject({ created: 1, failed: 1 });
      },
    },
    {
      operation: id('Bulk'),
      status: 200,
      title:
        'returns one result per operation, in order; a failed operation does not stop the others',
      run: async ({ signIn }) => {
        const admin = await signIn('odo');
        await create(admin, `There ${noun}`);
        const existing = `other#there-${noun}`;
        const { results, counts } = await bulk(admin, [
          createOperation(`First ${noun}`),
          createOperation(`There ${noun}`),
          { action: 'update', sk: existing, version: 9, item: named(`There ${noun}`) },
          { action: 'delete', sk: 'other#nobody' },
          { action: 'delete', sk: existing },
        ]);
        expect(results.map(({ status, problem }) => problem?.code ?? status)).toEqual([
          'created',
          'duplicate',
          'version_mismatch',
          'not_found',
          'deleted',
        ]);
        expect(counts).toMatchObject({ created: 1, deleted: 1, failed: 3 });
      },
    },
    {
      operation: id('Bulk'),
      status: 200,
      title: 'validates each operation separately; the paths of errors begin at its item',
      run: async ({ signIn }) => {
        const admin = await signIn('odo');
        const { results, counts } = await bulk(admin, [
          { action: 'create', item: { ...base, edition: 'other', colour: 'red' } },
          createOperation(`Invalid ${noun}`),
          { action: 'update', sk: `other#invalid-${noun}`, item: named(' ') },
          { action: 'rename', sk: `other#invalid-${noun}` },
          { action: 'delete', sk: 'no key' },
          { action: 'create' },
          createOperation(`With key ${noun}`, { [sk]: `my-${noun}`, category: 'none such' }),
        ]);
        expect(results.map(({ status, problem }) => problem?.code ?? status)).toEqual([
          'validation_failed',
          'created',
          'validation_failed',
          'validation_failed',
          'validation_failed',
          'validation_failed',
          'validation_failed',
        ]);
        const paths = results.map(({ problem }) => problem?.fields.map(({ path }) => path));
        expect(paths[0]?.toSorted()).toEqual(['/colour', '/name']);
        expect(paths.slice(2)).toEqual([['/name'], ['/action'], ['/sk'], [''], ['/category']]);
        expect(results.map((result) => result.sk)).toEqual([
          null,
          `other#invalid-${noun}`,
          `other#invalid-${noun}`,
          `other#invalid-${noun}`,
          null,
          null,
          `my-${noun}`,
        ]);
        expect(counts).toMatchObject({ created: 1, failed: 6 });
      },
    },
    {
      operation: id('Bulk'),
      status: 200,
      title: 'skips or updates an existing item, as `onConflict` says',
      run: async ({ signIn }) => {
        const admin = await signIn('odo');
        await create(admin, `Known ${noun}`);
        const item = named(`KNOWN ${noun}`, { description: 'From the import.' });
        const run = async (onConflict: string) => {
          const operations = [{ action: 'create', item }];
          const [result] = (await bulk(admin, operations, { onConflict })).results;
          expect(result?.sk).toBe(`other#known-${noun}`);
          return result?.status;
        };
        expect(await run('skip')).toBe('skipped');
        expect(await run('update')).toBe('updated');
        expect(await run('update')).toBe('unchanged');
      },
    },
    {
      operation: id('Bulk'),
      status: 200,
      title: 'applies `onConflict` to a name that occurs twice in one request',
      run: async ({ signIn }) => {
        const admin = await signIn('odo');
        for (const [onConflict, outcome] of [
          ['reject', 'duplicate'],
          ['skip', 'skipped'],
          ['update', 'updated'],
        ] as const) {
          const name = `Doubled ${onConflict} ${noun}`;
          const operations = [
            createOperation(name),
            createOperation(name.toUpperCase(), { description: 'Again.' }),
          ];
          const { results } = await bulk(admin, operations, { onConflict });
          expect(results.map(({ status, problem }) => problem?.code ?? status)).toEqual([
            'created',
            outcome,
          ]);
          expect(results[1]?.sk).toBe(`other#doubled-${onConflict}-${noun}`);
        }
      },
    },
    {
      operation: id('Bulk'),
      status: 200,
      title: 'swaps the names of items, with the same results in a dry run',
      run: async ({ signIn }) => {
        const admin = await signIn('odo');
        const names = ['East', 'West', 'North'].map((place) => `${place} ${noun}`);
        const keys = ['east', 'west', 'north'].map((place) => `other#${place}-${noun}`);
        for (const name of names) await create(admin, name);
        const rotated = [names[1], names[2], names[0]];
        const operations = keys.map((key, index) => ({
          action: 'update',
          sk: key,
          version: 1,
          item: named(String(rotated[index])),
        }));
        for (const dryRun of [true, false]) {
          const { results } = await bulk(admin, operations, { dryRun });
          expect(results.map((result) => result.sk)).toEqual(keys);
          expect(results.map(({ item }) => [item?.name, item?.version])).toEqual(
            rotated.map((name) => [name, 2]),
          );
        }
        for (const [index, key] of keys.entries()) {
          const { body } = await call(admin, 'Get', 200, { params: { [sk]: key } });
          expect(body.name).toBe(rotated[index]);
        }
      },
    },
    {
      operation: id('Bulk'),
      status: 200,
      title:
        'refuses a name that another item still has after the request, and accepts one that becomes free',
      run: async ({ signIn }) => {
        const admin = await signIn('odo');
        const rename = (from: string, to: string, version = 1) => ({
          action: 'update',
          sk: `other#${from}-${noun}`,
          version,
          item: named(`${to} ${noun}`),
        });
        for (const name of ['Up', 'Down', 'Here', 'Gone']) await create(admin, `${name} ${noun}`);
        const { results } = await bulk(admin, [
          rename('up', 'Here'),
          rename('down', 'Gone'),
          rename('here', 'Up', 9),
          { action: 'delete', sk: `other#gone-${noun}` },
        ]);
        expect(results.map(({ status, problem }) => problem?.code ?? status)).toEqual([
          'duplicate',
          'updated',
          'version_mismatch',
          'deleted',
        ]);
        const { results: swapped } = await bulk(admin, [
          rename('up', 'Gone'),
          rename('down', 'Down', 2),
          rename('here', 'Nowhere', 9),
          createOperation(`Here ${noun}`),
        ]);
        expect(swapped.map(({ status, problem }) => problem?.code ?? status)).toEqual([
          'updated',
          'updated',
          'version_mismatch',
          'duplicate',
        ]);
      },
    },
    {
      operation: id('Create'),
      status: 409,
      title: 'refuses a name if another item has the derived key, and names that item',
      run: async ({ signIn }) => {
        const admin = await signIn('odo');
        await create(admin, `Hand-made ${noun}`);
        const options = { body: named(`Hand made ${noun}`) };
        const problem = await fails(admin, id('Create'), 409, options);
        expect(problem.code).toBe('duplicate');
        expect(problem.detail).toContain(`Hand-made ${noun}`);
        expect(problem.fields.map(({ path }) => path)).toEqual(['/name']);
      },
    },
    {
      operation: id('Create'),
      status: 201,
      title: 'continues the version numbers of a deleted item when its key is created again',
      run: async ({ signIn }) => {
        const admin = await signIn('odo');
        await create(admin, `Phoenix ${noun}`);
        const params = { [sk]: `other#phoenix-${noun}` };
        const body = named(`Phoenix ${noun}`, { description: 'Grey.' });
        await call(admin, 'Update', 200, { params, body });
        await succeeds(admin, id('Delete'), 204, { params });
        const again = await create(admin, `Phoenix ${noun}`);
        expect(again.body.version).toBe(3);
        expect(again.headers.get('etag')).toBe('"3"');
        const { results } = await bulk(admin, [
          { action: 'delete', sk: `other#phoenix-${noun}`, version: 3 },
          createOperation(`Phoenix ${noun}`),
        ]);
        expect(results.map(({ item }) => item?.version ?? null)).toEqual([null, 4]);
      },
    },
    {
      operation: id('Bulk'),
      status: 200,
      title: 'writes nothing in a dry run',
      run: async ({ signIn }) => {
        const admin = await signIn('odo');
        const { counts } = await bulk(admin, [createOperation(`Dry ${noun}`)], { dryRun: true });
        expect(counts['created']).toBe(1);
        await fails(admin, id('Get'), 404, { params: { [sk]: `other#dry-${noun}` } });
      },
    },
    {
      operation: id('Bulk'),
      status: 409,
      title:
        'repeats the response to a repeated request, and refuses its idempotency key for a different body',
      run: async ({ signIn }) => {
        const admin = await signIn('odo');
        const headers = { 'Idempotency-Key': `once-${noun}-0001` };
        const request = (name: string) => ({
          headers,
          body: { operations: [createOperation(name), { action: 'create', item: {} }] },
        });
        const first = await succeeds(admin, id('Bulk'), 200, request(`Once ${noun}`));
        const again = await succeeds(admin, id('Bulk'), 200, request(`Once ${noun}`));
        expect(again.body).toEqual(first.body);
        const problem = await fails(admin, id('Bulk'), 409, request(`Other ${noun}`));
        expect(problem.code).toBe('idempotency_mismatch');
      },
    },
    {
      operation: id('Bulk'),
      status: 422,
      title: 'refuses a request with no operations or with more than 1000',
      run: async ({ signIn }) => {
        const admin = await signIn('odo');
        const many = Array.from({ length: 1001 }, () => ({ action: 'delete', sk: 'other#nobody' }));
        for (const operations of [[], many]) {
          const problem = await fails(admin, id('Bulk'), 422, { body: { operations } });
          expect(problem.fields.map(({ path }) => path)).toEqual(['/operations']);
        }
      },
    },
  ];
});
