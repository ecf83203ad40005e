import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { coverAlt } from './alt-text.ts';
import { partsNotLeftOut, partsNotShown } from './not-shown.ts';
import type { CoverPlan, Hour, SceneKind, Thing, Weather } from './plan.ts';
import { planCover } from './plan-cover.ts';
import { fitting } from './things/fitting.ts';
import { kindsOf } from './word-scores.ts';

/** An idea for each part of a picture, and the words of the alternative text about this part. */
const scenes: Record<SceneKind, [string, RegExp]> = {
  keep: ['a castle', /castle/],
  harbour: ['a harbour', /harbour/],
  forest: ['a forest', /forest/],
  desertRuin: ['a desert', /desert/],
  cavern: ['a cave', /cavern/],
  city: ['the streets of a city', /city/],
  ship: ['a ship', /ship at sea/],
  battlefield: ['a battlefield', /battlefield/],
  temple: ['a temple', /temple/],
  tavern: ['an inn', /\binn\b/],
};
const hours: Record<Hour, [string, RegExp]> = {
  dawn: ['at dawn', /at dawn/],
  day: ['by day', /by day/],
  dusk: ['in the evening', /at dusk/],
  night: ['at night', /at night/],
};
const weathers: Record<Weather, [string, RegExp]> = {
  clear: ['under a clear sky', /^(?!.*in (?:the rain|the snow|the mist|a storm))/],
  rain: ['in the rain', /in the rain/],
  snow: ['in the snow', /in the snow/],
  mist: ['in thick fog', /in the mist/],
  storm: ['in a thunderstorm', /in a storm/],
};
const things: Record<Thing, [string, RegExp]> = {
  dragon: ['a dragon', /dragon/],
  bridge: ['a bridge', /bridge/],
  burningTower: ['a burning tower', /burning tower/],
  moon: ['the full moon', /moon/],
  ravens: ['ravens', /ravens/],
  banner: ['a torn banner', /banner/],
  lighthouse: ['a lighthouse', /lighthouse/],
  gallows: ['the gallows', /gallows/],
  campfire: ['a campfire', /campfire/],
  travellers: ['two travellers', /travellers/],
  standingStones: ['standing stones', /standing stones/],
  portal: ['a portal', /portal/],
  sword: ['a sword', /sword/],
  graves: ['graves', /graves/],
  comet: ['a comet', /comet/],
  wagon: ['a wagon', /wagon/],
};

const campaigns = [
  ['Sand', 'A desert with pyramids at noon. A sphinx, a caravan of wagons and a comet.'],
  ['Below', 'Caverns under the ground, a mine of dwarves, a portal, in the dark of night.'],
  [
    'Roots',
    'An elven grove in the old forest. Misty mornings among standing stones, and a dragon.',
  ],
  [
    'Black Sails',
    'Pirates and their ship on the ocean. Storms at midnight, a lighthouse, the moon.',
  ],
  ['The Long War', 'Two armies on the battlefield in winter, with banners, ravens and graves.'],
  ['Last Round', 'A tavern in the evening rain. Gallows beside the road, a wagon and a bridge.'],
  ['The Oracle', 'A temple and its priests at sunrise. A sword in a stone, and pilgrims.'],
  ['', ''],
].map(([title = '', setting = '']) => ({ title, setting, storyOverview: '' }));

const seeds = [1, 2, 3];

/** The plans of all campaigns for an idea, and for some seeds. */
const plansFor = (idea: string): CoverPlan[] =>
  campaigns.flatMap((campaign) =>
    seeds.map((seed) => planCover({ ...campaign, idea, tone: 'heroic' }, seed)),
  );

/** The alternative texts without one of the words. */
const without = (plans: readonly CoverPlan[], ...words: readonly RegExp[]): string[] =>
  plans.map(coverAlt).filter((text) => !words.every((word) => word.test(text)));

const all = { ...scenes, ...hours, ...weathers, ...things };

