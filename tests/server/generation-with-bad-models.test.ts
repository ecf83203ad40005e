import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { describeBoth } from '#tests/support/describe-both.ts';
import { startStandIn, type StandIn } from '#tests/support/stand-in-provider.ts';
import { goodAnswer, opening } from '#tests/support/stand-in/good-answer.ts';
import { openModelStories, type ModelStories } from './model-stories.ts';

let standIn: StandIn;
beforeAll(async () => {
  standIn = await startStandIn();
});
afterAll(() => standIn.stop());

const isOfModel = ({ text }: { text: string }): boolean => text.startsWith(opening);

describeBoth('generation with a model that fails', (open) => {
  let on: ModelStories;

  beforeEach(async () => {
    standIn.answer = goodAnswer;
    on = await openModelStories((await open()).db, standIn);
  });
  afterEach(() => on.close());

  test.each([
    ['wrong-key', 'wrong-key', 'The model did not accept the key of this server'],
    ['unknown', 'unknown-model', 'The provider does not know the model'],
    ['rejected', 'rejected', 'The model did not accept the request'],
    ['down', 'broken', 'The provider of the model has a fault at the moment'],
    ['html', 'broken', 'The answer of the model could not be used'],
    ['half-json', 'broken', 'The answer of the model could not be used'],
    ['wrong-types', 'broken', 'The answer of the model could not be used'],
    ['empty', 'broken', 'The answer of the model could not be used'],
    ['cut', 'broken', 'The answer of the model could not be used'],
    ['problem-inside', 'broken', 'The answer of the model could not be used'],
    ['cut-in-character', 'broken', 'The answer of the model could not be used'],
    ['end-in-character', 'broken', 'The answer of the model could not be used'],
    ['prototype', 'broken', 'The answer of the model could not be used'],
    ['too-short', 'broken', 'The answer of the model could not be used'],
    ['error-inside:401', 'wrong-key', 'The model did not accept the key of this server'],
    ['huge', 'too-large', 'The answer of the model was too long'],
    ['bomb', 'too-large', 'The answer of the model was too long'],
    ['busy:3600', 'too-many-requests', 'The model has too many requests at the moment'],
    ['slow:60000', 'too-slow', 'The model did not answer in time'],
    ['stalled', 'too-slow', 'The model did not answer in time'],
    [
      'redirect:http://127.0.0.1:1/',
      'not-allowed',
      'The address of the model is not allowed on this server',
    ],
  ])('%s: the storyteller writes, and the user reads why', async (model, failure, cause) => {
    const limits = /^(?:slow|stalled)/.test(model) ? { firstTokenMs: 400, textMs: 800 } : {};
    on.useModel(model, { ...limits, textBytes: 500_000 });
    const done = await on.tell(on.mira);
    expect(done).toMatchObject({
      status: 'done',
      author: 'storyteller',
      notice: expect.stringMatching(
        new RegExp(`^${cause}, so the storyteller wrote all of it\\.`),
      ) as string,
    });
    expect(on.sectionsOf(done).filter(isOfModel)).toEqual([]);
    // Two sections at most, each with one correction.
    expect(on.requests().length).toBeLessThanOrEqual(4);
    expect(await on.uses()).toMatchObject([{ is_replaced: 1, failure }]);
  });

  test('if the provider cannot be reached, the storyteller writes the draft', async () => {
    on.useModel('wordsmith');
    on.calls.configuredModels = {
      text: standIn.connection('wordsmith', { baseUrl: 'http://127.0.0.1:1' }),
      image: null,
    };
    const done = await on.tell(on.mira);
    expect(done).toMatchObject({ status: 'done', author: 'storyteller' });
    expect(done.notice).toMatch(/so the storyteller wrote all of it\.$/);
  });

  test.each([
    ...['fenced', 'prose', 'thinking', 'whole', 'prompt-only', 'wrong-types-once'],
    ...['crlf', 'comments', 'split-characters', 'written-twice'],
  ])('an answer of the model "%s" is used in spite of its form', async (model) => {
    on.useModel(model);
    const done = await on.tell(on.mira);
    expect(done).toMatchObject({ author: model, notice: null });
  });

  test('a provider with too many requests is asked again after the time that it names', async () => {
    on.useModel('busy:1');
    const done = await on.tell(on.mira);
    expect(on.requests()).toHaveLength(3);
    expect(done.notice).toBe(
      'The model has too many requests at the moment, so the storyteller wrote all of it. Ask again in a few minutes.',
    );
  });

  test.each([
    ['down-at-first:2', 2],
    ['reset-at-first:1', 1],
    ['slow-at-first:1', 1],
  ])('%s: a request that fails before its answer is sent again', async (name, failures) => {
    const model = `${name}-${crypto.randomUUID()}`;
    on.useModel(model, { firstTokenMs: 1500 });
    const done = await on.tell(on.mira);
    expect(done).toMatchObject({ author: model, notice: null });
    expect(on.requests()).toHaveLength(on.sectionsOf(done).length + failures);
    expect(await on.uses()).toMatchObject([{ is_replaced: 0, failure: null }]);
  });

  test('a provider that stays silent is asked twice, and then the storyteller writes', async () => {
    on.useModel('slow:60000', { firstTokenMs: 300 });
    const done = await on.tell(on.mira);
    expect(on.requests()).toHaveLength(2);
    expect(done.notice).toMatch(/^The model did not answer in time/);
  });

  test('a text that breaks in the middle is not asked for again', async () => {
    const model = `cut-at-first:1-${crypto.randomUUID()}`;
    on.useModel(model);
    const done = await on.tell(on.mira);
    const sections = on.sectionsOf(done);
    expect(on.requests()).toHaveLength(sections.length);
    expect(done.notice).toBe(
      `The answer of the model could not be used, so the storyteller wrote “${sections[0]?.heading}”.`,
    );
    const [use] = await on.uses();
    // What the broken answer has used is an estimate, and counts as well.
    expect(use?.input_tokens).toBeGreaterThan(40 * (sections.length - 1));
  });

  test('after one broken answer the model writes the next section', async () => {
    on.useModel('wordsmith');
    let answers = 0;
    standIn.answer = (asked) => {
      answers += 1;
      // The first section, and the request to repair its answer.
      return answers < 3 ? 'This is not an object.' : goodAnswer(asked);
    };
    const done = await on.tell(on.mira, { kind: 'quest', length: 'standard' });
    const [first, ...others] = on.sectionsOf(done);
    expect(others.filter((section) => !isOfModel(section))).toEqual([]);
    expect(done).toMatchObject({
      author: 'wordsmith',
      notice: `The answer of the model could not be used, so the storyteller wrote “${first?.heading}”.`,
    });
    expect(await on.uses()).toMatchObject([{ is_replaced: 1, failure: 'broken' }]);
  });

  test('after two broken answers in a row the storyteller writes the rest', async () => {
    on.useModel('wordsmith');
    let answers = 0;
    standIn.answer = (asked) => {
      answers += 1;
      return answers > 2 ? 'This is not an object.' : goodAnswer(asked);
    };
    const done = await on.tell(on.mira, { kind: 'quest', length: 'standard' });
    const sections = on.sectionsOf(done);
    expect(sections.filter(isOfModel)).toHaveLength(2);
    // Two sections with one request each, and two with a request to repair the answer.
    expect(on.requests()).toHaveLength(6);
    expect(done.author).toBe('wordsmith');
    // How many sections a quest has depends on its plot.
    const [beforeNumber, afterNumber] = done.notice?.split(/(?<=the )\S+(?= sections)/) ?? [];
    expect(beforeNumber).toBe(
      'The answer of the model could not be used, so the storyteller wrote the ',
    );
    expect(afterNumber).toBe(` sections from “${sections[2]?.heading}” on.`);
  });

  test.each(['refusal', 'refusal-inside'])('a %s concerns one section', async (model) => {
    on.useModel(model);
    const done = await on.tell(on.mira);
    expect(done.notice).toBe(
      'The model did not want to answer, so the storyteller wrote all of it.',
    );
    expect(on.requests()).toHaveLength(on.sectionsOf(done).length);
    expect(await on.uses()).toMatchObject([{ failure: 'refused' }]);
  });

  test('a text with a fault is corrected once', async () => {
    on.useModel('wordsmith');
    let isFirst = true;
    standIn.answer = (asked) => {
      const good = goodAnswer(asked);
      const answer = isFirst ? { ...good, text: `${good.text} Ask a man called Zorblax.` } : good;
      isFirst = !isFirst;
      return answer;
    };
    const done = await on.tell(on.mira);
    expect(done).toMatchObject({ author: 'wordsmith', notice: null });
    expect(JSON.stringify(done.draft)).not.toContain('Zorblax');
    const prompts = on.requests().map(({ asked }) => asked?.prompt ?? '');
    expect(prompts).toHaveLength(2 * on.sectionsOf(done).length);
    expect(prompts[1]).toContain('No fact names "Zorblax".');
  });

  test('a text that stays wrong is not used', async () => {
    on.useModel('wordsmith');
    standIn.answer = (asked) => ({ ...goodAnswer(asked), text: 'Nothing much.' });
    const done = await on.tell(on.mira);
    expect(done).toMatchObject({
      author: 'storyteller',
      notice: 'The words of the model did not fit the story, so the storyteller wrote all of it.',
    });
    expect(await on.uses()).toMatchObject([{ is_replaced: 1, failure: 'unusable' }]);
  });

  test('after five failures the model rests, and is not asked', async () => {
    on.useModel('down');
    for (let count = 0; count < 5; count += 1) await on.tell(on.mira);
    const asked = on.requests().length;
    const done = await on.tell(on.mira);
    expect(on.requests()).toHaveLength(asked);
    expect(done).toMatchObject({
      author: 'storyteller',
      notice:
        'The model rests after several failures, so the storyteller wrote it. Ask again in a few minutes.',
    });
    on.calls.now += 31_000;
    on.useModel('wordsmith');
    expect(await on.tell(on.mira)).toMatchObject({ author: 'wordsmith' });
  });

  test('a failure says nothing that is secret', async () => {
    on.useModel('wrong-key');
    on.calls.configuredModels = {
      text: standIn.connection('wrong-key', { key: 'key-of-the-keeper' }),
      image: null,
    };
    const done = await on.tell(on.mira, { idea: 'The lantern of Quorrow' });
    const [use] = await on.uses();
    expect(JSON.stringify([done.notice, done.failure, use])).not.toMatch(/keeper|Quorrow|127\.0/);
  });
});
