import { expect } from 'vitest';
import type { OperationId } from '#src/generated/contract/operations.ts';
import type { CallOptions, Client } from '../client.ts';
import { fails, succeeds, type ContractCase } from '../case.ts';

/** What differs between the kinds, for the cases. */
const kinds = [
  { noun: 'gear', sk: 'gearSk', base: { category: 'other' }, other: 'mount' },
  { noun: 'tool', sk: 'toolSk', base: { category: 'other-tools' }, other: 'gaming-set' },
  { noun: 'armor', sk: 'armorSk', base: { category: 'light', acBase: 11 }, other: 'shield' },
  { noun: 'weapon', sk: 'weaponSk', base: { category: 'simple-melee' }, other: 'simple-ranged' },
  { noun: 'feat', sk: 'featSk', base: { category: 'origin' }, other: 'epic-boon' },
] as const;

type Verb = 'List' | 'Create' | 'Bulk' | 'Get' | 'Update' | 'Delete';

interface Item {
  readonly name: string;
  readonly category: string;
  readonly version: number;
  readonly [field: string]: unknown;
}

export const catalogueCases: readonly ContractCase[] = kinds.flatMap(
  ({ noun, sk, base, other }) => {
    const id = (verb: Verb): OperationId => `${noun}${verb}`;
    const named = (name: string) => ({ ...base, name, edition: 'other' });
    const call = async (client: Client, verb: Verb, status: number, options: CallOptions) => {
      const answer = await succeeds(client, id(verb), status, options);
      // The five kinds share the fields that the cases read.
      return { headers: answer.headers, body: answer.body as unknown as Item & Page };
    };
    const create = (client: Client, name: string) =>
      call(client, 'Create', 201, { body: named(name) });
    const skOf = (record: Item) => String(record[sk]);

    return [
      {
        operation: id('List'),
        status: 200,
        title: 'walks all pages by cursor, ordered by name, each item once',
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
        title: 'holds only the category that was asked for',
        run: async ({ signIn }) => {
          const admin = await signIn('odo');
          await create(admin, `Filtered ${noun}`);
          const params = { category: other, pageSize: 200 };
          const { items } = (await call(admin, 'List', 200, { params })).body;
          expect(items.every((entry) => entry.category === other)).toBe(true);
        },
      },
      {
        operation: id('List'),
        status: 400,
        title: 'refuses a cursor that it did not give',
        run: async ({ signIn }) => {
          const options = { params: { nextCursor: 'AAAA' } };
          const problem = await fails(await signIn('tomas'), id('List'), 400, options);
          expect(problem.code).toBe('invalid_cursor');
        },
      },
      {
        operation: id('Create'),
        status: 201,
        title: 'answers with the record, its defaults, key, ETag and Location',
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
        title: 'refuses a name that the edition has, whatever its case',
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
        operation: id('Get'),
        status: 200,
        title: 'is what was created',
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
        title: 'replaces the record and counts the version up',
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
        title: 'takes the item away',
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
        title: 'refuses to delete a newer version',
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
        title: 'knows no item of that key',
        run: async ({ signIn }) => {
          const options = {
            params: { [sk]: 'other#nobody' },
            ...(verb === 'Update' ? { body: named(`Nobody ${noun}`) } : {}),
          };
          await fails(await signIn('odo'), id(verb), 404, options);
        },
      })),
      {
        operation: id('Bulk'),
        status: 200,
        title: 'answers per operation, in order, and one bad one leaves the others',
        run: async ({ signIn }) => {
          const admin = await signIn('odo');
          await create(admin, `There ${noun}`);
          const operations = [
            { action: 'create', item: named(`First ${noun}`) },
            { action: 'create', item: named(`There ${noun}`) },
            {
              action: 'update',
              sk: `other#there-${noun}`,
              version: 9,
              item: named(`There ${noun}`),
            },
            { action: 'delete', sk: 'other#nobody' },
            { action: 'delete', sk: `other#there-${noun}` },
          ];
          const { body } = await succeeds(admin, id('Bulk'), 200, { body: { operations } });
          const { results, counts } = body as unknown as BulkAnswer;
          expect(results.map((result) => result.status)).toEqual([
            'created',
            'failed',
            'failed',
            'failed',
            'deleted',
          ]);
          expect(results.map((result) => result.problem?.code ?? null)).toEqual([
            null,
            'duplicate',
            'version_mismatch',
            'not_found',
            null,
          ]);
          expect(counts).toMatchObject({ created: 1, deleted: 1, failed: 3 });
        },
      },
      {
        operation: id('Bulk'),
        status: 200,
        title: 'skips or updates what is there when told to',
        run: async ({ signIn }) => {
          const admin = await signIn('odo');
          await create(admin, `Known ${noun}`);
          const item = { ...named(`Known ${noun}`), description: 'From the import.' };
          const run = async (onConflict: string) => {
            const request = { operations: [{ action: 'create', item }], onConflict };
            const { body } = await succeeds(admin, id('Bulk'), 200, { body: request });
            return (body as unknown as BulkAnswer).results[0]?.status;
          };
          expect(await run('skip')).toBe('skipped');
          expect(await run('update')).toBe('updated');
          expect(await run('update')).toBe('unchanged');
        },
      },
      {
        operation: id('Bulk'),
        status: 200,
        title: 'writes nothing in a dry run',
        run: async ({ signIn }) => {
          const admin = await signIn('odo');
          const item = named(`Dry ${noun}`);
          const request = { operations: [{ action: 'create', item }], dryRun: true };
          const { body } = await succeeds(admin, id('Bulk'), 200, { body: request });
          expect((body as unknown as BulkAnswer).counts['created']).toBe(1);
          await fails(admin, id('Get'), 404, { params: { [sk]: `other#dry-${noun}` } });
        },
      },
      {
        operation: id('Bulk'),
        status: 409,
        title: 'answers a repeated request as before, and refuses its key for another',
        run: async ({ signIn }) => {
          const admin = await signIn('odo');
          const headers = { 'Idempotency-Key': `once-${noun}-0001` };
          const request = (name: string) => ({
            headers,
            body: { operations: [{ action: 'create', item: named(name) }] },
          });
          const first = await succeeds(admin, id('Bulk'), 200, request(`Once ${noun}`));
          const again = await succeeds(admin, id('Bulk'), 200, request(`Once ${noun}`));
          expect(again.body).toEqual(first.body);
          const problem = await fails(admin, id('Bulk'), 409, request(`Other ${noun}`));
          expect(problem.code).toBe('idempotency_mismatch');
        },
      },
    ];
  },
);

interface Page {
  readonly items: readonly Item[];
  readonly nextCursor: string | null;
}

interface BulkAnswer {
  readonly results: readonly {
    readonly status: string;
    readonly problem: { readonly code: string } | null;
  }[];
  readonly counts: Readonly<Record<string, number>>;
}