describe('an idea for a cover', () => {
  test.for(Object.entries(all))('shows %s in every campaign', ([kind, [idea, word]]) => {
    const plans = plansFor(`${idea}.`);
    expect(without(plans, word)).toEqual([]);
    const parts = plans.map(({ scene, hour, weather, things: shown }) => {
      const names: string[] = [scene, hour, weather, ...shown];
      return names;
    });
    expect(parts.filter((names) => !names.includes(kind))).toEqual([]);
  });

  test.for(kindsOf(scenes))('shows %s with each hour and weather', (scene) => {
    const [place, placeWord] = scenes[scene];
    for (const [more, moreWord] of [...Object.values(hours), ...Object.values(weathers)]) {
      const plans = plansFor(`${place} ${more}`);
      // A cave has neither.
      expect(without(plans, placeWord, scene === 'cavern' ? /./ : moreWord)).toEqual([]);
    }
  });

  test.for(kindsOf(scenes))('shows %s with each thing that it can show', (scene) => {
    const [place, placeWord] = scenes[scene];
    for (const thing of kindsOf(things)) {
      const [more, moreWord] = things[thing];
      const plan = { scene, things: [thing], tone: 'heroic', seed: 1 } as const;
      const canShow = fitting({ ...plan, hour: 'night', weather: 'clear' }).length > 0;
      const plans = plansFor(`${more} and ${place}`);
      expect(without(plans, placeWord, canShow ? moreWord : /./)).toEqual([]);
      // Nothing is said to be there that is not painted.
      const claimed = plans.filter((one) => moreWord.test(coverAlt(one)));
      expect(claimed).toHaveLength(canShow ? plans.length : 0);
    }
  });

  test.for(kindsOf(things))('shows %s with each hour and weather', (thing) => {
    const [idea, word] = things[thing];
    const [skyless, dayless] = [thing === 'moon' || thing === 'comet', thing === 'comet'];
    for (const hour of kindsOf(hours)) {
      // Only the night has a moon, and the evening of an idea with a moon is a night.
      const isMoonless = thing === 'moon' && hour !== 'night';
      if (isMoonless || (dayless && hour === 'day')) continue;
      expect(without(plansFor(`${idea} ${hours[hour][0]}`), word, hours[hour][1])).toEqual([]);
    }
    for (const weather of kindsOf(weathers)) {
      if (skyless && weather !== 'clear' && weather !== 'mist') continue;
      const [more, moreWord] = weathers[weather];
      expect(without(plansFor(`${idea} ${more}`), word, moreWord)).toEqual([]);
    }
  });

  test('of a moon in the evening is a night with a moon', () => {
    const plans = plansFor('The moon in the evening');
    expect(without(plans, /at night/, /moon/)).toEqual([]);
  });

  test('shows several things, and none of the campaign beside them', () => {
    for (const plan of plansFor('A dragon above a bridge, with graves')) {
      expect(plan.things).toEqual(['dragon', 'bridge', 'graves']);
    }
  });

  test('shows a room only if it says so, and then without weather', () => {
    expect(without(plansFor('The taproom of an inn'), /^The taproom/)).toEqual([]);
    expect(without(plansFor('Inside a temple'), /^The hall of a temple/)).toEqual([]);
    expect(without(plansFor('An inn at dawn'), /^An inn at dawn/)).toEqual([]);
    expect(without(plansFor('An altar in a forest in the rain'), /forest .* rain/)).toEqual([]);
  });

  test.for([
    ['A ship in the harbour', 'harbour'],
    ['A tower above a harbour', 'harbour'],
    ['A lonely tower', 'keep'],
    ['A burning city', 'city'],
    ['An inn in the forest', 'tavern'],
    ['A castle under siege', 'keep'],
    ['Two thieves', 'city'],
    ['Ruins in a forest', 'forest'],
  ] as const)('"%s" is the scene %s', ([idea, scene]) => {
    expect(plansFor(idea).filter((plan) => plan.scene !== scene)).toEqual([]);
  });

  test('does not show what it denies', () => {
    const storms = plansFor('A castle without a storm, no ravens and no gallows');
    expect(storms.filter(({ weather }) => weather === 'storm')).toEqual([]);
    const shown = storms.flatMap((plan) => plan.things);
    expect(shown.filter((thing) => thing === 'ravens' || thing === 'gallows')).toEqual([]);
    expect(without(plansFor('No castle, but a ship at dawn'), /ship at sea at dawn/)).toEqual([]);
  });

  test.for([
    ['A harbour without ships', ['ships']],
    ['A harbour with no boats, no people', ['ships', 'people']],
    ['No dragons. A quiet harbour without ships', ['ships']],
    ["A harbour. I don't want to see people", ['people']],
  ] as const)('"%s" is a harbour without %j', ([idea, parts]) => {
    for (const plan of plansFor(idea)) {
      expect(plan).toMatchObject({ scene: 'harbour', without: parts });
      expect(coverAlt(plan)).toContain(`, without ${parts.join(' or ')}`);
      expect(partsNotLeftOut(idea, plan)).toEqual([]);
    }
  });

  test.for([
    ['A harbour without ships and a lighthouse', ['lighthouse'], ['ships']],
    ['A harbour, no ships but a lighthouse', ['lighthouse'], ['ships']],
    ['A harbour, no people, with a burning tower', ['burningTower'], ['people']],
    ['A harbour without ships or people and a dragon', ['dragon'], ['ships', 'people']],
  ] as const)('"%s" shows what it does not deny: %j', ([idea, shown, parts]) => {
    for (const plan of plansFor(idea)) {
      expect(plan).toMatchObject({ scene: 'harbour', things: shown, without: parts });
    }
  });

  test.for([
    ['Not a forest, a desert', 'desertRuin'],
    ['Instead of a castle a temple', 'temple'],
  ] as const)('"%s" is the scene %s', ([idea, scene]) => {
    expect(plansFor(idea).filter((plan) => plan.scene !== scene)).toEqual([]);
  });

  test('is not at an hour and in a weather that it denies', () => {
    for (const { hour, weather } of plansFor('A castle, not at night, never in a storm')) {
      expect(hour).not.toBe('night');
      expect(weather).not.toBe('storm');
    }
  });

  test('shows no travellers if it denies people', () => {
    for (const { things: shown } of plansFor('A castle without people')) {
      expect(shown).not.toEqual(expect.arrayContaining([expect.stringMatching(/travellers|fire/)]));
    }
  });

  test.for([
    ['A harbour without ships and houses', ['houses']],
    ['A castle without towers, no night', ['towers']],
    ['A forest without a single unicorn', []],
  ] as const)('"%s" has these words that are shown all the same: %j', ([idea, words]) => {
    for (const plan of plansFor(idea)) expect(partsNotLeftOut(idea, plan)).toEqual(words);
  });

  test('of words that the painter does not know changes nothing', () => {
    const unknown = plansFor('A purple frog with seven legs');
    expect(unknown).toEqual(plansFor(''));
  });

  test('does not make a tower burn that only stands there', () => {
    const shown = plansFor('A tower and a fire').flatMap((plan) => plan.things);
    expect(shown).not.toContain('burningTower');
  });

  test('shows nothing that the lines of the campaign exclude', () => {
    const excludes = (text: string) => /\b(?:dragon|ship|storm|night)/i.test(text);
    for (const campaign of campaigns) {
      const idea = 'A dragon above a ship at night in a storm, or a castle at dawn';
      const plan = planCover({ ...campaign, idea, excludes, tone: 'heroic' }, 1);
      expect(plan).toMatchObject({ scene: 'keep', hour: 'dawn' });
      expect(plan.things).not.toContain('dragon');
    }
    const words = { title: '', setting: '', storyOverview: '', excludes } as const;
    for (const seed of seeds) {
      const stormy = planCover({ ...words, idea: 'A storm at night, a dragon' }, seed);
      expect(stormy).toEqual(planCover(words, seed));
    }
    const wars = (text: string) => /\bwar\b/.test(text);
    for (let seed = 0; seed < 60; seed++) {
      expect(planCover({ ...words, excludes: wars }, seed).scene).not.toBe('battlefield');
    }
  });

  test('is made quickly from the longest texts', () => {
    for (const text of ['no '.repeat(200), 'a'.repeat(100_000), 'burning '.repeat(12_000)]) {
      expect(planCover({ idea: text, title: '', setting: '', storyOverview: '' }, 5).seed).toBe(5);
    }
  });
});

