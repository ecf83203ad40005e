import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Models } from '#backend/ports.ts';
import type { Entry } from '#src/generated/model/index.ts';
import { describeBoth } from '#tests/support/describe-both.ts';
import { startStandIn, type StandIn } from '#tests/support/stand-in-provider.ts';
import { goodAnswer } from '#tests/support/stand-in/good-answer.ts';
import { openModelStories, type ModelStories } from './model-stories.ts';

let standIn: StandIn;
beforeAll(async () => {
  standIn = await startStandIn();
});
afterAll(() => standIn.stop());

const open = 'The party reaches the wreck.';
const traitor = 'Quorrow is the traitor.';
const failure =
  'A text that this draft retells has changed, or a part of it is secret now. Write a new draft.';

describeBoth('passages that become secret after a recap was begun', (openEngine) => {
  let on: ModelStories;
  let campaignId: string;

  beforeEach(async () => {
    standIn.answer = goodAnswer;
    on = await openModelStories((await openEngine()).db, standIn);
    on.useModel('wordsmith');
    ({ campaignId } = await on.newCampaign());
    await on.join(campaignId, on.tomas, 'player');
  });
  afterEach(() => on.close());

  const write = async (body: object): Promise<Entry> => {
    const all = { visibility: 'everyone', ...body };
    const path = { campaignId };
    return (await on.calls.callAs(on.mira, 'entryCreate', { path, body: all })).body;
  };
  const change = ({ entryId }: Entry, body: object) =>
    on.calls.callAs(on.mira, 'entryUpdate', { path: { campaignId, entryId }, body });

  /** A session and a person, so that the recap has two sections. */
  async function notes(): Promise<Entry> {
    await write({ type: 'person', title: 'Hanne', text: 'Hanne keeps the ferry.' });
    return write({ type: 'session', title: 'One', text: `${open} ${traitor}` });
  }
  const hide = (entry: Entry) => change(entry, { text: `${open}\n\n:::secret\n${traitor}\n:::` });

  /** Does something after an answer of the model, whose number counts from one. */
  function afterAnswer(number: number, act: () => Promise<unknown>): void {
    const { models } = on.calls;
    let answers = 0;
    on.calls.models = {
      paint: (...given) => models.paint(...given),
      async write(...given: Parameters<Models['write']>) {
        const answer = await models.write(...given);
        answers += 1;
        if (answers === number) await act();
        return answer;
      },
    };
  }

  const prompts = (): string[] => on.requests().map(({ body }) => JSON.stringify(body));
  const recap = () => on.tell(on.tomas, { kind: 'recap', campaignId });

  test('end the draft before the next request', async () => {
    const session = await notes();
    afterAnswer(1, () => hide(session));
    expect(await recap()).toMatchObject({ status: 'failed', failure, draft: null, written: [] });
    expect(prompts()).toHaveLength(1);
  });

  test('are in no draft when they become secret after the last answer', async () => {
    const session = await notes();
    afterAnswer(2, () => hide(session));
    expect(await recap()).toMatchObject({ status: 'failed', failure, draft: null, written: [] });
    expect(prompts()).toHaveLength(2);
  });

  test('are in no draft of the storyteller alone', async () => {
    on.calls.configuredModels = { text: null, image: null };
    const session = await notes();
    const { storyteller } = on.calls;
    on.calls.storyteller = {
      async tell(request) {
        const story = await storyteller.tell(request);
        await hide(session);
        return story;
      },
    };
    expect(await recap()).toMatchObject({ status: 'failed', failure, draft: null });
  });

  test('end a request that the model still answers, and what it has written is removed', async () => {
    on.useModel('stalled');
    const session = await notes();
    const started = await on.start(on.tomas, { kind: 'recap', campaignId });
    const working = on.calls.work();
    await expect.poll(() => on.requests().length).toBe(1);
    await hide(session);
    await working;
    const done = await on.read(on.tomas, started);
    expect(done).toMatchObject({ status: 'failed', failure, draft: null, written: [] });
    await expect.poll(() => on.requests()[0]?.endedEarly).toBe(true);
  });

  test('are in no revision of a draft that was written before', async () => {
    const session = await notes();
    const first = await recap();
    expect(first.status).toBe('done');
    expect(JSON.stringify(first.draft)).toContain('Quorrow');
    const sent = prompts().length;
    await hide(session);
    for (const sectionIds of [[], [on.sectionsOf(first)[1]?.sectionId ?? '']]) {
      const revision = { instruction: 'longer', sectionIds };
      await expect(on.revise(on.tomas, first, revision)).rejects.toMatchObject({
        code: 'conflict',
        message: failure,
      });
    }
    await on.calls.work();
    expect(prompts()).toHaveLength(sent);
    expect(await on.read(on.tomas, first)).toEqual(first);
  });

  test('are in no revision that waits, even if their text is shown again in part', async () => {
    const session = await notes();
    const first = await recap();
    const sectionIds = [on.sectionsOf(first)[1]?.sectionId ?? ''];
    const revised = await on.revise(on.tomas, first, { instruction: 'again', sectionIds });
    const sent = prompts().length;
    await hide(session);
    await change(session, { text: `${open} Quorrow is gone.` });
    await on.calls.work();
    expect(await on.read(on.tomas, revised)).toMatchObject({ status: 'failed', failure });
    expect(prompts()).toHaveLength(sent);
  });

  test('do not include what is added, moved or marked as done', async () => {
    const steps = [{ text: 'Dive for the bell. It lies deep.', done: false }];
    const quest = await write({ type: 'quest', title: 'The bell', text: '', details: { steps } });
    const session = await notes();
    afterAnswer(1, async () => {
      await change(quest, { details: { steps: steps.map((step) => ({ ...step, done: true })) } });
      const text = `${traitor}\n\n${open} Then it rained.\n\n:::secret\nNo one saw it.\n:::`;
      await change(session, { text, title: 'The first night' });
    });
    const done = await recap();
    expect(done).toMatchObject({ status: 'done', author: 'wordsmith' });
    const { body } = await on.calls.callAs(on.mira, 'entryGet', {
      path: { campaignId, entryId: session.entryId },
    });
    await change(session, {
      details: { ...body.details, recap: done.draft?.entry?.details.recap },
    });
    const longer = await on.revise(on.tomas, done, { instruction: 'longer' });
    await on.calls.work();
    expect(await on.read(on.tomas, longer)).toMatchObject({ status: 'done' });
  });
});

