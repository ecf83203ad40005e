import { expect, test } from 'vitest';
import type { RecentStory } from '../story.ts';
import { requestOf, textOf } from '../requests.fixture.ts';
import { sentencesOf } from '../realise/sentences.ts';
import { tellStory } from '../tell.ts';

const tones = ['heroic', 'grim', 'intrigue', 'horror', 'whimsical'] as const;

/** Texts of one user, each with the twenty before it as recent ones. */
function written(kind: 'person' | 'character', count: number): RecentStory[] {
  const stories: RecentStory[] = [];
  for (let index = 0; index < count; index += 1) {
    const tone = tones[index % tones.length] ?? 'heroic';
    const given = { tone, level: 1 + ((index * 7) % 20), recent: stories.slice(-20) };
    const story = tellStory(requestOf(kind, 500 + index * 31, given));
    stories.push({ facts: story.facts, text: textOf(story) });
  }
  return stories;
}

const withoutNames = (text: string): string[] =>
  sentencesOf(text).map((sentence) =>
    sentence
      .replaceAll(/\p{Lu}[\p{L}']*/gu, 'N')
      .replaceAll(/\b(?:she|he|they|her|him|his|them|their)\b/g, 'N'),
  );

test.each(['person', 'character'] as const)(
  'of 21 texts of the kind %s hardly two have a sentence in common, and none the story',
  (kind) => {
    const stories = written(kind, 21);
    const cores = stories.map(({ facts }) => facts['core']);
    expect(new Set(cores).size).toBe(cores.length);
    const sentences = stories.flatMap(({ text }) => [...new Set(withoutNames(text))]);
    const repeated = sentences.length - new Set(sentences).size;
    expect(repeated / sentences.length).toBeLessThan(0.03);
  },
);

test('a person, a character and a place of the same seed have different names', () => {
  for (let seed = 0; seed < 50; seed += 1) {
    const [person, character, place] = (['person', 'character', 'place'] as const).map(
      (kind) => tellStory(requestOf(kind, seed)).named[0]?.name,
    );
    expect(new Set([person, character, place]).size).toBe(3);
  }
});
