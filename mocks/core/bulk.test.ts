import { beforeEach, describe, expect, test } from 'vitest';
import type {
  ApiProblem,
  CatalogueChanged,
  GearBulkRequest,
  GearBulkResponse,
  GearHistoryPage,
  GearPage,
} from '#src/generated/model/index.ts';
import { createClient } from '#mocks/testing/client.ts';
import { createMockBackend, type MockBackend } from './backend.ts';

let backend: MockBackend;
let odo: ReturnType<typeof createClient>;
let told: CatalogueChanged[];

beforeEach(async () => {
  backend = createMockBackend();
  odo = createClient(backend);
  await odo.signIn('odo');
  told = [];
  backend.onCatalogueChange((event) => told.push(event));
});

const bulk = (json: Partial<GearBulkRequest>, headers: Record<string, string> = {}) =>
  odo.call<GearBulkResponse>('POST', '/api/gear/bulk', { json, headers });

const create = (name: string, more: object = {}) => ({
  action: 'create' as const,
  item: { name, category: 'other' as const, edition: 'other' as const, ...more },
});

const many = (count: number) =>
  Array.from({ length: count }, (_, index) => create(`Lantern no. ${index + 1}`));

const gear = async (query: string) => (await odo.call<GearPage>('GET', `/api/gear/?${query}`)).body;

describe('what administrators are told', () => {
  test('is one change for each item, with the version it has in the end', async () => {
    await bulk({
      operations: [
        create('Sunken Lamp'),
        { action: 'update', sk: 'other#sunken-lamp', item: create('Sunken Lamp II').item },
        create('Short-lived'),
        { action: 'delete', sk: 'other#short-lived' },
        { action: 'delete', sk: '2024#acid' },
      ],
    });
    const changes = [
      { sk: 'other#sunken-lamp', version: 2 },
      { sk: '2024#acid', version: null },
    ];
    expect(told).toEqual([{ kind: 'gear', by: 'Odo', changes }]);
  });

  test('is nothing about a dry run, a failure, or what stays as it was', async () => {
    await bulk({ operations: [create('Sunken Lamp')], dryRun: true });
    await bulk({ operations: [create('Rope', { edition: '2024' })] });
    await odo.call('DELETE', '/api/gear/2024%23arrows');
    expect(told).toEqual([]);
  });
});

describe('a dry run', () => {
  test('gives names back that were taken and given on the way', async () => {
    const rename = (sk: string, name: string) => ({
      action: 'update' as const,
      sk,
      item: { name, category: 'adventuring-gear' as const },
    });
    const operations = [
      rename('2024#acid', 'Acid, old'),
      rename('2024#antitoxin', 'Acid'),
      { action: 'delete' as const, sk: '2024#barrel' },
      create('Barrel', { edition: '2024' }),
    ];
    const before = backend.snapshot();
    const rehearsal = await bulk({ operations, dryRun: true });
    expect(rehearsal.body.counts).toMatchObject({ updated: 2, deleted: 1, created: 1 });
    const bySk = (page: GearPage) => page.items.map(({ gearSk, name }) => `${gearSk} ${name}`);
    const { items } = await gear('pageSize=1000');
    expect(items).toHaveLength(before.catalogue.gear.length);
    expect(bySk(await gear('q=acid'))).toContain('2024#acid Acid');
    expect(backend.snapshot().history).toEqual(before.history);
    const performance = await bulk({ operations });
    expect(performance.body.counts).toEqual(rehearsal.body.counts);
  });
});

describe('an item that is used', () => {
  test('is not deleted, and its users are listed by name', async () => {
    const { body } = await odo.call<ApiProblem>('DELETE', '/api/gear/2024%23arrows');
    expect(body.code).toBe('in_use');
    const names = (body.usedBy ?? []).filter(({ kind }) => kind === 'weapons');
    expect(names).toMatchObject([{ sk: '2024#longbow' }, { sk: '2024#shortbow' }]);
  });

  test('is deleted in one request with all that used it', async () => {
    const operations = [
      create('Box'),
      create('Set', { contents: [{ gearSk: 'other#box', quantity: 2 }] }),
      { action: 'delete' as const, sk: 'other#box' },
      { action: 'delete' as const, sk: 'other#set' },
      { action: 'delete' as const, sk: 'other#box' },
    ];
    const { body } = await bulk({ operations });
    expect(body.results.map(({ status }) => status)).toEqual([
      'created',
      'created',
      'failed',
      'deleted',
      'deleted',
    ]);
    expect(body.results[2]?.problem?.usedBy).toEqual([
      { kind: 'gear', sk: 'other#set', name: 'Set' },
    ]);
  });
});

describe('the history of an item', () => {
  const history = async (sk: string) =>
    (await odo.call<GearHistoryPage>('GET', `/api/gear/${encodeURIComponent(sk)}/history`)).body;

  test('begins once, whoever began it', async () => {
    await bulk({ operations: [create('Sunken Lamp')] });
    expect((await history('other#sunken-lamp')).items).toMatchObject([
      { version: 1, action: 'created', by: 'Odo', before: null, after: { name: 'Sunken Lamp' } },
    ]);
    await odo.call('DELETE', '/api/gear/2024%23acid');
    expect((await history('2024#acid')).items).toMatchObject([
      { version: 1, action: 'deleted', by: 'Odo', after: null },
      { version: 1, action: 'created', by: null, before: null },
    ]);
  });

  test('comes back from a snapshot', async () => {
    await bulk({ operations: [create('Sunken Lamp')] });
    const snapshot = backend.snapshot();
    backend.reset();
    backend.restore(snapshot);
    expect((await history('other#sunken-lamp')).items).toHaveLength(1);
  });
});

describe('scenarios for many at once', () => {
  test('bulk-fails-third fails one chunk with all its tries, and writes it once', async () => {
    backend.useScenario('bulk-fails-third');
    const statuses: number[] = [];
    for (const number of [1, 2, 3, 3, 3, 3, 3]) {
      const answer = await bulk(
        { operations: [create(`Chunk ${number}`)] },
        { 'idempotency-key': `chunk-000${number}` },
      );
      statuses.push(answer.status);
    }
    expect(statuses).toEqual([200, 200, 500, 500, 500, 500, 200]);
    expect((await gear('q=chunk')).items).toHaveLength(3);
  });

  test('bulk-answer-lost carries out what nobody hears of, and doubles nothing', async () => {
    backend.useScenario('bulk-answer-lost');
    const send = () =>
      bulk({ operations: [create('Sunken Lamp')] }, { 'idempotency-key': 'import-0001' });
    expect((await send()).status).toBe(0);
    expect((await gear('q=sunken')).items).toHaveLength(1);
    expect((await send()).body.counts).toMatchObject({ created: 1, failed: 0 });
    expect((await gear('q=sunken')).items).toHaveLength(1);
  });

  test('large-catalogue holds 5,000 rows, and more are added at once', async () => {
    backend.useScenario('large-catalogue');
    expect((await gear('withTotal=true')).total).toBe(5000);
    const { body } = await bulk({ operations: many(1000) });
    expect(body.counts.created).toBe(1000);
    expect((await gear('withTotal=true&q=lantern%20no.')).total).toBe(1000);
  });
});
