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

describeBoth('a model that adds a sentence to the facts', (open) => {
  let on: ModelStories;

  beforeEach(async () => {
    on = await openModelStories((await open()).db, standIn);
    on.useModel('wordsmith');
    const odo = await on.calls.addUser('Odo-Armorer', ['admin']);
    const body = { name: 'Plate Armor', category: 'heavy', acBase: 18, edition: '2024' };
    await on.calls.callAs(odo, 'armorCreate', { body });
  });
  afterEach(() => on.close());

  const rewardWith = async (sentence: string): Promise<string> => {
    standIn.answer = (asked) => {
      const { text, used } = goodAnswer(asked);
      return { text: `${text} ${sentence}`, used };
    };
    const done = await on.tell(on.mira, { kind: 'quest' });
    return on.sectionsOf(done).find(({ sectionId }) => sectionId === 'reward')?.text ?? '';
  };

  test.each([
    'You find a million gold here.',
    'You find millions of gold here.',
    'They find ９９９９ gp.',
    'They find ٩٩٩ gp.',
    'They find ½ gp more.',
    'They find Ⅻ gp.',
    'They find a score of crowns.',
    'They find thirty thousand gp.',
    'The party gets a holy avenger and plate armour.',
    'They find a magic sword.',
  ])('gives no reward that the rules do not give: %s', async (sentence) => {
    const reward = await rewardWith(sentence);
    expect(reward).not.toBe('');
    expect(reward).not.toContain(sentence);
    expect(reward).not.toContain(opening);
  });

  test('is accepted when the sentence adds nothing', async () => {
    expect(await rewardWith('So once more, one of them is glad.')).toContain(opening);
  });
});
