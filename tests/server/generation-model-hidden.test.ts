import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Models } from '#backend/ports.ts';
import { describeBoth } from '#tests/support/describe-both.ts';
import { startStandIn, type StandIn } from '#tests/support/stand-in-provider.ts';
import { goodAnswer } from '#tests/support/stand-in/good-answer.ts';
import { openModelStories, type ModelStories } from './model-stories.ts';

let standIn: StandIn;
beforeAll(async () => {
  standIn = await startStandIn();
});
afterAll(() => standIn.stop());

/** A name of which no word is in a text of the storyteller. */
const title = 'Quorrowmere Zimbrelgate';
const failure = 'An entry that this draft names is hidden or deleted now. Write a new draft.';

describeBoth('entries that are hidden after a draft was begun', (open) => {
  let on: ModelStories;
  let campaignId: string;

  beforeEach(async () => {
    standIn.answer = goodAnswer;
    on = await openModelStories((await open()).db, standIn);
    on.useModel('wordsmith');
    ({ campaignId } = await on.newCampaign());
    await on.join(campaignId, on.tomas, 'player');
  });
  afterEach(() => on.close());

  const write = async (body: object): Promise<string> => {
    const all = { visibility: 'everyone', ...body };
    const created = await on.calls.callAs(on.mira, 'entryCreate', {
      path: { campaignId },
      body: all,
    });
    return created.body.entryId;
  };

  const hide = (entryId: string) =>
    on.calls.callAs(on.mira, 'entryUpdate', {
      path: { campaignId, entryId },
      body: { visibility: 'gm' },
    });
  const remove = (entryId: string) =>
    on.calls.callAs(on.mira, 'entryDelete', {
      path: { campaignId, entryId },
      headers: { 'if-match': '"1"' },
    });

  /** Does something after the first answer of the model. */
  function afterFirstAnswer(change: () => Promise<unknown>): void {
    const { models } = on.calls;
    let isChanged = false;
    on.calls.models = {
      paint: (...given) => models.paint(...given),
      async write(...given: Parameters<Models['write']>) {
        const answer = await models.write(...given);
        if (!isChanged) await change();
        isChanged = true;
        return answer;
      },
    };
  }

  const prompts = (): string[] => on.requests().map(({ body }) => JSON.stringify(body));

  test.each([
    ['hidden', hide],
    ['deleted', remove],
  ] as const)(
    'are in no later request of a draft when they are %s meanwhile',
    async (_, change) => {
      const entryId = await write({ type: 'place', title });
      afterFirstAnswer(() => change(entryId));
      const done = await on.tell(on.tomas, { kind: 'quest', campaignId, seed: 3, idea: title });
      expect(done).toMatchObject({ status: 'failed', draft: null, failure });
      const [first = '', ...later] = prompts();
      expect(first).not.toBe('');
      for (const word of title.split(' ')) expect(later.join('\n')).not.toContain(word);
      expect(later).toEqual([]);
    },
  );

  test('are in no later request of a recap', async () => {
    await write({ type: 'session', title: 'One', text: 'The party reaches the wreck.' });
    const entryId = await write({ type: 'person', title, text: 'She keeps the ferry.' });
    afterFirstAnswer(() => hide(entryId));
    const done = await on.tell(on.tomas, { kind: 'recap', campaignId });
    expect(done).toMatchObject({ status: 'failed', failure });
    expect(prompts()).toHaveLength(1);
  });

  test.each([
    ['a section again', (sectionId: string) => ({ instruction: 'again', sectionIds: [sectionId] })],
    ['the whole draft longer', () => ({ instruction: 'longer' })],
    [
      'the whole draft with a wish',
      () => ({ instruction: 'again', wish: 'Give her a wooden leg' }),
    ],
  ])('refuse to write %s, and the old draft stays', async (_, revisionOf) => {
    const entryId = await write({ type: 'place', title });
    const asked = { kind: 'quest', campaignId, seed: 3, idea: title };
    const first = await on.tell(on.tomas, asked);
    expect(first.status).toBe('done');
    expect(prompts().join('\n')).toContain(title);
    const sent = prompts().length;
    await hide(entryId);
    const revision = revisionOf(on.sectionsOf(first)[0]?.sectionId ?? '');
    await expect(on.revise(on.tomas, first, revision)).rejects.toMatchObject({
      code: 'conflict',
      message: failure,
    });
    await on.calls.work();
    expect(prompts()).toHaveLength(sent);
    expect(await on.read(on.tomas, first)).toEqual(first);
  });

  test('are in no request of a revision that waits when they are hidden', async () => {
    const entryId = await write({ type: 'place', title });
    const asked = { kind: 'quest', campaignId, seed: 3, idea: title };
    const first = await on.tell(on.tomas, asked);
    const sent = prompts().length;
    const revised = await on.revise(on.tomas, first, { instruction: 'longer' });
    await hide(entryId);
    await on.calls.work();
    expect(await on.read(on.tomas, revised)).toMatchObject({ status: 'failed', failure });
    expect(prompts()).toHaveLength(sent);
  });

  test('do not stop drafts that do not name them', async () => {
    const entryId = await write({ type: 'item', title });
    afterFirstAnswer(() => hide(entryId));
    const done = await on.tell(on.tomas, { kind: 'person', campaignId, seed: 3 });
    expect(done).toMatchObject({ status: 'done', author: 'wordsmith' });
    expect(prompts().join('\n')).not.toContain(title);
  });
});
