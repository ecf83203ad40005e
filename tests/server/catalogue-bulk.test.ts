import { createHash } from 'node:crypto';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { sql, type Kysely } from 'kysely';
import type { SignedInUser } from '#backend/context.ts';
import type { Schema } from '#backend/db/schema.ts';
import type { WaitLimit } from '#backend/ports.ts';
import { describeBoth } from '#tests/support/describe-both.ts';
import { HandlerCalls, noon } from './calls.ts';

const thing = (name: string, more: Record<string, unknown> = {}) => ({
  name,
  category: 'other-tools',
  ...more,
});
const creation = (name: string, more: Record<string, unknown> = {}) => ({
  action: 'create',
  item: thing(name, more),
});

describeBoth('many catalogue operations in one request', (open) => {
  let db: Kysely<Schema>;
  let calls: HandlerCalls;
  let odo: SignedInUser;

  beforeAll(async () => {
    ({ db } = await open());
    calls = new HandlerCalls(db);
    odo = await calls.addUser('Odo', ['admin']);
  });

  const bulk = async (
    operations: readonly unknown[],
    more: Record<string, unknown> = {},
    key?: string,
  ) => {
    const headers = key === undefined ? {} : { 'idempotency-key': key };
    const { body } = await calls.callAs(odo, 'toolBulk', {
      headers,
      body: { operations, ...more },
    });
    return body;
  };
  const names = async () => {
    const { body } = await calls.callAs(odo, 'toolList', { query: { pageSize: '200' } });
    return body.items.map(({ name, version }) => `${name} ${version}`);
  };
  const auditCount = async (): Promise<number> => {
    const { count } = await db
      .selectFrom('audit')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow();
    return count;
  };

  beforeEach(async () => {
    calls.now = noon;
    await db.deleteFrom('catalogue_item').execute();
    await db.deleteFrom('idempotency').execute();
    await db.deleteFrom('audit').execute();
    await bulk([creation('Awl'), creation('Bellows')]);
  });

  test('wait for reads at most 50 ms in total while they hold the transaction', async () => {
    const limits: (WaitLimit | undefined)[] = [];
    calls.pause = (limit) => void limits.push(limit);
    await bulk([creation('Chisel'), creation('Drill')]);
    calls.pause = () => undefined;
    // Only the hash of a request with an idempotency key is computed before the transaction.
    expect(limits[0]).toEqual({ ms: 50 });
    expect(new Set(limits).size).toBe(1);
  });

  test('return one result each in the same order, and a failed operation does not affect the others', async () => {
    const { results, counts, dryRun } = await bulk([
      { action: 'update', sk: '2024#awl', version: 1, item: thing('Awl', { weightLb: 2 }) },
      { action: 'update', sk: '2024#awl', version: 1, item: thing('Awl', { weightLb: 3 }) },
      { action: 'update', sk: '2024#bellows', item: thing('Bellows') },
      creation('AWL'),
      creation('Chisel'),
      { action: 'delete', sk: '2024#nothing' },
      { action: 'delete', sk: '2024#bellows', version: 1 },
    ]);
    expect(results.map(({ index }) => index)).toEqual([0, 1, 2, 3, 4, 5, 6]);
    expect(results.map(({ status, problem }) => problem?.code ?? status)).toEqual([
      'updated',
      'version_mismatch',
      'unchanged',
      'duplicate',
      'created',
      'not_found',
      'deleted',
    ]);
    expect(results[0]).toMatchObject({ sk: '2024#awl', item: { weightLb: 2, version: 2 } });
    expect(results[6]).toMatchObject({ sk: '2024#bellows', item: null, problem: null });
    expect(counts).toEqual({
      created: 1,
      updated: 1,
      unchanged: 1,
      skipped: 0,
      deleted: 1,
      failed: 3,
    });
    expect(dryRun).toBe(false);
    expect(await names()).toEqual(['Awl 2', 'Chisel 1']);
    expect(await auditCount()).toBe(2 + 3);
  });

  test('skip or update an item with a taken name, as requested', async () => {
    const again = [creation('Awl', { weightLb: 9 }), creation('Zither')];
    const skipped = await bulk(again, { onConflict: 'skip' });
    expect(skipped.results[0]).toMatchObject({ status: 'skipped', sk: '2024#awl', item: null });
    const updated = await bulk(again, { onConflict: 'update' });
    expect(updated.counts).toMatchObject({ updated: 1, unchanged: 1 });
    expect(updated.results[0]).toMatchObject({ item: { weightLb: 9, version: 2 } });
    const elsewhere = await bulk([creation('Awl', { toolSk: 'my-awl' })], { onConflict: 'update' });
    expect(elsewhere.results[0]?.problem).toMatchObject({ code: 'duplicate' });
  });

  test('write nothing in a dry run, but return the results of a real run', async () => {
    const operations = [creation('Chisel'), { action: 'delete', sk: '2024#awl' }];
    const before = await auditCount();
    const tried = await bulk(operations, { dryRun: true }, 'dry-run-1');
    expect(tried.dryRun).toBe(true);
    expect(tried.counts).toMatchObject({ created: 1, deleted: 1 });
    expect(await names()).toEqual(['Awl 1', 'Bellows 1']);
    expect(await auditCount()).toBe(before);
    const real = await bulk(operations, {}, 'dry-run-1');
    expect(real.counts).toEqual(tried.counts);
    expect(await names()).toEqual(['Bellows 1', 'Chisel 1']);
  });

  test('can give the name of one item to another', async () => {
    const { counts } = await bulk([
      { action: 'update', sk: '2024#awl', item: thing('Between') },
      { action: 'update', sk: '2024#bellows', item: thing('Awl') },
      { action: 'update', sk: '2024#awl', item: thing('Bellows') },
      { action: 'delete', sk: '2024#bellows' },
      creation('Awl', { toolSk: '2024#bellows' }),
    ]);
    expect(counts).toMatchObject({ updated: 3, deleted: 1, created: 1 });
    expect(await names()).toEqual(['Awl 3', 'Bellows 3']);
  });

  test('can swap names, unless one of the updates fails', async () => {
    await bulk([creation('Chisel')]);
    const turn = (version: number) =>
      bulk([
        { action: 'update', sk: '2024#awl', item: thing('BELLOWS') },
        { action: 'update', sk: '2024#bellows', item: thing('Chisel') },
        { action: 'update', sk: '2024#chisel', version, item: thing('Awl') },
      ]);
    const { results } = await turn(2);
    expect(results.map(({ problem }) => problem?.code)).toEqual([
      'duplicate',
      'duplicate',
      'version_mismatch',
    ]);
    expect(await names()).toEqual(['Awl 1', 'Bellows 1', 'Chisel 1']);
    expect((await turn(1)).counts.updated).toBe(3);
    expect(await names()).toEqual(['Awl 2', 'BELLOWS 2', 'Chisel 2']);
  });

  test('can give a new item the name that a later operation frees, and no other taken name', async () => {
    const renaming = (version: number) =>
      bulk([
        creation('Awl', { toolSk: '2024#new-awl' }),
        { action: 'update', sk: '2024#awl', version, item: thing('Old awl') },
      ]);
    const { results } = await renaming(7);
    expect(results.map(({ problem }) => problem?.code)).toEqual(['duplicate', 'version_mismatch']);
    expect((await renaming(1)).counts).toMatchObject({ created: 1, updated: 1 });
    expect(await names()).toEqual(['Awl 1', 'Bellows 1', 'Old awl 2']);
  });

  test('can swap names when other items have the temporary names of a swap', async () => {
    const otherNames = ['2024#awl', '2024#bellows'].flatMap((sk) => [sk, `parked ${sk}`]);
    await bulk(otherNames.map((name) => creation(name)));
    const { counts } = await bulk([
      { action: 'update', sk: '2024#awl', item: thing('Between') },
      { action: 'update', sk: '2024#bellows', item: thing('Awl') },
      { action: 'update', sk: '2024#awl', item: thing('Bellows') },
    ]);
    expect(counts.updated).toBe(3);
  });

  test('run once when the request is repeated with the same idempotency key', async () => {
    const operations = [creation('Chisel'), creation('Awl')];
    const first = await bulk(operations, {}, 'import-0001');
    const before = await auditCount();
    calls.now = noon + 60_000;
    expect(await bulk(operations, {}, 'import-0001')).toEqual(first);
    expect(await auditCount()).toBe(before);
    await expect(bulk([creation('Drill')], {}, 'import-0001')).rejects.toMatchObject({
      code: 'idempotency_mismatch',
    });
    expect(await names()).toEqual(['Awl 1', 'Bellows 1', 'Chisel 1']);
    calls.now = noon + 25 * 60 * 60 * 1000;
    expect((await bulk(operations, {}, 'import-0001')).counts.failed).toBe(2);
  });

  test('are hashed as a whole, although other requests are answered meanwhile', async () => {
    const operations = [creation('"operations":['), creation('Fork é 字'), creation('Gimlet')];
    let pauses = 0;
    calls.pause = () => {
      pauses += 1;
      return undefined;
    };
    await bulk(operations, { onConflict: 'skip' }, 'import-0009');
    calls.pause = () => undefined;
    expect(pauses).toBeGreaterThan(operations.length);
    const { body_hash: stored } = await db
      .selectFrom('idempotency')
      .select('body_hash')
      .where('key', '=', 'import-0009')
      .executeTakeFirstOrThrow();
    const hashed = JSON.stringify({ operations, onConflict: 'skip', dryRun: false });
    expect(stored).toBe(createHash('sha256').update(hashed).digest('base64url'));
  });

  test('compress the stored answer of a request that has an idempotency key', async () => {
    const many = Array.from({ length: 200 }, (_, index) => creation(`Tool ${index}`));
    const first = await bulk(many, {}, 'import-0003');
    const { response } = await db
      .selectFrom('idempotency')
      .select('response')
      .executeTakeFirstOrThrow();
    expect(response?.length).toBeLessThan(JSON.stringify(first).length / 8);
    expect(await bulk(many, {}, 'import-0003')).toEqual(first);
  });

  test('accept the same idempotency key from another user and for another kind', async () => {
    const ilse = await calls.addUser('Ilse', ['admin']);
    const call = (name: string) => ({
      headers: { 'idempotency-key': 'import-0004' },
      body: { operations: [creation(name)] },
    });
    await calls.callAs(odo, 'toolBulk', call('Chisel'));
    const { body } = await calls.callAs(ilse, 'toolBulk', call('Drill'));
    expect(body.counts.created).toBe(1);
    const operations = [{ action: 'create', item: { name: 'Rope', category: 'other' } }];
    const asGear = await calls.callAs(odo, 'gearBulk', { ...call(''), body: { operations } });
    expect(asGear.body.counts.created).toBe(1);
  });

  test('are not saved when the audit log cannot be written, and can be repeated', async () => {
    const operations = [creation('Chisel'), { action: 'delete', sk: '2024#awl' }];
    await sql`alter table audit rename to audit_away`.execute(db);
    await expect(bulk(operations, {}, 'import-0005')).rejects.toThrow('audit');
    await sql`alter table audit_away rename to audit`.execute(db);
    expect(await names()).toEqual(['Awl 1', 'Bellows 1']);
    const eventCount = calls.events.length;
    expect((await bulk(operations, {}, 'import-0005')).counts).toMatchObject({ failed: 0 });
    expect(calls.events).toHaveLength(eventCount + 1);
  });

  test('run once in parallel requests with the same idempotency key', async () => {
    const operations = [creation('Chisel')];
    const answers = await Promise.all([1, 2, 3].map(() => bulk(operations, {}, 'import-0002')));
    expect(answers.map(({ counts }) => counts.created)).toEqual([1, 1, 1]);
    expect(await names()).toEqual(['Awl 1', 'Bellows 1', 'Chisel 1']);
  });

  test('can be up to a thousand in one request', async () => {
    const many = Array.from({ length: 1000 }, (_, index) => creation(`Tool ${index}`));
    const { counts } = await bulk(many);
    expect(counts.created).toBe(1000);
    expect(await auditCount()).toBe(2 + 1000);
    await expect(bulk([...many, creation('One more')])).rejects.toMatchObject({
      code: 'validation_failed',
      fields: [{ path: '/operations' }],
    });
  });
});
