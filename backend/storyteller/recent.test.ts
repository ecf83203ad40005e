import { expect, test } from 'vitest';
import { planQuest } from './kinds/quest.ts';
import { likeness } from './recent.ts';
import { requestOf, textOf } from './requests.fixture.ts';
import type { KnownThing, RecentStory, StoryFacts, StoryKind } from './story.ts';
import { tellStory } from './tell.ts';

const tone = 'grim';

const recent: readonly RecentStory[] = Array.from({ length: 5 }, (_, seed) => {
  const story = tellStory(requestOf('quest', 100 + seed, { tone }));
  return { facts: story.facts, text: textOf(story) };
});

test('plans are alike if they have the same plot in the same place', () => {
  const { facts } = planQuest(requestOf('quest', 0), 0);
  const other = planQuest(requestOf('quest', 1), 1);
  const alike = (one: StoryFacts): number => likeness(one, [{ facts, text: '' }]);
  expect(alike(facts)).toBeGreaterThan(40);
  expect(alike(other.facts)).toBeLessThan(4);
  const samePlot = { ...other.facts, tale: facts['tale'] ?? null };
  expect(alike(samePlot)).toBeGreaterThan(alike(other.facts));
  expect(likeness({ kind: 'quest' }, recent)).toBe(0);
});

test('a quest has another plot than the recent quests of its user', () => {
  const alike = (avoided: readonly RecentStory[]): number[] =>
    Array.from({ length: 12 }, (_, seed) => {
      const { facts } = tellStory(requestOf('quest', seed, { tone, recent: avoided }));
      return likeness(facts, recent);
    });
  const mean = (list: readonly number[]): number =>
    list.reduce((sum, one) => sum + one, 0) / list.length;
  expect(mean(alike(recent))).toBeLessThan(mean(alike([])) / 2);
});

test.each([
  ['person', 'heroic'],
  ['person', 'grim'],
  ['character', 'intrigue'],
] as const)(
  'a campaign gets no two texts of the kind %s with the same story or tie (%s)',
  (kind, mood) => {
    const known: KnownThing[] = [{ id: 'h', kind: 'person', name: 'Hanne Velt', pronouns: 'she' }];
    const told: RecentStory[] = [];
    const ties: string[] = [];
    for (let seed = 1; seed <= 12; seed += 1) {
      const story = tellStory(requestOf(kind, seed, { tone: mood, level: 3, known, recent: told }));
      told.unshift({ facts: story.facts, text: textOf(story) });
      const text = story.sections.find(({ id }) => id === 'ties')?.text ?? '';
      ties.push(text.replaceAll(story.title.split(' ')[0] ?? '', 'N'));
    }
    expect(new Set(told.map(({ facts }) => facts['core'])).size).toBe(told.length);
    expect(new Set(ties).size).toBe(ties.length);
  },
);

const excluded: readonly (readonly [kind: StoryKind, idea: string, line: string])[] = [
  ['character', 'dragonborn sorcerer noble', 'dragons'],
  ['character', 'An old dwarf cleric, a former soldier', 'war'],
  ['person', 'an old soldier', 'war'],
  ['quest', 'a dragon in a mine', 'dragons'],
];

test.each(excluded)(
  'a text of the kind %s about “%s” with the line “%s” is the same again from the seed that it reports',
  (kind, idea, line) => {
    const before: RecentStory[] = [];
    for (let seed = 1; seed <= 6; seed += 1) {
      const given = { idea, tone, lines: [line], level: 3, partySize: 4 } as const;
      const story = tellStory(requestOf(kind, seed, { ...given, recent: before }));
      expect(tellStory(requestOf(kind, story.seed, given))).toEqual(story);
      before.unshift({ facts: story.facts, text: textOf(story) });
    }
  },
);
