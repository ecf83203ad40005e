import { describe, expect, test } from 'vitest';
import { tellCharacter } from './kinds/character.ts';
import { drives, storyDrives } from './kinds/person-drives.ts';
import { tellPerson } from './kinds/person.ts';
import { allTroubles } from './kinds/place-choice.ts';
import { placeStories } from './tables/place-stories/place-stories.ts';
import { tellPlace } from './kinds/place.ts';
import { settingStories } from './tables/setting-stories/setting-stories.ts';
import { tellSetting } from './kinds/setting.ts';
import { isForLevel } from './plan/spread.ts';
import { requestOf, textOf } from './requests.fixture.ts';
import type { StoryKind, Tone } from './story.ts';
import { allDepartures } from './tables/all-departures.ts';
import { sharedWrongs } from './tables/shared-wrongs/shared-wrongs.ts';
import { tellStory } from './tell.ts';

const tones: readonly Tone[] = ['heroic', 'grim', 'intrigue', 'horror', 'whimsical'];
const levels = Array.from({ length: 20 }, (_, index) => index + 1);

const whole = new Set<unknown>(
  [...settingStories, ...placeStories, ...storyDrives].map(({ id }) => id),
);

const tellers = [
  ['setting', tellSetting],
  ['place', tellPlace],
  ['person', tellPerson],
  ['character', tellCharacter],
] as const;

test('there are at least thirty settings, and forty places, persons and characters', () => {
  expect(settingStories.length + sharedWrongs.length).toBeGreaterThanOrEqual(30);
  expect(placeStories.length + allTroubles.length).toBeGreaterThanOrEqual(40);
  expect(drives.length).toBeGreaterThanOrEqual(40);
  expect(allDepartures.length).toBeGreaterThanOrEqual(40);
});

test.each(tones)('in the tone %s each level has places and settings of its own', (tone) => {
  const fits = (story: (typeof placeStories)[number] | (typeof settingStories)[number]): boolean =>
    story.tones.includes(tone);
  for (const level of levels.filter((item) => item > 9)) {
    const places = placeStories.filter((story) => fits(story) && isForLevel(story, level));
    const settings = settingStories.filter((story) => fits(story) && isForLevel(story, level));
    expect([level, places.length >= 2, settings.length >= 2]).toEqual([level, true, true]);
  }
});

test('ids are not given twice', () => {
  for (const list of [settingStories, placeStories, drives, allDepartures]) {
    expect(new Set(list.map(({ id }) => id)).size).toBe(list.length);
  }
});

describe.each(tellers)('a text of the kind %s', (kind, tell) => {
  test('is written in any tone and at any scale without a fault if it is written as one', () => {
    const faults: string[] = [];
    for (const tone of tones) {
      for (const level of [2, 6, 9, 12, 16, 20]) {
        const seed = level * 31;
        const draft = tell(requestOf(kind, seed, { tone, level }), seed);
        expect(draft.sections.length).toBeGreaterThan(3);
        if (!whole.has(draft.facts['core'])) continue;
        faults.push(...draft.faults.map((fault) => `${tone} ${level}: ${fault}`));
      }
    }
    expect(faults).toEqual([]);
  });

  test('tells other stories than its neighbours: at least two of three of twenty differ', () => {
    for (const [start, step] of [
      [1000, 1],
      [7919, 211],
      [50_021, 389],
    ] as const) {
      const cores = Array.from({ length: 20 }, (_, index) => {
        const seed = start + step * index;
        return tell(requestOf(kind, seed), seed).facts['core'];
      });
      expect(new Set(cores).size).toBeGreaterThanOrEqual(13);
    }
  });

  test('tells another story than the recent ones of a campaign', () => {
    const recent: { facts: (typeof first)['facts']; text: string }[] = [];
    const first = tellStory(requestOf(kind, 3, { level: 5, tone: 'heroic' }));
    recent.push({ facts: first.facts, text: textOf(first) });
    const cores = [first.facts['core']];
    for (let seed = 4; seed < 8; seed += 1) {
      const story = tellStory(requestOf(kind, seed, { level: 5, tone: 'heroic', recent }));
      cores.push(story.facts['core']);
      recent.push({ facts: story.facts, text: textOf(story) });
    }
    expect(new Set(cores).size).toBe(cores.length);
  });
});

test('a setting is written as one as long as one fits that is not among the recent ones', () => {
  const recent: { facts: ReturnType<typeof tellStory>['facts']; text: string }[] = [];
  for (let seed = 1; seed < 6; seed += 1) {
    const story = tellStory(requestOf('setting', seed, { level: 5, tone: 'heroic', recent }));
    recent.push({ facts: story.facts, text: textOf(story) });
  }
  // Without recent texts the first candidate is taken, whichever it is.
  const others = recent.slice(1).filter(({ facts }) => !whole.has(facts['core']));
  expect(others).toEqual([]);
});

test.each(['place', 'setting'] as const satisfies readonly StoryKind[])(
  'no slot of a %s that is written as one is a word for a trade',
  (kind) => {
    const stories = kind === 'place' ? placeStories : settingStories;
    const fields = new Set(JSON.stringify(stories).match(/\{[A-Za-z]\w*/g));
    const known =
      /^\{(?:[KBV]|P[1-4]|town[1-4]?|land|child|village|num|few|days|years|pay|bribe|party|other|god)$/;
    expect([...fields].filter((field) => !known.test(field))).toEqual([]);
  },
);
