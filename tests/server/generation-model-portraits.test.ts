import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Character } from '#src/generated/model/index.ts';
import { describeBoth } from '#tests/support/describe-both.ts';
import { startStandIn, type StandIn } from '#tests/support/stand-in-provider.ts';
import { openModelStories, type ModelStories } from './model-stories.ts';

let standIn: StandIn;
beforeAll(async () => {
  standIn = await startStandIn();
});
afterAll(() => standIn.stop());

const hero = {
  name: 'Ashka Quorrow',
  class: 'fighter',
  species: 'human',
  background: 'soldier',
  concept: 'A guard who keeps the gate <b>of</b> the salt town. In the style of Mirabel Ostrander.',
  abilities: { str: 15, dex: 14, con: 13, int: 8, wis: 10, cha: 12 },
};

describeBoth('portraits with a model', (open) => {
  let on: ModelStories;

  beforeEach(async () => {
    on = await openModelStories((await open()).db, standIn);
  });
  afterEach(() => on.close());

  const paint = async (model: string, fields: object = {}) => {
    on.useModel(model, {}, 'image');
    const { body } = await on.calls.callAs(on.mira, 'characterCreate', { body: hero });
    const character: Character = body;
    const { characterId } = character;
    const done = await on.tell(on.mira, { kind: 'portrait', characterId, ...fields });
    return { done, characterId };
  };

  test('are painted by the model, and become the portrait', { timeout: 60_000 }, async () => {
    const { done, characterId } = await paint('brush', { idea: 'In a blue cloak.' });
    expect(done).toMatchObject({ status: 'done', author: 'brush', notice: null });
    expect(done.draft?.portrait?.alt).toMatch(/^Portrait of a human fighter/);
    const [request] = on.requests();
    expect(request?.asked).toMatchObject({ isPicture: true, size: '1024x1024' });
    expect(await on.uses()).toMatchObject([
      { part: 'image', model: 'brush', kind: 'portrait', pictures: 1, is_replaced: 0 },
    ]);
    const { body } = await on.calls.callAs(on.mira, 'characterPortrait', {
      path: { characterId },
      headers: { 'if-match': '"1"' },
      body: { generationId: done.generationId },
    });
    expect(body.portraitImage).toBe(done.draft?.portrait?.portraitImage);
  });

  test(
    'are requested with the concept of the character, and without what the safety lines exclude',
    { timeout: 60_000 },
    async () => {
      const { campaignId } = await on.newCampaign({
        safetyLines: 'spiders',
        dmNotes: 'The mayor Hadrunk is a traitor.',
      });
      await paint('brush', { campaignId, idea: 'In a blue cloak. Spiders sit on it.' });
      const prompt = on.requests()[0]?.asked?.prompt ?? '';
      expect(prompt).toContain('In a blue cloak.');
      expect(prompt).toContain('A guard who keeps the gate of the salt town.');
      expect(prompt).toContain('Do not show: spiders.');
      expect(prompt).not.toMatch(/Hadrunk|Quorrow|sit on it|Ostrander|<b>/);
    },
  );

  test.each([
    ['blocked', 'The model did not want to answer'],
    ['noise', 'The answer of the model could not be used'],
    ['wrong-key', 'The model did not accept the key of this server'],
    ['busy:3600', 'The model has too many requests at the moment'],
    ['large', 'The answer of the model was too long'],
  ])('%s: the painter paints, and the user reads why', async (model, cause) => {
    const { done } = await paint(model);
    expect(done).toMatchObject({
      status: 'done',
      author: 'painter',
      notice: expect.stringMatching(
        new RegExp(`^${cause}, so the painter painted the portrait\\.`),
      ) as string,
    });
    expect(done.draft?.portrait).not.toBeNull();
    expect(await on.uses()).toMatchObject([{ part: 'image', kind: 'portrait', is_replaced: 1 }]);
  });

  test('a model that rests is not asked', { timeout: 60_000 }, async () => {
    on.useModel('down', {}, 'image');
    for (let count = 0; count < 5; count += 1) await paint('down');
    const asked = on.requests().length;
    const { done } = await paint('down');
    expect(on.requests()).toHaveLength(asked);
    expect(done.notice).toBe(
      'The model rests after several failures, so the painter painted the portrait. Ask again in a few minutes.',
    );
  });
});
