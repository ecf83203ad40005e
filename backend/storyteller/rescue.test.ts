import { describe, expect, test } from 'vitest';
import { hasPlotOf } from './plan/has-plot.ts';
import type { Draft } from './kinds/draft.ts';
import { tellAdventure } from './kinds/adventure.ts';
import { tellQuest } from './kinds/quest.ts';
import { requestOf } from './requests.fixture.ts';
import type { Tone } from './story.ts';
import { tellStory } from './tell.ts';

const tones: readonly Tone[] = ['heroic', 'grim', 'intrigue', 'horror', 'whimsical'];

/** An idea, the plot that tells it, and a word of it that the whole text is about. */
const ideas: readonly (readonly [idea: string, kernel: string, about: RegExp])[] = [
  ["pirates kidnapped the governor's son", 'rescue-one', /pirates/],
  ['trolls kidnapped the brewmaster', 'rescue-one', /trolls/],
  ["rescue the miller's daughter from goblins", 'rescue-one', /goblins/],
  ['rescue the princess', 'rescue-one', /princess/],
  ['a dragon kidnapped the princess', 'rescue-one', /dragon/],
  ['save the queen from the cult', 'rescue-one', /cult/],
  ['free the slaves of the fire giants', 'rescue-many', /slaves/],
  ['rescue the villagers from slavers', 'rescue-many', /villagers/],
  ['goblins kidnapped the children of the village', 'rescue-many', /children/],
  ['free the prisoners of the orcs', 'rescue-many', /prisoners/],
  ['hag coven trading babies for good harvests', 'rescue-cradle', /babies/],
  ['a hag stole the baby', 'rescue-cradle', /baby/],
  ['people are being kidnapped by a vampire', 'rescue-many', /vampire/],
  ['jailbreak from hell', 'jailbreak', /hell|prison/],
  ['break an innocent man out of a prison on an island', 'jailbreak', /prison/],
  ['find the missing children of a fishing village', 'vanish-many', /children/],
  ['a circus comes to town and people start disappearing', 'vanish-many', /people/],
  ['travelers disappear on the forest road', 'vanish-many', /travelers/],
  ['wedding of two rival houses, bride goes missing', 'vanish-one', /bride|gone|disappear/],
  ['a missing ferryman', 'vanish-one', /ferryman|gone|vanished/],
  ['miners dug too deep and stopped coming back up', 'lost-below', /miners/],
  ['trapped miners', 'lost-below', /miners/],
  ["bring back the duke's runaway teenage son", 'runaway', /son|home/],
  ["a merchant's daughter eloped with a bandit", 'runaway', /daughter|home/],
];

const textIn = (draft: Draft, id: string): string =>
  draft.names.plain(draft.sections.find((section) => section.id === id)?.text ?? '');

describe.each([
  ['quest', tellQuest],
  ['adventure', tellAdventure],
] as const)('a text of the kind %s', (kind, tell) => {
  test.each(ideas)('tells "%s" as it is typed', (idea, kernel, about) => {
    for (let seed = 0; seed < 10; seed += 1) {
      const tone = tones[seed % tones.length] ?? 'heroic';
      const level = 1 + ((seed * 7) % 20);
      const draft = tell(requestOf(kind, seed, { idea, tone, level }), seed);
      expect(draft.facts['kernel']).toBe(kernel);
      expect(draft.faults, `${seed}`).toEqual([]);
      expect(textIn(draft, 'pitch').toLowerCase(), `${seed}`).toMatch(about);
      const all = draft.sections.map(({ text }) => text).join('\n');
      expect(all).not.toMatch(/lock-up|forged|\bransoms?\b/);
    }
  });

  test.each(ideas)('has a plot of "%s" that the user was promised', (idea) => {
    const story = tellStory(requestOf(kind, 3, { idea }));
    expect(hasPlotOf(idea, story)).toBe(true);
  });
});

test('the one who was kidnapped is in each section that says what is true', () => {
  for (let seed = 0; seed < 6; seed += 1) {
    const idea = 'trolls kidnapped the brewmaster';
    const draft = tellQuest(requestOf('quest', seed, { idea }), seed);
    const name =
      /the brewmaster (\p{Lu}\S+)/u.exec(textIn(draft, 'pitch'))?.[1]?.replace(/\W+$/, '') ?? '-';
    for (const id of ['pitch', 'truth', 'lair', 'endings']) {
      expect(textIn(draft, id), id).toContain(name);
    }
  }
});

test('no one dies in a comedy about a rescue', () => {
  for (let seed = 0; seed < 6; seed += 1) {
    const request = requestOf('quest', seed, {
      idea: 'free the prisoners of the orcs',
      tone: 'whimsical',
    });
    const endings = tellStory(request).sections.find(({ id }) => id === 'endings')?.text ?? '';
    expect(endings).not.toMatch(/\b(?:dead|dies|killed|corpse)\b/);
  }
});

test('an adventure about a rescue goes on with what was written for it', () => {
  for (const [idea] of ideas) {
    const story = tellStory(requestOf('adventure', 5, { idea }));
    const act = story.sections.find(({ id }) => id === 'act-2')?.heading ?? '';
    expect(act).toMatch(
      /One Who Buys|Way Back|Free Cart|Oath|Other Mine|Clockmaker|Both Purses|Water of Names/,
    );
  }
});

test('a story about a missing bride that is written again is about the same', () => {
  const idea = 'wedding of two rival houses, bride goes missing';
  const request = requestOf('quest', 4, { idea });
  const story = tellStory(request);
  const again = tellStory({
    ...request,
    idea: '',
    keep: { story, sections: ['truth'] },
    instruction: 'again',
  });
  expect(again.facts).toEqual(story.facts);
});
