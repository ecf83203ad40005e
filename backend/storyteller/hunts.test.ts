import { describe, expect, test } from 'vitest';
import { tellAdventure } from './kinds/adventure.ts';
import type { Draft } from './kinds/draft.ts';
import { tellQuest } from './kinds/quest.ts';
import { hasPlotOf } from './plan/has-plot.ts';
import { requestOf } from './requests.fixture.ts';
import { tellStory } from './tell.ts';
import type { StoryLength, Tone } from './story.ts';

const tones: readonly Tone[] = ['heroic', 'grim', 'intrigue', 'horror', 'whimsical'];
const lengths: readonly StoryLength[] = ['short', 'standard', 'long'];
const levels = [1, 3, 5, 8, 9, 12, 14, 17, 20] as const;

const textIn = (draft: Draft, id: string): string =>
  draft.names.plain(draft.sections.find((section) => section.id === id)?.text ?? '').toLowerCase();

const wholeText = (draft: Draft): string =>
  draft.names.plain(draft.sections.map(({ text }) => text).join('\n'));

/** Words of the plots in which someone acts in secret. */
const intrigue =
  /lock-up|forged (?:document|letter|paper)|innocent|accomplice|behind bars of|signed confession|the culprit/;

const ideas = [
  ["hunt a griffon that's eating all the horses", 'hunt-monster', 'griffon'],
  ["a basilisk loose in the sculptor's garden", 'hunt-monster', 'basilisk'],
  ['kill the troll under the bridge', 'hunt-monster', 'troll'],
  ['a scarecrow that kills at night', 'hunt-monster', 'scarecrow'],
  ['a meteor landed and something crawled out', 'hunt-monster', 'thing'],
  ['something lives in the fog', 'hunt-monster', 'thing'],
  ['lizardfolk tribe asks for help against a black dragon', 'hunt-monster', 'dragon'],
  ["the clockmaker's automatons turn on their owners", 'hunt-monster', 'automatons'],
  ['a young dragon demands tribute from a mountain town', 'great-tribute', 'dragon'],
  ['sea serpent demands the return of her pearl', 'great-return', 'pearl'],
  ['a dragon egg is about to hatch in the middle of the city', 'great-hatch', 'egg'],
  ['a dragon wants its crown back', 'great-return', 'crown'],
  ['save the last unicorn from poachers', 'guard-beast', 'unicorn'],
] as const;

describe.each([
  ['quest', tellQuest],
  ['adventure', tellAdventure],
] as const)('a %s', (kind, tell) => {
  test.each(ideas)('about "%s" has %s, and is about it to the end', (idea, kernel, noun) => {
    for (let seed = 0; seed < 10; seed += 1) {
      const draft = tell(
        requestOf(kind, seed, {
          idea,
          tone: tones[seed % tones.length] ?? 'heroic',
          level: levels[seed % levels.length] ?? 1,
          length: lengths[seed % lengths.length] ?? 'standard',
        }),
        seed,
      );
      expect(draft.facts['kernel']).toBe(kernel);
      expect(draft.faults, String(seed)).toEqual([]);
      for (const id of ['pitch', 'truth', 'endings']) {
        expect(textIn(draft, id), `${seed} ${id}`).toMatch(noun);
      }
      expect(wholeText(draft)).not.toMatch(intrigue);
      expect(textIn(draft, 'endings')).toContain('**if the party is too late**');
    }
  });

  test.each([
    ['a paladin has fallen and is burning villages', 'paladin'],
    ['an evil baron', 'baron'],
    ['stop the vampire lord', 'vampire lord'],
    ['a necromancer terrorizes the valley', 'necromancer'],
    ['kill the lich king', 'lich king'],
  ])('about "%s" is about an enemy who acts openly', (idea, role) => {
    for (let seed = 0; seed < 10; seed += 1) {
      const level = levels[seed % levels.length] ?? 1;
      const tone = tones[seed % tones.length] ?? 'heroic';
      const draft = tell(requestOf(kind, seed, { idea, tone, level }), seed);
      expect(draft.facts['kernel']).toBe('hunt-villain');
      expect(draft.faults, String(seed)).toEqual([]);
      expect(textIn(draft, 'pitch')).toContain(role);
      const name = /The [a-z ]+ (\p{Lu}\S+) /u.exec(
        draft.names.plain(draft.sections.find(({ id }) => id === 'pitch')?.text ?? ''),
      )?.[1];
      expect(textIn(draft, 'endings')).toContain(name?.toLowerCase());
      expect(wholeText(draft)).not.toMatch(intrigue);
    }
  });

  test('has a second act that is about the same creature', () => {
    if (kind === 'quest') return;
    for (const [idea, , noun] of ideas.slice(0, 3)) {
      const draft = tell(requestOf(kind, 4, { idea }), 4);
      expect(textIn(draft, 'act-2')).toContain(noun);
    }
  });
});

test('the lair is where the idea says that the creature is', () => {
  const lairOf = (idea: string): string =>
    tellStory(requestOf('quest', 2, { idea })).sections.find(({ id }) => id === 'lair')?.heading ??
    '';
  expect(lairOf('kill the troll under the bridge')).toBe('The lair: the hollow under the bridge');
  expect(lairOf("a basilisk loose in the sculptor's garden")).toContain("sculptor's garden");
  expect(lairOf('something lives in the fog')).toMatch(/ in the fog$/);
});

test('no one dies in a whimsical hunt', () => {
  for (let seed = 0; seed < 10; seed += 1) {
    const idea = 'kill the troll under the bridge';
    const { sections } = tellStory(requestOf('quest', seed, { idea, tone: 'whimsical' }));
    expect(sections.map(({ text }) => text).join('\n')).not.toMatch(
      /\b(?:grave|corpse|widow|killed by|Speak with Dead|died)\b/,
    );
  }
});

test.each([
  'a bridge troll who wants to retire',
  'an ogre fell in love with the baker',
  "the baker's dog is missing",
  'a dragon egg in the orphanage',
])('"%s" is no hunt', (idea) => {
  for (let seed = 0; seed < 5; seed += 1) {
    const { facts } = tellStory(requestOf('quest', seed, { idea }));
    expect(JSON.stringify(facts['kernel'])).not.toMatch(/^"(?:hunt|great|guard)-/);
  }
});

test('what players read at level 17 is about more than a village', () => {
  for (const [idea] of ideas) {
    const story = tellStory(requestOf('quest', 7, { idea, level: 17 }));
    expect(hasPlotOf(idea, story)).toBe(true);
    const pitch = story.sections.find(({ id }) => id === 'pitch')?.text ?? '';
    expect(pitch).toMatch(/realm|crown|royal|provinces|army/i);
  }
});
