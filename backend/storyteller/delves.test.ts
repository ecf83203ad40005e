import { describe, expect, test } from 'vitest';
import { tellAdventure } from './kinds/adventure.ts';
import type { Draft } from './kinds/draft.ts';
import { tellQuest } from './kinds/quest.ts';
import { hasPlotOf } from './plan/has-plot.ts';
import { requestOf } from './requests.fixture.ts';
import { tellStory } from './tell.ts';
import type { Tone } from './story.ts';

const tones: readonly Tone[] = ['heroic', 'grim', 'intrigue', 'horror', 'whimsical'];

const textIn = (draft: Draft, id: string): string =>
  draft.names.plain(draft.sections.find((section) => section.id === id)?.text ?? '').toLowerCase();

const seeds = Array.from({ length: 20 }, (_, seed) => seed);

/** Levels from 1 to 20, each with each tone. */
const levelOf = (seed: number): number => 1 + ((seed * 7) % 20);

/** What only the intrigues have: no such idea speaks of it. */
const furniture =
  /\block-?up\b|\bforged (?:letter|document|deed)|\blicence\b|\bthe hiding place\b|\bransom\b/i;

const families: readonly (readonly [
  kernel: string,
  ideas: readonly (readonly [string, string])[],
])[] = [
  [
    'delve-nest',
    [
      ['kobolds have taken over the sewer and are charging rent', 'kobolds'],
      ['mind flayers under the university', 'mind flayers'],
      ['the old mine is full of gas and undead dwarves', 'mine'],
      ['a haunted graveyard', 'graveyard'],
      ['an abandoned mine', 'mine'],
    ],
  ],
  // Creatures that have settled somewhere: a nest, what is hunted and what has to be driven away are all right.
  [
    'delve-nest|hunt-monster|defend-raid',
    [
      ["giant spiders in the silk merchant's warehouse", 'giant spiders'],
      ['fire elementals escaped from the forge', 'fire elementals'],
      ['harpies nest on the cliffs above the shipping lane', 'harpies'],
    ],
  ],
  [
    'delve-ruin',
    [
      ['explore a lost temple in the jungle', 'temple'],
      ['the lost tomb of a pharaoh beneath the dunes', 'tomb'],
      ['investigate the abandoned monastery', 'monastery'],
    ],
  ],
  [
    'delve-house',
    [
      ['cleaning out an old mansion somebody inherited', 'mansion'],
      ['the heirs must spend one night in the castle to get the inheritance', 'castle'],
    ],
  ],
  [
    'delve-trapped',
    [
      ['trapped in a painting', 'painting'],
      ['lost in a hedge maze with a minotaur', 'maze'],
      ['wake up in a dungeon with no memory', 'dungeon'],
    ],
  ],
  [
    'delve-cutoff',
    [
      ["the party's ship is swallowed by a whale", 'whale'],
      ['survive an avalanche and whatever lives in the ice', 'ice'],
    ],
  ],
  [
    'delve-rite',
    [
      ['stop a cult from summoning a demon under the city', 'demon'],
      ['a cult wants to wake a god', 'god'],
      ['prevent the resurrection of the vampire lord', 'vampire lord'],
    ],
  ],
  [
    'delve-gate',
    [
      ['a portal opens in the cellar of the inn', 'portal'],
      ['close the gate to hell', 'gate'],
    ],
  ],
  [
    'defend-siege|delve-gate',
    [['repair an ancient dwarven gate before the drow come through', 'gate']],
  ],
];

const ideas = families.flatMap(([kernel, list]) =>
  list.map(([idea, noun]) => [idea, kernel, noun] as const),
);

describe.each([
  ['quest', tellQuest],
  ['adventure', tellAdventure],
] as const)('a %s', (kind, tell) => {
  test.each(ideas)(
    'about "%s" has %s, from the first section to the last',
    (idea, kernel, noun) => {
      for (const seed of seeds) {
        const tone = tones[seed % tones.length] ?? 'heroic';
        const draft = tell(requestOf(kind, seed, { idea, tone, level: levelOf(seed) }), seed);
        expect(draft.facts['kernel'], String(seed)).toMatch(new RegExp(`^(?:${kernel})$`));
        expect(draft.faults, String(seed)).toEqual([]);
        for (const id of ['pitch', 'truth', 'endings']) {
          expect(textIn(draft, id), `${seed} ${id}`).toContain(noun);
        }
        const all = draft.sections.map(({ heading, text }) => `${heading}\n${text}`).join('\n');
        expect(draft.names.plain(all), String(seed)).not.toMatch(furniture);
      }
    },
  );
});

test('an idea that a direct plot tells has no notice that it is not told', () => {
  for (const [idea] of ideas) {
    expect(hasPlotOf(idea, tellStory(requestOf('quest', 3, { idea }))), idea).toBe(true);
  }
});

test.each([
  ['the party is shut in', 'trapped in a painting', 'The party is trapped in a painting'],
  [
    'the party is cut off',
    "the party's ship is swallowed by a whale",
    "The party's ship was swallowed by a whale",
  ],
])('the first sentence says that %s, and names no town', (_what, idea, first) => {
  const pitch = tellStory(requestOf('quest', 2, { idea })).sections.find(
    ({ id }) => id === 'pitch',
  );
  expect(pitch?.text.startsWith(first)).toBe(true);
});

test('the creatures that an idea names fight in the end', () => {
  const idea = "giant spiders in the silk merchant's warehouse";
  for (let seed = 0; seed < 10; seed += 1) {
    const story = tellStory(requestOf('quest', seed, { idea, level: 3, tone: 'heroic' }));
    const text = story.sections.find(({ id }) => id === 'lair')?.text ?? '';
    expect(text).toContain('Giant Spider');
  }
});
