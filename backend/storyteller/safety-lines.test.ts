import { describe, expect, test } from 'vitest';
import { exclusionsOf } from './plan/lines.ts';
import { randomStream } from './random.ts';
import { fromMarkdown } from '#src/lib/plain-from-markdown.ts';
import { sentencesOf } from './realise/sentences.ts';
import { requestOf, tones } from './requests.fixture.ts';
import type { Story, StoryKind } from './story.ts';
import { themes } from './tables/themes/themes.ts';
import { tellStory } from './tell.ts';

const kinds: readonly StoryKind[] = [
  'setting',
  'adventure',
  'quest',
  'person',
  'place',
  'character',
];

/** `LINE_SEEDS=100` tells a hundred stories of each kind in each tone for each topic, which takes half an hour. */
const seedsOfTone = Number(process.env['LINE_SEEDS'] ?? 0);

const lineOf = ({ asked: [line = ''] }: (typeof themes)[number]): string => line;
const everyLine = themes.map(lineOf);

/** All that a reader or the game master can see of a story. */
const textsOf = ({ title, sections, details }: Story): string[] => [
  title,
  ...sections.flatMap(({ heading, text }) => [heading, ...sentencesOf(fromMarkdown(text))]),
  ...Object.values(details).flatMap((value) =>
    typeof value === 'string' ? [value] : [JSON.stringify(value)],
  ),
];

/** The begin of a line without its end, or what is left of a sentence without a part of it. */
const broken =
  /^(?:- )?(?:\*\*[^*]+\*\*|Week \d+):? *\.?$|^- *$| [.,;:](?!\.)|: ?\.(?!\.)|\( ?\)|\S {2,}/m;

/** What a story shows against its lines, and its sections that lack something. */
function faultsOf(story: Story, lines: readonly string[]): string[] {
  const { matches } = exclusionsOf(lines);
  const lacking = story.sections.filter(
    ({ heading, text }) => heading === '' || !/\w{3}/.test(text) || broken.test(text),
  );
  return [...textsOf(story).filter(matches), ...lacking.map(({ id, text }) => `${id}: ${text}`)];
}

describe.each(kinds)('a text of the kind %s', (kind) => {
  test.each(themes.map((theme, index) => [theme.id, lineOf(theme), index] as const))(
    'shows nothing of the topic %s and lacks no section if a line or a veil names it',
    (_id, line, index) => {
      const seeds =
        seedsOfTone === 0
          ? [index]
          : Array.from({ length: seedsOfTone * tones.length }, (_, seed) => seed);
      for (const seed of seeds) {
        const given = seed % 2 === 0 ? { lines: [line] } : { veils: [line] };
        const story = tellStory(requestOf(kind, seed, given));
        expect(faultsOf(story, [line])).toEqual([]);
        expect(story.leftOut).toBeUndefined();
      }
    },
    seedsOfTone === 0 ? undefined : 3_600_000,
  );

  test('has no heading without a text if a campaign has ten lines', () => {
    for (let seed = 0; seed < 6; seed += 1) {
      const lines = randomStream(seed, 'lines').shuffle(everyLine).slice(0, 10);
      expect(faultsOf(tellStory(requestOf(kind, seed, { lines })), lines)).toEqual([]);
    }
  });

  test('keeps what is possible if a campaign has all lines', () => {
    const story = tellStory(requestOf(kind, 1, { lines: everyLine }));
    expect(faultsOf(story, everyLine)).toEqual([]);
  }, 300_000);
});

test('a text says how many sections the lines leave no room for', () => {
  const story = tellStory(requestOf('setting', 0, { lines: everyLine }));
  const all = tellStory(requestOf('setting', 0)).sections.length;
  expect(story.leftOut).toBeGreaterThan(0);
  expect(story.sections.length + (story.leftOut ?? 0)).toBeLessThanOrEqual(all);
});