test('without an idea, a seed gives the plan that it gave in earlier releases', () => {
  const plans = campaigns.flatMap((campaign) =>
    Array.from({ length: 100 }, (_, seed) => planCover(campaign, seed)),
  );
  const hash = createHash('sha256').update(JSON.stringify(plans)).digest('hex').slice(0, 16);
  expect(hash).toBe('2c233e5b4d809ec7');
});

const manySeeds = Array.from({ length: 100 }, (_, seed) => seed);
const tones = ['grim', 'horror', 'heroic'] as const;

test.each(['A bell tower', 'A keep with a fire in its hall', 'A castle by the light of candles'])(
  'nothing burns for the idea "%s"',
  (idea) => {
    const texts = { title: 'Ash', setting: 'Towns burn. A raid.', storyOverview: '' };
    for (const seed of manySeeds) {
      const plan = planCover({ ...texts, idea, tone: tones[seed % 3] ?? 'grim' }, seed);
      expect(plan.things).not.toContain('burningTower');
    }
  },
);

test('a tower of the campaign burns only if its texts say that something burns', () => {
  const texts = {
    title: 'The bell tower',
    setting: 'A castle with a warm fire.',
    storyOverview: '',
  };
  const burning = (setting: string): number =>
    manySeeds.filter((seed) =>
      planCover({ ...texts, setting, tone: 'grim' }, seed).things.includes('burningTower'),
    ).length;
  expect(burning(texts.setting)).toBe(0);
  expect(burning('The castle is burning.')).toBeGreaterThan(50);
});

test('a fire in the room of an inn is seen from inside', () => {
  for (const seed of manySeeds) {
    const texts = { title: 'Ash', setting: 'Towns burn. A raid.', storyOverview: '' };
    const plan = planCover({ ...texts, idea: 'An inn room with a fire' }, seed);
    expect(coverAlt(plan)).toMatch(/^The taproom of an inn with a fire/);
  }
});

test.each([
  ['A giant octopus', ['giant', 'octopus']],
  ['A bell tower', ['bell']],
  ['An inn room with a fire', []],
  ['A burning tower above a harbour at night.', []],
  ['A dragon over a forest in thick fog, no ravens', ['thick']],
])('the idea "%s" has these words that are not shown: %j', (idea, words) => {
  for (const seed of manySeeds) {
    const texts = { title: 'Vell', setting: 'A coast.', storyOverview: '' };
    const rest = partsNotShown(idea, planCover({ ...texts, idea }, seed)).toLowerCase();
    const left = rest.split(' ').filter((word) => !/^(?:an?|in|with|above|over|at)?$/.test(word));
    expect(left).toEqual(words);
  }
});
