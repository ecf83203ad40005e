import { describe, expect, test } from 'vitest';
import { sceneWords } from './data/words.ts';
import { coverAlt } from './alt-text.ts';
import { planCover } from './plan-cover.ts';
import { fitting } from './things/fitting.ts';

const nothing = { title: '', setting: '', storyOverview: '' };

describe('the plan of a cover', () => {
  test.for([
    ['Curse of the Baron', 'A castle above the village of Hollow.', 'keep'],
    ['The Salt Road', 'Smugglers hide in the harbour of Port Amber.', 'harbour'],
    ['Roots', 'An elven grove in the old forest.', 'forest'],
    ['Tomb of the Sun', 'A pyramid in the desert, far from every oasis.', 'desertRuin'],
    ['Below', 'A mine leads to caverns of the Underdark.', 'cavern'],
    ['The Guild', 'Thieves and spies in the streets of a rich city.', 'city'],
    ['Black Sails', 'Pirates on the ocean, and a kraken below.', 'ship'],
    ['The Long War', 'Two armies and their generals meet on the front.', 'battlefield'],
    ['The Oracle', 'A temple whose priests have lost their goddess.', 'temple'],
    ['Last Round', 'The tavern of a halfling and its innkeeper.', 'tavern'],
  ] as const)('of "%s" shows the scene of its words', ([title, setting, scene]) => {
    for (let seed = 0; seed < 20; seed++) {
      expect(planCover({ ...nothing, title, setting }, seed).scene).toBe(scene);
    }
  });

  test('shows the things, the weather and the hour that the words name', () => {
    const plan = planCover(
      {
        title: 'Dragon of the Frozen Keep',
        setting: 'A castle in winter. Snow falls at midnight.',
        storyOverview: 'The dragon returns every night.',
      },
      3,
    );
    expect(plan).toMatchObject({ scene: 'keep', weather: 'snow', hour: 'night' });
    expect(plan.things).toContain('dragon');
  });

  test('prefers the given tone to the words', () => {
    const words = { ...nothing, title: 'Vampires and terror' };
    expect(planCover(words, 1).tone).toBe('horror');
    expect(planCover({ ...words, tone: 'whimsical' }, 1).tone).toBe('whimsical');
  });

  test('shows nothing that is excluded, neither named nor by chance', () => {
    const words = {
      ...nothing,
      title: 'Gallows Keep',
      setting: 'A castle. The noose, an execution.',
    };
    const plansFor = (given: Partial<Parameters<typeof planCover>[0]>) =>
      Array.from({ length: 100 }, (_, seed) => planCover({ ...words, ...given }, seed));
    expect(plansFor({}).flatMap(({ things }) => things)).toContain('gallows');
    const excludes = (text: string) => /hanging|grave/.test(text);
    for (const tone of ['grim', 'horror'] as const) {
      for (const { things } of plansFor({ tone, excludes })) {
        expect(things).not.toContain('gallows');
        expect(things).not.toContain('graves');
      }
    }
  });

  test('shows no scene, weather or hour that is excluded', () => {
    const excluded = /battlefield|temple|inn\b|ship|cavern|desert|storm|snow|night|flying/i;
    const words = { ...nothing, title: 'War at the temple', setting: 'A storm in the night.' };
    for (let seed = 0; seed < 200; seed += 1) {
      const alt = coverAlt(planCover({ ...words, excludes: (text) => excluded.test(text) }, seed));
      expect(alt).not.toMatch(excluded);
    }
  });

  test('of texts without known words is chosen by the seed', () => {
    const plans = Array.from({ length: 200 }, (_, seed) => planCover(nothing, seed));
    expect(new Set(plans.map(({ scene }) => scene)).size).toBe(Object.keys(sceneWords).length);
    expect(new Set(plans.map(({ hour }) => hour)).size).toBe(4);
    expect(new Set(plans.map(({ weather }) => weather)).size).toBe(5);
    expect(plans).toEqual(Array.from({ length: 200 }, (_, seed) => planCover(nothing, seed)));
  });

  test('names only things that its picture shows, and a moon only in a clear night', () => {
    const plansFor = (setting: string) =>
      Array.from({ length: 300 }, (_, seed) => planCover({ ...nothing, setting }, seed));
    const plans = plansFor('moon and dragon');
    expect(plans.map(({ things }) => things)).toEqual(plans.map(fitting));
    const moonlit = plans.filter(({ things }) => things.includes('moon'));
    expect(moonlit.length).toBeGreaterThan(150);
    expect(moonlit.filter(({ hour }) => hour !== 'night')).toEqual([]);
    expect(moonlit.filter(({ weather }) => weather !== 'clear' && weather !== 'mist')).toEqual([]);
    expect(plansFor('moon and rain').flatMap(({ things }) => things)).not.toContain('moon');
  });

  test.for([
    ['one long word', 'a'.repeat(100_000)],
    ['the same word again and again', 'castle '.repeat(15_000)],
    ['letters of other scripts', '城と竜と森 '.repeat(15_000)],
    ['halves of characters', '\ud83d'.repeat(100_000)],
    ['names of properties', '__proto__ constructor toString hasOwnProperty '.repeat(2200)],
    ['punctuation', '((((([[[[[*****+++++'.repeat(5000)],
  ] as const)('is made quickly from 100 kB of %s', ([, text]) => {
    const plan = planCover({ title: text, setting: text, storyOverview: text }, 5);
    expect(plan.seed).toBe(5);
    expect(Object.keys(sceneWords)).toContain(plan.scene);
    expect(plan.things.length).toBeLessThan(5);
  });

  test('counts a word that is repeated in the story less than the words of the title', () => {
    const words = { ...nothing, title: 'Pirates of the sea', storyOverview: 'tavern '.repeat(900) };
    expect(planCover(words, 1).scene).toBe('ship');
  });
});
