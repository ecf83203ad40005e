import { describe, expect, test } from 'vitest';
import { tellAdventure } from './kinds/adventure.ts';
import { tellQuest } from './kinds/quest.ts';
import { requestOf, textOf, tones } from './requests.fixture.ts';

const tellers = [
  ['quest', tellQuest],
  ['adventure', tellAdventure],
] as const;

const ideas = [
  'a stolen crown',
  'Defeat the lich Voruk',
  'a dragon demands tribute',
  'cultists in the catacombs',
  'the queen was murdered',
  'the bells of the capital ring by themselves',
  'a haunted castle',
  'the dead walk through the capital',
  'a coronation',
  'an archmage who lost her magic',
];

/** What belongs to a village. */
const rural =
  /\b(?:(?<!(?:paper|powder|water) )mills?|cows?|hens|pigs|barns?|broom|farms?|farmers?|folds?|cottage|village)\b/g;

describe.each(tellers)('a %s of the last levels', (kind, tell) => {
  test.each(ideas)('about "%s" is about a realm and not about a village', (idea) => {
    const found = Array.from({ length: 10 }, (_, seed) => {
      const level = 11 + seed;
      const tone = tones[seed % 4] ?? 'heroic';
      const { sections, names } = tell(requestOf(kind, seed, { idea, level, tone }), seed);
      // Rewards name works of art, on which there can be a cow.
      const story = sections.filter(({ id }) => id !== 'reward');
      return names.plain(textOf({ sections: story })).match(rural) ?? [];
    });
    expect(found.flat()).toEqual([]);
  });
});
