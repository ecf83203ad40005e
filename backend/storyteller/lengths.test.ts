import { expect, test } from 'vitest';
import { tellWrongAdventure } from './kinds/adventure.ts';
import { tellWrongQuest } from './kinds/quest.ts';
import { requestOf, tones } from './requests.fixture.ts';
import type { Story, StoryKind, StoryLength } from './story.ts';
import { tellStory } from './tell.ts';

/** A recap is as long as what has happened. */
const kinds: readonly StoryKind[] = [
  'person',
  'place',
  'character',
  'setting',
  'quest',
  'adventure',
];

const wordsIn = ({ sections }: Pick<Story, 'sections'>): number =>
  sections.map(({ text }) => text.split(/\s+/).length).reduce((sum, count) => sum + count, 0);

const seeds = 40;

/** The number of seeds for which the second length has a noticeable part more words. */
function countLonger(kind: StoryKind, lengths: readonly [StoryLength, StoryLength]): number {
  return Array.from({ length: seeds }, (_, seed) => seed).filter((seed) => {
    const [less = 0, more = 0] = lengths.map((length) => {
      const tone = tones[seed % tones.length] ?? 'heroic';
      const idea = seed % 4 === 0 ? 'a dragon under the mill' : '';
      return wordsIn(tellStory(requestOf(kind, seed, { tone, length, idea })));
    });
    return more >= less * 1.15;
  }).length;
}

test.each(kinds)(
  'a standard %s is longer than a short one, and a long one longer still',
  (kind) => {
    expect(countLonger(kind, ['short', 'standard'])).toBeGreaterThanOrEqual(seeds * 0.95);
    expect(countLonger(kind, ['standard', 'long'])).toBeGreaterThanOrEqual(seeds * 0.95);
  },
);

test.each([
  ['quest', tellWrongQuest],
  ['adventure', tellWrongAdventure],
] as const)('a long %s about an old wrong is longer than a standard one', (kind, tell) => {
  for (let seed = 0; seed < 20; seed += 1) {
    const [short = 0, standard = 0, long = 0] = (['short', 'standard', 'long'] as const).map(
      (length) => wordsIn(tell(requestOf(kind, seed, { length }), seed)),
    );
    expect(standard).toBeGreaterThanOrEqual(short * 1.1);
    expect(long).toBeGreaterThanOrEqual(standard * 1.1);
  }
});
