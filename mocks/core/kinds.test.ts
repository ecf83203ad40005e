import { beforeEach, describe, expect, test } from 'vitest';
import type {
  ApiProblem,
  Gear,
  GearBulkRequest,
  GearBulkResponse,
  GearPage,
} from '#src/generated/model/index.ts';
import { createClient } from '#mocks/testing/client.ts';
import { createMockBackend, type MockBackend } from './backend.ts';
import { foldName } from '#src/lib/fold.ts';

let backend: MockBackend;
let odo: ReturnType<typeof createClient>;

beforeEach(async () => {
  backend = createMockBackend();
  odo = createClient(backend);
  await odo.signIn('odo');
});

const list = async (query: string) => (await odo.call<GearPage>('GET', `/api/gear/?${query}`)).body;

const bulk = (json: GearBulkRequest, headers: Record<string, string> = {}) =>
  odo.call<GearBulkResponse>('POST', '/api/gear/bulk', { json, headers });

const lamp = { name: 'Sunken Lamp', category: 'other', edition: 'other' } as const;

describe('one item', () => {
  test('is created, read, changed and deleted', async () => {
    const made = await odo.call<Gear>('POST', '/api/gear/create', { json: lamp });
    expect(made.status).toBe(201);
    expect(made.body).toMatchObject({ gearSk: 'other#sunken-lamp', version: 1, quantity: 1 });
    const location = made.headers.get('location') ?? '';
    expect((await odo.call('GET', location)).headers.get('etag')).toBe('"1"');

    const json = { ...lamp, cost: { amount: 3, unit: 'gp' } };
    const changed = await odo.call<Gear>('PUT', location, { json, headers: { 'if-match': '"1"' } });
    expect(changed.body).toMatchObject({ version: 2, meta: { updated_by: 'Odo' } });
    const late = await odo.call('PUT', location, { json, headers: { 'if-match': '"1"' } });
    expect(late.status).toBe(412);

    expect((await odo.call('DELETE', location)).status).toBe(204);
    expect((await odo.call('GET', location)).status).toBe(404);
  });

  test('cannot take a name or a key that its edition has', async () => {
    const json = { name: 'ROPE', category: 'other' };
    const { status, body } = await odo.call<ApiProblem>('POST', '/api/gear/create', { json });
    expect(status).toBe(409);
    expect(body).toMatchObject({ code: 'duplicate', fields: [{ path: '/name' }] });
  });

  test('names gear that is there', async () => {
    const json = { ...lamp, storageSk: '2024#nowhere' };
    const { body } = await odo.call<ApiProblem>('POST', '/api/gear/create', { json });
    expect(body.fields).toMatchObject([{ path: '/storageSk' }]);
  });

  test('refers neither to itself, nor in a circle, nor twice to the same', async () => {
    const box = { name: 'Box', category: 'other', edition: 'other' } as const;
    const refused = async (json: object) => {
      const answer = await odo.call<ApiProblem>('PUT', '/api/gear/other%23box', { json });
      return answer.body.fields.map(({ path }) => path);
    };
    await odo.call('POST', '/api/gear/create', { json: box });
    const json = { ...lamp, contents: [{ gearSk: 'other#box', quantity: 1 }] };
    await odo.call('POST', '/api/gear/create', { json });
    const holding = (...keys: string[]) => ({
      ...box,
      contents: keys.map((gearSk) => ({ gearSk, quantity: 1 })),
    });
    expect(await refused(holding('other#box'))).toEqual(['/contents/0/gearSk']);
    expect(await refused(holding('other#sunken-lamp'))).toEqual(['/contents/0/gearSk']);
    expect(await refused(holding('2024#rope', '2024#rope'))).toEqual(['/contents/1/gearSk']);
  });

  test('is ammunition as long as a weapon needs it to be', async () => {
    const arrows = { name: 'Arrows', category: 'other', quantity: 20 };
    const path = '/api/gear/2024%23arrows';
    const { status, body } = await odo.call<ApiProblem>('PUT', path, { json: arrows });
    expect(status).toBe(409);
    expect(body).toMatchObject({ code: 'in_use', fields: [{ path: '/category' }] });
    const bow = { name: 'Rope Bow', category: 'simple-ranged', ammunitionSk: '2024#rope' };
    const made = await odo.call<ApiProblem>('POST', '/api/weapons/create', { json: bow });
    expect(made.body.fields).toMatchObject([{ path: '/ammunitionSk' }]);
  });

  test('keeps its version when nothing is different, and its key always', async () => {
    const { headers } = await odo.call('POST', '/api/gear/create', { json: lamp });
    const path = headers.get('location') ?? '';
    expect((await odo.call('PUT', path, { json: lamp })).headers.get('etag')).toBe('"1"');
    const json = { ...lamp, gearSk: 'other#another' };
    const { body } = await odo.call<ApiProblem>('PUT', path, { json });
    expect(body.fields).toMatchObject([{ path: '/gearSk' }]);
  });

  test('is kept while another item needs it', async () => {
    const { body } = await odo.call<ApiProblem>('DELETE', '/api/gear/2024%23arrows');
    expect(body).toMatchObject({ code: 'in_use' });
    expect(body.detail).toContain('Longbow');
  });

  test('is for administrators to write', async () => {
    const mira = createClient(backend);
    await mira.signIn('mira');
    expect((await mira.call('GET', '/api/gear/2024%23rope')).status).toBe(200);
    expect((await mira.call('POST', '/api/gear/create', { json: lamp })).status).toBe(403);
    expect((await mira.call('DELETE', '/api/gear/2024%23rope')).status).toBe(403);
  });
});

