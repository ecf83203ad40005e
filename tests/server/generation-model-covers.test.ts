import { ProblemError } from '#contract/problem.ts';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { describeBoth } from '#tests/support/describe-both.ts';
import { startStandIn, type StandIn } from '#tests/support/stand-in-provider.ts';
import { openModelStories, type ModelStories } from './model-stories.ts';

let standIn: StandIn;
beforeAll(async () => {
  standIn = await startStandIn();
});
afterAll(() => standIn.stop());

describeBoth('covers with a model', (open) => {
  let on: ModelStories;

  beforeEach(async () => {
    on = await openModelStories((await open()).db, standIn);
  });
  afterEach(() => on.close());

  const paint = async (model: string, fields: Readonly<Record<string, string>> = {}) => {
    on.useModel(model, {}, 'image');
    const { campaignId } = await on.newCampaign({ title: 'Harbour of Quorrow', ...fields });
    return on.tell(on.mira, { kind: 'cover', campaignId, idea: 'A lighthouse' });
  };

  // The stand-in and the server encode large pictures, which takes long on a busy machine.
  test('are painted by the model, and say so', { timeout: 60_000 }, async () => {
    const done = await paint('brush');
    expect(done).toMatchObject({ status: 'done', author: 'brush', notice: null });
    expect(done.draft?.cover?.alt).toMatch(/\w/);
    expect(done.draft?.cover?.coverImageW1024).toMatch('/api/images/');
    expect(on.requests()[0]?.asked).toMatchObject({ isPicture: true, size: '1536x1024' });
    expect(await on.uses()).toMatchObject([
      { part: 'image', model: 'brush', kind: 'cover', pictures: 1, is_replaced: 0 },
    ]);
  });

  test(
    'have a prompt of texts that every member can read, without what a safety line excludes',
    { timeout: 60_000 },
    async () => {
      await paint('brush', {
        setting:
          'A coast of salt. Spiders rule the dunes. In the style of Mirabel Ostrander, all is grey.',
        storyOverview: '<b>Fog</b> came. See https://evil.example/x "now".',
        dmNotes: 'The mayor Hadrunk is a traitor.',
        safetyLines: 'spiders',
      });
      const prompt = on.requests()[0]?.asked?.prompt ?? '';
      expect(prompt).toContain('A coast of salt.');
      expect(prompt).toContain('A lighthouse');
      expect(prompt).toContain('No letters, words, numbers');
      expect(prompt).toContain('Do not show: spiders.');
      expect(prompt).not.toMatch(/Hadrunk|traitor|Quorrow|rule the dunes|Ostrander|evil|<b>/);
    },
  );

  test.each([
    ['blocked', 'The model did not want to answer'],
    ['noise', 'The answer of the model could not be used'],
    ['half', 'The answer of the model could not be used'],
    ['svg', 'The answer of the model could not be used'],
    ['vast', 'The answer of the model could not be used'],
    ['bomb', 'The answer of the model was too long'],
    ['none', 'The'],
    ['wrong-key', 'The model did not accept the key of this server'],
    ['down', 'The provider of the model has a fault at the moment'],
    ['busy:3600', 'The model has too many requests at the moment'],
    ['large', 'The answer of the model was too long'],
  ])('after %s of the model, the painter paints and the notice says why', async (model, cause) => {
    const done = await paint(model);
    expect(done).toMatchObject({ status: 'done', author: 'painter' });
    expect(done.notice).toMatch(new RegExp(`^${cause}.*, so the painter painted the cover\\.`));
    expect(done.draft?.cover).not.toBeNull();
    expect(await on.uses()).toMatchObject([{ part: 'image', is_replaced: 1 }]);
  });

  test(
    'are requested once, even if the server first refuses to encode the picture',
    { timeout: 60_000 },
    async () => {
      const { pictures } = on.calls;
      let refusals = 2;
      on.calls.pictures = {
        render: (...task) => {
          refusals -= 1;
          if (refusals < 0) return pictures.render(...task);
          return Promise.reject(new ProblemError('unavailable', 'Many pictures are coming in.'));
        },
      };
      expect(await paint('brush')).toMatchObject({ author: 'brush', notice: null });
      expect(on.requests()).toHaveLength(1);
      expect(await on.uses()).toMatchObject([{ requests: 1, pictures: 1 }]);
    },
  );

  test('are asked for again when the provider is down for a moment', async () => {
    const model = `down-at-first:1-${crypto.randomUUID()}`;
    expect(await paint(model)).toMatchObject({ author: model, notice: null });
    expect(await on.uses()).toMatchObject([{ requests: 2, pictures: 1 }]);
  });

  test('do not wait for a text whose model does not answer', async () => {
    on.useModel('stalled');
    on.useModel('brush', {}, 'image');
    const { campaignId } = await on.newCampaign();
    await on.start(on.tomas, { kind: 'person' });
    const cover = await on.start(on.mira, { kind: 'cover', campaignId });
    const working = on.calls.work();
    await expect
      .poll(async () => (await on.read(on.mira, cover)).status, { timeout: 10_000 })
      .toBe('done');
    await on.calls.stopWork();
    await working;
  });
});
