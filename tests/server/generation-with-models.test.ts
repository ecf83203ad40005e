import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { lease } from '#backend/generation/queue.ts';
import { WorkEnded } from '#backend/generation/watch.ts';
import { ModelFailure } from '#backend/ports.ts';
import type { Generation, GenerationText } from '#src/generated/model/index.ts';
import { describeBoth } from '#tests/support/describe-both.ts';
import { startStandIn, type StandIn } from '#tests/support/stand-in-provider.ts';
import { HandlerCalls } from './calls.ts';
import { goodAnswer, opening } from '#tests/support/stand-in/good-answer.ts';
import { openModelStories, type ModelStories } from './model-stories.ts';

let standIn: StandIn;
beforeAll(async () => {
  standIn = await startStandIn();
});
afterAll(() => standIn.stop());

const isOfModel = ({ text }: { text: string }): boolean => text.startsWith(opening);

describeBoth('generation with a model', (open) => {
  let on: ModelStories;

  beforeEach(async () => {
    standIn.answer = goodAnswer;
    on = await openModelStories((await open()).db, standIn);
  });
  afterEach(() => on.close());

  /** Waits until the stand-in has this many requests. */
  const requestsReach = (count: number) =>
    vi.waitFor(() => expect(on.requests().length).toBeGreaterThanOrEqual(count), 10_000);

  const startAndWait = async (body: object = {}): Promise<Generation> => {
    const before = on.requests().length;
    const started = await on.start(on.mira, { kind: 'person', seed: 7, length: 'short', ...body });
    void on.calls.work();
    await requestsReach(before + 1);
    return started;
  };

  test('writes each section with one request, and the draft names the model', async () => {
    on.useModel('wordsmith');
    const done = await on.tell(on.mira, { kind: 'quest', length: 'standard' });
    expect(done).toMatchObject({ status: 'done', author: 'wordsmith', notice: null, written: [] });
    const sections = on.sectionsOf(done);
    expect(sections.length).toBeGreaterThan(8);
    expect(sections.filter(isOfModel)).toHaveLength(sections.length);
    expect(on.requests()).toHaveLength(sections.length);
    expect(done.draft?.entry?.text).toContain(opening);
    expect(await on.uses()).toMatchObject([
      {
        user_id: on.mira.id,
        generation_id: done.generationId,
        part: 'text',
        model: 'wordsmith',
        kind: 'quest',
        requests: sections.length,
        input_tokens: 40 * sections.length,
        is_replaced: 0,
        failure: null,
      },
    ]);
  });

  test('a section is written again alone, and the others stay word for word', async () => {
    on.useModel('wordsmith');
    const first = await on.tell(on.mira, { kind: 'quest' });
    const before = on.sectionsOf(first);
    const asked = on.requests().length;
    standIn.answer = (request) => {
      const { text, used } = goodAnswer(request);
      return { text: `${text} So it was.`, used };
    };
    const [{ sectionId } = { sectionId: '' }] = before;
    const revised = await on.revise(on.mira, first, {
      instruction: 'darker',
      sectionIds: [sectionId],
    });
    await on.calls.work();
    const after = on.sectionsOf(await on.read(on.mira, revised));
    expect(on.requests()).toHaveLength(asked + 1);
    expect(after.slice(1)).toEqual(before.slice(1));
    expect(after[0]?.text).toMatch(/So it was\.$/);
  });

  test('a draft keeps the name of the model that wrote the sections that stay', async () => {
    on.useModel('wordsmith');
    const first = await on.tell(on.mira);
    on.useModel('down');
    const sectionIds = [on.sectionsOf(first)[0]?.sectionId ?? ''];
    const revised = await on.revise(on.mira, first, { instruction: 'again', sectionIds });
    await on.calls.work();
    expect(await on.read(on.mira, revised)).toMatchObject({
      author: 'wordsmith',
      notice:
        'The provider of the model has a fault at the moment, so the storyteller wrote it. Ask again in a few minutes.',
    });
  });

  test('a wish in words goes to the model as data, and the situation stays', async () => {
    on.useModel('wordsmith');
    const first = await on.tell(on.mira);
    const asked = on.requests().length;
    const wish = 'Give her a wooden leg';
    const revised = await on.revise(on.mira, first, { instruction: 'again', wish });
    expect(revised.settings).toEqual(first.settings);
    await on.calls.work();
    const done = await on.read(on.mira, revised);
    expect(done).toMatchObject({ author: 'wordsmith', notice: null });
    expect(done.draft?.title).toBe(first.draft?.title);
    const prompts = on.requests().slice(asked);
    expect(prompts.length).toBe(on.sectionsOf(first).length);
    for (const { asked: request } of prompts) {
      expect(request?.prompt).toContain(`Wish of the user for this version:\n${wish}\n`);
      expect(request?.system).not.toContain('wooden leg');
    }
  });

  test.each([
    ['Give him a lighter in his pocket', {}, null],
    ['no horror, please', { tone: 'whimsical' }, 'lighter'],
    ['Give him a wooden leg, and make it longer', { length: 'standard' }, 'longer'],
  ])('the wish "%s" changes only what it is clearly an instruction for', async (...given) => {
    const [wish, changed, understood] = given;
    on.useModel('wordsmith');
    const first = await on.tell(on.mira);
    const revised = await on.revise(on.mira, first, { instruction: 'again', wish });
    expect(revised.settings).toEqual({ ...first.settings, ...changed });
    await on.calls.work();
    expect(await on.read(on.mira, revised)).toMatchObject({
      author: 'wordsmith',
      notice: understood && `The storyteller has understood your wish as “${understood}”.`,
    });
  });

  test('the pieces of the text make up the draft, and go to its user only', async () => {
    on.useModel('wordsmith');
    const { models } = on.calls;
    on.calls.models = {
      ...models,
      write: (connection, task, options = {}) =>
        models.write(connection, task, {
          ...options,
          onText(text) {
            on.calls.now += 60;
            options.onText?.(text);
          },
        }),
    };
    const done = await on.tell(on.mira);
    expect(new Set(on.calls.textEvents.map(({ userId }) => userId))).toEqual(new Set([on.mira.id]));
    const texts = new Map<string, string>();
    const add = ({ sectionId, offset, text }: GenerationText): void => {
      const before = texts.get(sectionId) ?? '';
      if (offset <= before.length) texts.set(sectionId, before.slice(0, offset) + text);
    };
    on.calls.textEvents.forEach(add);
    for (const { sectionId, text } of on.sectionsOf(done)) expect(texts.get(sectionId)).toBe(text);
    expect(on.calls.textEvents.length).toBeGreaterThan(2 * texts.size);
  });

  test('a page that is opened meanwhile reads what is written', async () => {
    on.useModel('stalled');
    const started = await startAndWait();
    const read = () => on.read(on.mira, started);
    await vi.waitFor(async () => expect((await read()).written).not.toEqual([]), 5000);
    const running = await read();
    expect(running).toMatchObject({ status: 'running', draft: null });
    on.calls.now += 2000;
    await vi.waitFor(
      async () => expect((await read()).written.filter(isOfModel)).toHaveLength(1),
      15_000,
    );
    await on.calls.stopWork();
  });

  test('a cancellation in another process ends the request within a second', async () => {
    on.useModel('stalled');
    const started = await startAndWait();
    const other = new HandlerCalls(on.db);
    await other.callAs(on.mira, 'generationCancel', {
      path: { generationId: started.generationId },
    });
    const [request] = on.requests();
    await vi.waitFor(() => expect(request?.endedEarly).toBe(true), { timeout: 1500, interval: 20 });
    expect(await on.read(on.mira, started)).toMatchObject({ status: 'cancelled', draft: null });
    await on.calls.stopWork();
    expect(on.requests()).toHaveLength(1);
    const [use, ...others] = await on.uses();
    expect(others).toEqual([]);
    expect(use).toMatchObject({ requests: 1, is_replaced: 0, failure: null });
    // The provider counts what it has read and written until then, but does not say how much that is.
    expect(use?.input_tokens).toBeGreaterThan(100);
    expect(use?.output_tokens).toBeGreaterThan(3);
  });

  const membership = () => on.db.updateTable('campaign_member').where('user_id', '=', on.tomas.id);
  test.each([
    [
      'a member who is removed',
      () => on.db.deleteFrom('campaign_member').where('user_id', '=', on.tomas.id).execute(),
      'You cannot open this campaign any more, so this draft has ended.',
    ],
    [
      'a member who may only watch now',
      () => membership().set({ role: 'viewer' }).execute(),
      'Your role in this campaign does not allow this draft any more, so it has ended.',
    ],
    [
      'a member whose campaign is deleted',
      (campaignId: string) =>
        on.calls.callAs(on.mira, 'campaignDelete', {
          path: { campaignId },
          headers: { 'if-match': '"1"' },
        }),
      'You cannot open this campaign any more, so this draft has ended.',
    ],
    [
      'a user whose account is disabled',
      () =>
        on.db.updateTable('user').set({ disabled_at: 1 }).where('id', '=', on.tomas.id).execute(),
      'Your account was disabled, so this draft has ended.',
    ],
  ] as const)('%s ends the request within seconds, and gets no draft', async (_, end, failure) => {
    const { campaignId } = await on.newCampaign();
    await on.join(campaignId, on.tomas, 'gm');
    on.useModel('stalled');
    const started = await on.start(on.tomas, { kind: 'person', campaignId });
    void on.calls.work();
    await requestsReach(1);
    await end(campaignId);
    const [request] = on.requests();
    await vi.waitFor(() => expect(request?.endedEarly).toBe(true), 3000);
    const ended = { status: 'failed', written: [], failure };
    await vi.waitFor(async () => expect(await on.read(on.tomas, started)).toMatchObject(ended));
    expect(on.requests()).toHaveLength(1);
  });

  test('nothing is sent for a member who is removed after the storyteller has written', async () => {
    const { campaignId } = await on.newCampaign();
    await on.join(campaignId, on.tomas, 'gm');
    on.useModel('wordsmith');
    const { storyteller } = on.calls;
    on.calls.storyteller = {
      async tell(request) {
        await on.db.deleteFrom('campaign_member').where('user_id', '=', on.tomas.id).execute();
        return storyteller.tell(request);
      },
    };
    expect(await on.tell(on.tomas, { campaignId })).toMatchObject({ status: 'failed' });
    expect(on.requests()).toEqual([]);
  });

  test('a discarded draft ends the request, too', async () => {
    on.useModel('stalled');
    const { generationId } = await startAndWait();
    await on.calls.callAs(on.mira, 'generationDelete', { path: { generationId } });
    const [request] = on.requests();
    await vi.waitFor(() => expect(request?.endedEarly).toBe(true), 3000);
  });

  test('a process that stops gives the draft back, and the next one begins it again', async () => {
    on.useModel('stalled');
    const started = await startAndWait();
    await on.calls.stopWork();
    expect(await on.read(on.mira, started)).toMatchObject({ status: 'queued', written: [] });
    await vi.waitFor(() => expect(on.requests()[0]?.endedEarly).toBe(true));
    on.useModel('wordsmith');
    await on.calls.work();
    expect(await on.read(on.mira, started)).toMatchObject({ status: 'done', author: 'wordsmith' });
  });

  /** Less time than the lease has. */
  const partOfLease = lease - 10_000;

  /** Lets this time pass, until the lease is renewed. */
  async function passLease({ generationId }: Generation) {
    on.calls.now += partOfLease;
    await vi.waitFor(async () => {
      const { claimed_until: until } = await on.db
        .selectFrom('generation')
        .select('claimed_until')
        .where('id', '=', generationId)
        .executeTakeFirstOrThrow();
      expect(until).toBeGreaterThan(on.calls.now + 10_001);
    }, 15_000);
  }

  test('the lease is renewed while the model works', async () => {
    on.useModel('stalled');
    const started = await startAndWait();
    await passLease(started);
    await passLease(started);
    expect(await on.read(on.mira, started)).toMatchObject({ status: 'running' });
    await on.calls.stopWork();
  });

  test('work that takes too long ends with what is there', { timeout: 60_000 }, async () => {
    on.useModel('stalled');
    const started = await startAndWait();
    // A jump over the lease would let another worker claim the work first.
    const begun = on.calls.now;
    while (on.calls.now + partOfLease < begun + 10 * 60_000) await passLease(started);
    on.calls.now += partOfLease;
    await vi.waitFor(
      async () => expect(await on.read(on.mira, started)).toMatchObject({ status: 'done' }),
      15_000,
    );
    expect(await on.read(on.mira, started)).toMatchObject({
      author: 'storyteller',
      notice: 'The model needed too much time, so the storyteller wrote all of it.',
    });
  });

  test('three tabs of one user are served one after the other, and two users side by side', async () => {
    on.useModel('stalled');
    const order: string[] = [];
    standIn.answer = (asked) => {
      order.push(asked.model);
      return goodAnswer(asked);
    };
    const ofMira = [];
    for (const seed of [1, 2, 3]) {
      ofMira.push(await on.start(on.mira, { kind: 'person', seed }));
      on.calls.now += 1;
    }
    const ofTomas = await on.start(on.tomas, { kind: 'person' });
    void on.calls.work();
    await requestsReach(2);
    const statuses = await Promise.all(ofMira.map((one) => on.read(on.mira, one)));
    expect(statuses.map(({ status }) => status)).toEqual(['running', 'queued', 'queued']);
    expect(await on.read(on.tomas, ofTomas)).toMatchObject({ status: 'running' });
    expect(order).toHaveLength(2);
    await on.calls.stopWork();
  });

  test('texts of the storyteller do not wait for models', async () => {
    on.useModel('wordsmith');
    const usage = { inputTokens: 0, outputTokens: 0, firstTokenMs: null, requests: 1 };
    let calls = 0;
    on.calls.models = {
      ...on.calls.models,
      // The first request takes for ever, and the others fail until the model rests.
      write(_, __, { signal } = {}) {
        calls += 1;
        if (calls > 1) return Promise.reject(new ModelFailure('wrong-key', { usage }));
        return new Promise((_resolve, reject) => {
          signal?.addEventListener('abort', () => reject(new WorkEnded('closed')));
        });
      },
    };
    const slow = await on.start(on.mira, { kind: 'person' });
    void on.calls.work();
    await vi.waitFor(() => expect(calls).toBe(1), 5000);
    const notices: (string | null)[] = [];
    for (let count = 0; count < 6; count += 1) {
      const quick = await on.start(on.tomas, { kind: 'person' });
      void on.calls.work();
      await vi.waitFor(
        async () => expect(await on.read(on.tomas, quick)).toMatchObject({ status: 'done' }),
        15_000,
      );
      notices.push((await on.read(on.tomas, quick)).notice);
    }
    expect(notices[4]).toMatch(/^The model did not accept the key/);
    expect(notices[5]).toMatch(/^The model rests/);
    expect(calls).toBe(6);
    expect(await on.read(on.mira, slow)).toMatchObject({ status: 'running' });
    await on.calls.stopWork();
  });
});