describe('a list', () => {
  test('is walked page by page: every item once, by name', async () => {
    const names: string[] = [];
    let cursor: string | null = '';
    while (cursor !== null) {
      const page: GearPage = await list(cursor === '' ? '' : `nextCursor=${cursor}`);
      names.push(...page.items.map(({ name }) => name));
      cursor = page.nextCursor;
    }
    expect(names.length).toBe(backend.snapshot().catalogue.gear.length);
    expect(new Set(names).size).toBe(names.length);
    expect(names.map(foldName)).toEqual(names.map(foldName).toSorted());
  });

  test('goes on where it was when the last item of a page is deleted', async () => {
    const { items, nextCursor } = await list('pageSize=1&category=mount');
    await odo.call('DELETE', `/api/gear/${encodeURIComponent(items[0]?.gearSk ?? '')}`);
    const next = await list(`pageSize=1&category=mount&nextCursor=${nextCursor}`);
    const whole = await list('pageSize=1&category=mount');
    expect(next.items).toEqual(whole.items);
  });

  test('refuses the cursor of another one', async () => {
    const { nextCursor } = await list('pageSize=2&category=mount');
    const path = `/api/gear/?nextCursor=${nextCursor}`;
    const { status, body } = await odo.call<ApiProblem>('GET', path);
    expect(status).toBe(400);
    expect(body.code).toBe('invalid_cursor');
  });
});

describe('many at once', () => {
  const operations: GearBulkRequest['operations'] = [
    { action: 'create', item: lamp },
    { action: 'create', item: { name: 'Rope', category: 'adventuring-gear' } },
    { action: 'update', sk: 'other#sunken-lamp', version: 7, item: lamp },
    { action: 'update', sk: 'other#sunken-lamp', version: 1, item: lamp },
    { action: 'delete', sk: 'other#sunken-lamp' },
    { action: 'delete', sk: '2024#unknown' },
  ];

  test('are answered one by one, and one that fails leaves the others alone', async () => {
    const { body } = await bulk({ operations });
    expect(body.results.map(({ status }) => status)).toEqual([
      'created',
      'failed',
      'failed',
      'unchanged',
      'deleted',
      'failed',
    ]);
    const codes = body.results.map(({ problem }) => problem?.code ?? null);
    expect(codes).toEqual([null, 'duplicate', 'version_mismatch', null, null, 'not_found']);
    expect(body.counts).toMatchObject({ created: 1, unchanged: 1, deleted: 1, failed: 3 });
  });

  test('skip or update what is there, if asked to', async () => {
    const create = { action: 'create', item: { ...lamp, weightLb: 2 } } as const;
    await bulk({ operations: [{ action: 'create', item: lamp }] });
    const skipped = await bulk({ operations: [create], onConflict: 'skip' });
    expect(skipped.body.results).toMatchObject([{ status: 'skipped', item: null }]);
    const updated = await bulk({ operations: [create], onConflict: 'update' });
    expect(updated.body.results).toMatchObject([{ status: 'updated', item: { version: 2 } }]);
  });

  test('write nothing in a dry run', async () => {
    const before = backend.snapshot().catalogue;
    const { body } = await bulk({ operations, dryRun: true });
    expect(body).toMatchObject({ dryRun: true, counts: { created: 1 } });
    expect(backend.snapshot().catalogue).toEqual(before);
  });

  test('are carried out once for one Idempotency-Key', async () => {
    const headers = { 'idempotency-key': 'import-0001' };
    const request = { operations: [{ action: 'create', item: lamp }] } as const;
    const first = await bulk({ operations: [...request.operations] }, headers);
    const again = await bulk({ operations: [...request.operations] }, headers);
    expect(again.body).toEqual(first.body);
    const other = await bulk({ operations: [{ action: 'delete', sk: 'other#x' }] }, headers);
    expect(other.status).toBe(409);
    expect(other.body).toMatchObject({ code: 'idempotency_mismatch' });
  });
});

describe('every kind', () => {
  const examples = {
    tools: { name: 'Tide Glass', category: 'other-tools' },
    armor: { name: 'Eel Skin', category: 'light', acBase: 12 },
    weapons: { name: 'Boat Hook', category: 'simple-melee' },
    feats: { name: 'Lamp Eyed', category: 'origin' },
  };

  test.for(Object.entries(examples))('has the same six calls: %s', async ([kind, json]) => {
    const made = await odo.call('POST', `/api/${kind}/create`, { json });
    expect(made.status).toBe(201);
    const location = made.headers.get('location') ?? '';
    expect((await odo.call('GET', location)).status).toBe(200);
    expect((await odo.call('GET', `/api/${kind}/?category=${json.category}`)).status).toBe(200);
    const changed = await odo.call('PUT', location, { json: { ...json, source: 'Tests' } });
    expect(changed.headers.get('etag')).toBe('"2"');
    const operations = [{ action: 'delete', sk: decodeURIComponent(location.split('/')[3] ?? '') }];
    const { body } = await odo.call('POST', `/api/${kind}/bulk`, { json: { operations } });
    expect(body).toMatchObject({ counts: { deleted: 1 } });
    expect((await odo.call('DELETE', location)).status).toBe(404);
  });
});