describeBoth('texts of a campaign that change after a draft was begun', (openEngine) => {
  let on: ModelStories;

  beforeEach(async () => {
    standIn.answer = goodAnswer;
    on = await openModelStories((await openEngine()).db, standIn);
  });
  afterEach(() => on.close());

  test('end a draft with a name that they do not have any more', async () => {
    on.useModel('wordsmith');
    const storyOverview = 'Ysolde Quorrow, a smuggler of Vell, rules the docks.';
    const { campaignId } = await on.newCampaign({ storyOverview });
    const { models } = on.calls;
    on.calls.models = {
      ...models,
      async write(...given: Parameters<Models['write']>) {
        const answer = await models.write(...given);
        if (on.requests().length === 1) await on.change(campaignId, [['storyOverview', 'Fog.']]);
        return answer;
      },
    };
    const idea = 'Ysolde Quorrow has lost a bell';
    const done = await on.tell(on.mira, { kind: 'quest', campaignId, idea });
    expect(done).toMatchObject({ status: 'failed', draft: null });
    expect(done.failure).toMatch(/^The texts of the campaign do not have a name any more/);
    expect(on.requests()).toHaveLength(1);
  });

  test('are in no second request for a cover', { timeout: 60_000 }, async () => {
    const model = `down-at-first:1-${crypto.randomUUID()}`;
    on.useModel(model, {}, 'image');
    const { campaignId } = await on.newCampaign({ setting: 'A coast of Quorrow.' });
    const { models } = on.calls;
    on.calls.models = {
      ...models,
      async paint(...given: Parameters<Models['paint']>) {
        try {
          return await models.paint(...given);
        } catch (error) {
          await on.change(campaignId, [['setting', 'A coast of salt.']]);
          throw error;
        }
      },
    };
    const started = await on.start(on.mira, { kind: 'cover', campaignId });
    await on.calls.work();
    expect(await on.read(on.mira, started)).toMatchObject({ status: 'queued' });
    on.calls.now += 60_000;
    await on.calls.work();
    expect(await on.read(on.mira, started)).toMatchObject({ status: 'done', author: model });
    const [first = '', second = '', ...others] = on.requests().map(({ asked }) => asked?.prompt);
    expect(first).toContain('Quorrow');
    expect(second).toContain('A coast of salt.');
    expect(second).not.toContain('Quorrow');
    expect(others).toEqual([]);
  });
});
