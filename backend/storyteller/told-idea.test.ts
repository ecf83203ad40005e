import { describe, expect, test } from 'vitest';
import { hasPlotOf } from './plan/has-plot.ts';
import { requestOf, textOf } from './requests.fixture.ts';
import type { Story, StoryRequest } from './story.ts';
import { tellStory } from './tell.ts';
import { isOfPlot, shortenedIdeaOf } from './told-idea.ts';
import { toldIdeaOf } from './unused-words.ts';

const nouns = {
  setting: ['a valley', 'an island kingdom', 'a country', 'a desert empire', 'islands'],
  place: ['a bakery', 'an inn', 'a well', 'a lighthouse', 'the throne room'],
  person: ['a beekeeper', 'an old smuggler', 'a judge', 'a puppet', 'a goblin butler'],
  character: ['a bard', 'a halfling thief', 'a wizard', 'an old sailor', 'a monk'],
  quest: ['a mill', 'the mayor', 'a wyvern', 'a locked door', 'the beehive'],
  adventure: ['a lich', 'an empire', 'the moon', 'a bridge', 'an army of scarecrows'],
} as const;

/** What no table has rows for. */
const clauses = [
  'that hums to seven patient umbrellas',
  'where each spoon resembles a forgotten cousin',
  'who counts purple buttons before breakfast',
  'with a grudge against triangular soup',
  'whose moustache became visible as moths',
  'built of frozen apologies and borrowed chalk',
] as const;

const kinds = ['setting', 'place', 'person', 'character', 'quest', 'adventure'] as const;

interface Told {
  readonly request: StoryRequest;
  readonly story: Story;
}

const told: readonly Told[] = kinds.flatMap((kind) =>
  nouns[kind].flatMap((noun, row) =>
    clauses
      .filter((_, column) => (row + column) % 2 === 0)
      .map((clause, column) => {
        const request = requestOf(kind, 40 + row * 7 + column, { idea: `${noun} ${clause}` });
        return { request, story: tellStory(request) };
      }),
  ),
);

const contextOf = ({ request: { kind, idea }, story: { title } }: Told): string =>
  `${kind}: ${idea} (${title})`;

describe('an idea of which a draft tells less than half', () => {
  const untold = told.filter(({ request: { kind, idea }, story }) => {
    const { asked, unused, quoted } = toldIdeaOf(idea, story);
    // A plot about the right noun can repeat a little more.
    const share = asked.length - unused.length - quoted.length + (isOfPlot(kind) ? 1 : 0);
    return share * 2 < asked.length;
  });

  test('is frequent among ideas that no table knows', () => {
    expect(untold.length).toBeGreaterThan(told.length / 3);
  });

  test('is repeated neither in the title nor in a text', () => {
    for (const one of untold) {
      expect(toldIdeaOf(one.request.idea, one.story).quoted, contextOf(one)).toEqual([]);
    }
  });

  test('leaves in the facts the part of it that the draft tells', () => {
    for (const one of untold) {
      const { request, story } = one;
      const shortened = shortenedIdeaOf(story);
      expect(request.idea, contextOf(one)).toContain(shortened ?? '');
      expect(shortened === '' && hasPlotOf(request.idea, story), contextOf(one)).toBe(false);
    }
  });
});

test.each([
  ['quest', 'someone is replacing the statues in town with real petrified people'],
  ['quest', 'follow the trail of counterfeit coins'],
  ['adventure', 'a walking city with a broken leg'],
] as const)('a %s without a plot for "%s" has none of its words', (kind, idea) => {
  const story = tellStory(requestOf(kind, 7, { idea }));
  const other = tellStory(requestOf(kind, 7));
  expect(story.idea?.hasPlot).toBe(false);
  expect([story.title, textOf(story)]).toEqual([other.title, textOf(other)]);
});

test('the seed of a draft alone gives the draft of an idea again', () => {
  for (const [index, one] of told.entries()) {
    if (index % 4 !== 0) continue;
    const { seed } = one.story;
    const again = tellStory({ ...one.request, seed });
    expect([again.title, again.sections], contextOf(one)).toEqual([
      one.story.title,
      one.story.sections,
    ]);
  }
});

test('the seed of a draft that differs from recent ones gives it again without them', () => {
  for (const kind of kinds) {
    const idea = `${nouns[kind][0]} ${clauses[0]}`;
    const first = tellStory(requestOf(kind, 5, { idea }));
    const recent = [
      { facts: first.facts, text: first.sections.map(({ text }) => text).join('\n') },
    ];
    const other = tellStory(requestOf(kind, 5, { idea, recent }));
    const again = tellStory(requestOf(kind, 5, { idea, seed: other.seed }));
    expect(again.sections, kind).toEqual(other.sections);
  }
});

test('a person keeps the trade of an idea of which the rest is not told', () => {
  const idea = 'a beekeeper who talks only to her bees';
  const story = tellStory(requestOf('person', 501, { idea }));
  expect(story.facts['shortened']).toBe('a beekeeper');
  expect(story.details).toMatchObject({ person: { role: 'beekeeper' } });
  expect(story.sections.map(({ text }) => text).join(' ')).not.toContain('talks only to');
});
