import { describe, expect, test } from 'vitest';
import { cultureOfIdea } from './plan/culture-of-idea.ts';
import { askedStoriesIn, premisesIn } from './plan/premises-in.ts';
import { requestOf, textOf } from './requests.fixture.ts';
import { excludedPremises } from './tables/setting-premises/excluded-pairs.ts';
import { settingPremises } from './tables/setting-premises/setting-premises.ts';
import { settingStories } from './tables/setting-stories/setting-stories.ts';
import { askedSettingStories } from './tables/setting-premises/asked-stories.ts';
import { tellStory } from './tell.ts';

const idsIn = (idea: string): string =>
  premisesIn(idea)
    .map(({ id }) => id)
    .toSorted()
    .join(' ');

describe('the premises of an idea', () => {
  test.each([
    ['floating islands', 'sky-islands'],
    ['a kingdom where it is always winter', 'endless-winter'],
    ['a desert empire ruled by mummies where water is money', 'dead-kings desert water-money'],
    ['a merchant league of sky islands', 'merchants sky-islands'],
    ['a kingdom ruled by vampires', 'vampires'],
    ['the same day repeats every day', 'time-loop'],
    ['an underground city of dwarves who have never seen the sky', 'underground'],
    ['inquisition hunts sorcerers in a holy empire', 'magic-forbidden temple'],
    ['a kingdom ruled by mushrooms', ''],
    ['a goat that sings', ''],
    ['a desert empire ruled by an undying pharaoh', 'desert lich-king'],
    ['a desert ruled by mummies', 'dead-kings desert'],
    ['gothic valley with vampires', 'gothic-valley vampires'],
    ['pirate islands built on the back of a sleeping turtle', 'carried pirates'],
    ['magic school in a forest the fey want back', 'academy fey-forest'],
    ['The gods died a hundred years ago and now clerics steal magic from corpses', 'dead-gods'],
    ['magic has left the world', 'no-magic'],
    ['a city of thieves where every guild secretly answers to the same crime lord', 'crime-lord'],
    ['the village is secretly a cult', 'cult'],
    ['a small fishing village with a secret', 'village'],
    ['a mining town of dwarves', 'mining-town'],
    ['an island of widows', 'island'],
    ['a forest where no one grows old', 'elf-forest'],
    ['high fantasy kingdom of elves, dwarves and humans', 'three-peoples'],
    ['points of light, few towns and lots of wilderness', 'points-of-light'],
    ['pirates everywhere, but the sea is sand', 'sand-sea'],
    ['a land split by a huge wall nobody remembers building', 'great-wall'],
    ['archipelago where every island has a different time flow', 'time-flows'],
    ['swamp land with witches and lizardfolk', 'swamp witches'],
    ['frost giants besiege the northern holds', 'endless-winter siege'],
    ['a valley where spring never ends', 'endless-season'],
  ])('"%s" are %s', (idea, ids) => {
    expect(idsIn(idea)).toBe(ids);
  });

  test('can be told by a setting that is written as one', () => {
    expect(askedStoriesIn('the forest grows a mile a year and eats towns')).toEqual([
      'returning-forest',
    ]);
    const ids = new Set(settingStories.map(({ id }) => id));
    expect(Object.keys(askedSettingStories).filter((id) => !ids.has(id))).toEqual([]);
  });
});

describe('premises that contradict each other', () => {
  const pairs = Object.entries(excludedPremises).flatMap(([one, others]) =>
    others.map((other) => [one, other] as const),
  );

  test('are in the tables', () => {
    const ids = new Set(settingPremises.map(({ id }) => id));
    expect(pairs.flat().filter((id) => !ids.has(id))).toEqual([]);
  });

  test.each(pairs)('%s and %s are never told together', (one, other) => {
    const words = (id: string): readonly string[] =>
      (settingPremises.find((premise) => premise.id === id)?.asks ?? [])
        .filter((entry) => !/[(~@]/.test(entry))
        .map((entry) => entry.replaceAll(/\|\S+/g, '').replaceAll('_', ' ').replaceAll('*', ''));
    for (const first of words(one)) {
      for (const second of words(other)) {
        const ids = idsIn(`${first}, and far from it in every other way there is ${second}`).split(
          ' ',
        );
        expect([ids.includes(one), ids.includes(other)]).not.toEqual([true, true]);
      }
    }
  });
});

describe('the names of a setting', () => {
  test.each([
    ['a viking land of jarls', 'fjord'],
    ['feudal japan inspired islands', 'terrace'],
    ['a high fantasy kingdom of elves and dwarves', undefined],
    ['a land of owls', undefined],
  ])('are those that "%s" means', (idea, culture) => {
    expect(cultureOfIdea(idea)).toBe(culture);
    expect(tellStory(requestOf('setting', 3, { idea })).facts['culture']).toBe(culture);
  });
});

describe('a setting of two premises', () => {
  test('has one description of each town, from both in turn', () => {
    const idea = 'a merchant league of sky islands';
    const told = tellStory(requestOf('setting', 5, { idea }));
    expect(told.facts['core']).toBe('premises:merchants+sky-islands');
    const regions = told.sections.find(({ id }) => id === 'regions')?.text.split('\n') ?? [];
    expect(regions).toHaveLength(4);
    const ofSky = regions.filter((line) => /chains?\b|rope ways|hollow that/.test(line)).length;
    expect([ofSky > 0, ofSky < 4]).toEqual([true, true]);
  });

  test('names the land once before its pitch', () => {
    const idea = 'a small fishing village with a secret';
    const pitch = tellStory(requestOf('setting', 7, { idea })).sections[0]?.text ?? '';
    expect(pitch).toMatch(/ is a small fishing village\. It has two hundred people/);
  });

  test('has the number of years that the idea says', () => {
    const idea = 'the moon shattered a hundred years ago';
    const text = textOf(tellStory(requestOf('setting', 6, { idea })));
    expect(text).toMatch(/a hundred years ago/i);
  });

  test('has all of its towns, also in a land of which the idea names the weather', () => {
    for (let seed = 0; seed < 5; seed += 1) {
      const told = tellStory(requestOf('setting', seed, { idea: 'frozen north viking land' }));
      const regions = told.sections.find(({ id }) => id === 'regions')?.text.split('\n') ?? [];
      expect(regions.filter((line) => line.startsWith('- '))).toHaveLength(4);
    }
  });
});

describe.each(settingPremises)('a setting with the premise $id', ({ id, factions }) => {
  test('tells it in every section', () => {
    for (let seed = 0; seed < 3; seed += 1) {
      const story = tellStory(requestOf('setting', seed));
      const keep = { story: { ...story, facts: { ...story.facts, core: `premises:${id}` } } };
      const told = tellStory(requestOf('setting', seed, { keep: { ...keep, sections: [] } }));
      expect(told.facts['core']).toBe(`premises:${id}`);
      const text = textOf(told);
      expect(text).not.toMatch(/[{}]|undefined/);
      const own = factions.filter(([name]) => !name.includes('{'));
      expect(own.filter(([name]) => text.includes(name)).length).toBeGreaterThan(1);
      expect(told.sections.filter(({ text: section }) => section.length < 60)).toEqual([]);
    }
  });
});
