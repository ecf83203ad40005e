import { describe, expect, test } from 'vitest';
import { askedStoriesIn, premisesIn } from './plan/premises-in.ts';
import { requestOf, textOf } from './requests.fixture.ts';
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
