import { describe, expect, test } from 'vitest';
import { requestOf, textOf } from '../requests.fixture.ts';
import type { Story, StoryKind } from '../story.ts';
import { lands } from '../tables/lands/lands.ts';
import { matterKernels } from '../tables/matters/kernels.ts';
import { tellStory } from '../tell.ts';
import { kernelsOfLand, textsOf } from './kernel-in-land.ts';
import { patternOf, withoutOf } from './land.ts';

const ideas = [
  'A merchant was murdered in a locked room',
  'A dragon demands a bride and the bride wants to go',
  'A troll under the bridge asks riddles and eats whoever fails',
  'The miners went on strike and something answered from below',
  "The governor's daughter has been kidnapped by slavers",
  'A heist in a floating casino run by a beholder',
  'escort a prisoner who is innocent and everyone wants dead',
  'stop a war between two villages over a well, only three days left',
  'Haunted house but the ghost is a child who only wants to play',
  'mimic infestation in a library',
  'the werewolf is the sheriff and he does not know it',
  'bodyguard job for a famous bard',
  'retrieve stolen holy relic',
  'guard a bridge for one night and let nothing cross',
  'murder mystery at a masquerade ball',
  'a ghost ship in the harbour',
  'prison break',
  'find a cure for the plague in the old swamp',
  'the bandit leader is the old captain of the guard who was betrayed',
  'Defend the village against a goblin raid!',
];

/** Invented names can have any word in them. */
const names = /(?:\p{Lu}[\p{L}'-]+ ){1,3}\p{Lu}[\p{L}'-]+/gu;

const hasPlot = ({ idea, facts }: Story): boolean =>
  idea?.hasPlot === true && typeof facts['kernel'] === 'string';

describe.each(ideas)('the idea "%s"', (idea) => {
  test('has a plot in each land, without words that contradict the land', () => {
    expect(hasPlot(tellStory(requestOf('quest', 7, { idea })))).toBe(true);
    const found = lands.map((landscape) => {
      const request = requestOf('quest', 7, { idea, landscape });
      const story = tellStory(request);
      const without = withoutOf(request);
      const text = textOf(story).replaceAll(names, '');
      const against = without.length === 0 ? [] : (text.match(patternOf(without)) ?? []);
      return { land: landscape.id, hasPlot: hasPlot(story), against: [...against] };
    });
    expect(found).toEqual(lands.map(({ id }) => ({ land: id, hasPlot: true, against: [] })));
  });
});

describe.each(['desert', 'underground'])('an adventure in a land of the sort %s', (id) => {
  test.each(ideas.slice(0, 6))('tells the idea "%s"', (idea) => {
    const landscape = lands.find((land) => land.id === id);
    const request = requestOf('adventure', 7, { idea, ...(landscape && { landscape }) });
    expect(hasPlot(tellStory(request))).toBe(true);
  });
});

const early = { id: 'early', without: ['late'] as const };

describe.each([...lands, early])('plots in a land of the sort $id', (landscape) => {
  const inLand = kernelsOfLand(requestOf('quest', 0, { landscape }));

  test('have no word that contradicts it, but for those about ships at sea', () => {
    const pattern = patternOf(landscape.without);
    const against = matterKernels.filter((kernel) =>
      textsOf(inLand(kernel)).some((text) => pattern.test(text)),
    );
    const atSea = against.map(({ id }) => id).filter((id) => !/sea|ship/.test(id));
    expect(atSea).toEqual([]);
  });

  test('keep their conditions and what they are found by', () => {
    for (const kernel of matterKernels) {
      const { tells, about, lair, id } = inLand(kernel);
      expect([tells, about, lair.terrain, id]).toEqual([
        kernel.tells,
        kernel.about,
        kernel.lair.terrain,
        kernel.id,
      ]);
      const conditionsIn = (value: unknown) => JSON.stringify(value).match(/\w+(?:!=|>=|=)\w+/g);
      expect(conditionsIn(inLand(kernel))).toEqual(conditionsIn(kernel));
    }
  });
});

test.each([
  ['An island lies in the harbour.', 'A hill lies in the market.'],
  ['Rain falls on the quay of {ship}.', 'Wind falls in the yard of {ship}.'],
  ['*Control Water* holds the river.', '*Control Water* holds the canyon.'],
  ['**The ferry of the marshal** is late.', '**The wagon of the marshal** is late.'],
])('"%s" is "%s" in a desert', (text, said) => {
  const [kernel] = matterKernels;
  if (kernel === undefined) throw new Error('There are no plots.');
  const landscape = { id: 'desert', without: ['sea', 'river', 'rain', 'marsh'] };
  const inLand = kernelsOfLand(requestOf('quest', 0, { landscape }));
  expect(inLand({ ...kernel, gist: [text] }).gist).toEqual([said]);
});

test('boats are allowed where the idea names the sea', () => {
  const kinds: readonly StoryKind[] = ['quest', 'adventure'];
  for (const kind of kinds) {
    const landscape = { id: 'desert', without: ['sea', 'river', 'rain'] };
    expect(withoutOf({ kind, idea: 'a ghost ship in the harbour', landscape })).toEqual(['rain']);
  }
});
