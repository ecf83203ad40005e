import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { takeBackGenerations } from '#backend/generation/queue.ts';
import { sweepGenerations } from '#backend/generation/read.ts';
import type { StoryRequest } from '#backend/storyteller/story.ts';
import { storyteller } from '#mocks/ports/makers.ts';
import { describeBoth } from '#tests/support/describe-both.ts';
import { HandlerCalls } from './calls.ts';
import { openGenerationCalls, type GenerationTestCalls } from './generation-calls.ts';

const day = 24 * 60 * 60_000;

describeBoth('generation', (open) => {
  let on: GenerationTestCalls;

  beforeEach(async () => {
    on = await openGenerationCalls((await open()).db);
  });

  test('writes a draft after the answer, and notifies its user only', async () => {
    const started = await on.start(on.mira, { kind: 'quest', seed: 5 });
    expect(started).toMatchObject({ status: 'queued', draft: null, endedAt: null });
    await on.calls.work();
    const done = await on.read(on.mira, started);
    expect(done).toMatchObject({ status: 'done', author: 'storyteller', failure: null });
    expect(done.draft?.entry).toMatchObject({ type: 'quest', title: done.draft?.title });
    expect(on.calls.generationEvents).toEqual(
      ['running', 'done'].map((status) => ({
        userId: on.mira.id,
        generationId: started.generationId,
        status,
      })),
    );
  });

  test('puts what is for game masters into secret passages', async () => {
    const started = await on.start(on.mira, { kind: 'quest', seed: 5 });
    await on.calls.work();
    const { draft } = await on.read(on.mira, started);
    const hidden = draft?.sections.filter(({ audience }) => audience === 'gm') ?? [];
    expect(hidden.length).toBeGreaterThan(0);
    // The things of a reward are links to the rules, or have a mark.
    const entryText =
      draft?.entry?.text.replaceAll(/\[([^\]]+)\]\(\/rules\/[^)]+\)|†/g, '$1') ?? '';
    const withoutPassages = entryText.replaceAll(/^:::secret\n[^]*?^:::$/gm, '');
    for (const { text } of hidden) {
      expect(entryText).toContain(text);
      expect(withoutPassages).not.toContain(text);
    }
  });

  test('repeats a request with its key, and starts nothing twice', async () => {
    const first = await on.start(on.mira, { kind: 'place' }, 'the-same-key-0001');
    const again = await on.start(on.mira, { kind: 'place' }, 'the-same-key-0001');
    expect(again.generationId).toBe(first.generationId);
    const list = await on.calls.callAs(on.mira, 'generationList');
    expect(list.body.items).toHaveLength(1);
  });

  test('a generation belongs to its user', async () => {
    const started = await on.start(on.mira, { kind: 'quest' });
    const path = { generationId: started.generationId };
    for (const id of ['generationGet', 'generationCancel', 'generationDelete'] as const) {
      await expect(on.calls.callAs(on.tomas, id, { path })).rejects.toMatchObject({ status: 404 });
    }
    await expect(on.revise(on.tomas, started, { instruction: 'again' })).rejects.toMatchObject({
      status: 404,
    });
    expect((await on.calls.callAs(on.tomas, 'generationList')).body.items).toEqual([]);
  });

  test('a cancelled or discarded generation stores no result', async () => {
    const cancelled = await on.start(on.mira, { kind: 'quest' });
    on.calls.now += 1;
    const discarded = await on.start(on.mira, { kind: 'place' });
    let stories = 0;
    on.calls.storyteller = {
      async tell(request) {
        stories += 1;
        const path = { generationId: (stories === 1 ? cancelled : discarded).generationId };
        if (stories === 1) await on.calls.callAs(on.mira, 'generationCancel', { path });
        else await on.calls.callAs(on.mira, 'generationDelete', { path });
        return storyteller.tell(request);
      },
    };
    await on.calls.work();
    expect(await on.read(on.mira, cancelled)).toMatchObject({ status: 'cancelled', draft: null });
    await expect(on.read(on.mira, discarded)).rejects.toMatchObject({ status: 404 });
    expect(on.calls.generationEvents.map(({ status }) => status)).not.toContain('done');
  });

  test('five can wait, and a sixth is refused until one has ended', async () => {
    for (let count = 0; count < 5; count += 1) await on.start(on.mira, { kind: 'person' });
    await expect(on.start(on.mira, { kind: 'person' })).rejects.toMatchObject({ code: 'conflict' });
    await on.start(on.tomas, { kind: 'person' });
    await on.calls.work();
    await on.start(on.mira, { kind: 'person' });
  });

  test('looks for work once more if it is woken while it looks, and then ends', async () => {
    await on.calls.work(2);
    const started = await on.start(on.mira, { kind: 'person' });
    await on.calls.work(2);
    expect(await on.read(on.mira, started)).toMatchObject({ status: 'done' });
  });

  test('a user with many generations lets another user go first', async () => {
    const order: number[] = [];
    on.calls.storyteller = {
      tell(request) {
        order.push(request.seed);
        return storyteller.tell(request);
      },
    };
    for (const seed of [1, 2, 3]) {
      on.calls.now += 1;
      await on.start(on.mira, { kind: 'person', seed });
    }
    on.calls.now += 1;
    await on.start(on.tomas, { kind: 'person', seed: 10 });
    await on.calls.work();
    expect(order).toEqual([1, 10, 2, 3]);
  });

  test('a user who discards a draft does not get ahead of other users', async () => {
    const order: number[] = [];
    on.calls.storyteller = {
      tell(request) {
        order.push(request.seed);
        return storyteller.tell(request);
      },
    };
    const { generationId } = await on.start(on.mira, { kind: 'person', seed: 1 });
    await on.calls.work();
    await on.calls.callAs(on.mira, 'generationDelete', { path: { generationId } });
    on.calls.now += 1;
    await on.start(on.mira, { kind: 'person', seed: 2 });
    on.calls.now += 1;
    await on.start(on.tomas, { kind: 'person', seed: 10 });
    await on.calls.work();
    expect(order).toEqual([1, 10, 2]);
  });

  test('the limit of a day says when it renews', async () => {
    on.calls.generationsPerDay = 2;
    await on.start(on.mira, { kind: 'person' });
    await on.start(on.mira, { kind: 'person' });
    await expect(on.start(on.mira, { kind: 'person' })).rejects.toMatchObject({
      code: 'too_many_requests',
      headers: { 'Retry-After': String(day / 1000) },
    });
    on.calls.now += day;
    await on.start(on.mira, { kind: 'person' });
  });

  test('a storyteller that fails is tried three times, and then the user reads why', async () => {
    on.calls.storyteller = { tell: () => Promise.reject(new Error('a word of the user')) };
    const started = await on.start(on.mira, { kind: 'quest' });
    for (const wait of [0, 2000, 4000]) {
      on.calls.now += wait;
      await on.calls.work();
    }
    expect(await on.read(on.mira, started)).toMatchObject({
      status: 'failed',
      failure: 'The storyteller has broken off three times. Please try again later.',
    });
    expect(on.calls.generationEvents.at(-1)).toMatchObject({ status: 'failed' });
  });

  test('continues what another process has left, after its lease', async () => {
    const started = await on.start(on.mira, { kind: 'quest' });
    await on.db
      .updateTable('generation')
      .set({ status: 'running', attempts: 1, claimed_until: on.calls.now + 60_000 })
      .execute();
    await on.calls.work();
    expect(await on.read(on.mira, started)).toMatchObject({ status: 'running' });
    on.calls.now += 60_000;
    await on.calls.work();
    expect(await on.read(on.mira, started)).toMatchObject({ status: 'done' });
  });

  test('continues at once what a killed process has left, if there is no other process', async () => {
    const started = await on.start(on.mira, { kind: 'quest' });
    const waiting = await on.start(on.mira, { kind: 'person' });
    await on.db
      .updateTable('generation')
      .set({ status: 'running', attempts: 1, claimed_until: on.calls.now + 40_000 })
      .where('id', '=', started.generationId)
      .execute();
    await takeBackGenerations(on.db);
    await on.calls.work();
    for (const generation of [started, waiting]) {
      expect(await on.read(on.mira, generation)).toMatchObject({ status: 'done' });
    }
  });

  test('the lease of work without a model is renewed until the work has ended', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    onTestFinished(() => void vi.useRealTimers());
    const { promise, resolve } = Promise.withResolvers<void>();
    let begun: (() => void) | undefined;
    const hasBegun = new Promise<void>((done) => {
      begun = done;
    });
    on.calls.storyteller = {
      async tell(request) {
        begun?.();
        await promise;
        return storyteller.tell(request);
      },
    };
    await on.start(on.mira, { kind: 'person' });
    const working = on.calls.work();
    await hasBegun;
    const leased = async (): Promise<number> =>
      (await on.db.selectFrom('generation').select('claimed_until').executeTakeFirstOrThrow())
        .claimed_until;
    const before = await leased();
    on.calls.now += 30_000;
    vi.advanceTimersByTime(30_000);
    await expect.poll(leased).toBe(before + 30_000);
    resolve();
    await working;
    expect(vi.getTimerCount()).toBe(0);
  });

  test('keeps fifty of a user, and deletes them after thirty days', async () => {
    on.calls.storyteller = { tell: (request) => storyteller.tell({ ...request, recent: [] }) };
    for (let count = 0; count < 52; count += 1) {
      on.calls.now += 1;
      await on.start(on.mira, { kind: 'person' });
      await on.calls.work();
    }
    const listed = async () =>
      (await on.calls.callAs(on.mira, 'generationList', { query: { pageSize: '200' } })).body.items;
    expect(await listed()).toHaveLength(50);
    await sweepGenerations(on.db, on.calls.now + 30 * day + 1);
    expect(await listed()).toEqual([]);
  });

  test('a named seed gives the same draft, whatever was written before', async () => {
    const recent: StoryRequest['recent'][] = [];
    on.calls.storyteller = {
      tell(request) {
        recent.push(request.recent);
        return storyteller.tell(request);
      },
    };
    for (const seed of [7, 7, undefined]) {
      on.calls.now += 1;
      await on.start(on.mira, { kind: 'quest', seed });
      await on.calls.work();
    }
    expect(recent.map(({ length }) => length)).toEqual([0, 0, 2]);
  });

  test.each(['setting', 'adventure', 'quest', 'person', 'place', 'character'])(
    'the settings of a draft (%s) give the same draft again, whatever was written before',
    async (kind) => {
      const written = async (body: object) => {
        on.calls.now += 1;
        const started = await on.start(on.mira, { kind, ...body });
        await on.calls.work();
        return on.read(on.mira, started);
      };
      await written({});
      await written({});
      const { settings, draft } = await written({ tone: 'grim' });
      expect((await written(settings)).draft).toEqual(draft);
    },
  );

  test('a generation that ends its process three times is not tried again', async () => {
    const started = await on.start(on.mira, { kind: 'quest' });
    await on.db.updateTable('generation').set({ status: 'running', attempts: 3 }).execute();
    await on.calls.work();
    expect(await on.read(on.mira, started)).toMatchObject({ status: 'failed', draft: null });
  });

  test('two processes never write the same draft', async () => {
    const seeds: number[] = [];
    on.calls.storyteller = {
      tell(request) {
        seeds.push(request.seed);
        return storyteller.tell(request);
      },
    };
    for (const user of [on.mira, on.tomas]) {
      for (const seed of [1, 2, 3]) await on.start(user, { kind: 'person', seed });
    }
    const other = new HandlerCalls(on.db);
    other.storyteller = on.calls.storyteller;
    await Promise.all([on.calls.work(), other.work()]);
    await on.calls.work();
    expect(seeds.toSorted((one, two) => one - two)).toEqual([1, 1, 2, 2, 3, 3]);
  });

  test.each([
    ['player', 'quest'],
    ['gm', 'cover'],
    ['gm', 'setting'],
  ] as const)('a %s can start a %s', async (role, kind) => {
    const { campaignId } = await on.newCampaign();
    await on.join(campaignId, on.tomas, role);
    expect(await on.start(on.tomas, { kind, campaignId })).toMatchObject({ kind, campaignId });
  });

  test.each([
    ['viewer', 'quest'],
    ['player', 'cover'],
    ['player', 'setting'],
  ] as const)('a %s cannot start a %s', async (role, kind) => {
    const { campaignId } = await on.newCampaign();
    await on.join(campaignId, on.tomas, role);
    await expect(on.start(on.tomas, { kind, campaignId })).rejects.toMatchObject({ status: 403 });
  });
});
