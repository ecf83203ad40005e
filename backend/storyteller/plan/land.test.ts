import { describe, expect, test } from 'vitest';
import { requestOf, textOf } from '../requests.fixture.ts';
import type { StoryKind, StoryLength } from '../story.ts';
import { families } from '../tables/lands/families.ts';
import { lands } from '../tables/lands/lands.ts';
import { tellStory } from '../tell.ts';
import { landscapeIn } from './land.ts';

const kinds: readonly StoryKind[] = ['quest', 'place', 'person', 'adventure', 'setting'];
const lengths: readonly StoryLength[] = ['short', 'standard', 'long'];

describe('the landscape of a campaign', () => {
  test.each([
    ['A sea of sand: the desert of Qasr, and its last wells.', 'desert'],
    ['Snow falls on the tundra. The ice has not melted for a hundred years.', 'ice'],
    ['The floating islands of Vell drift over the clouds.', 'sky'],
    ['A kingdom under the mountains.', 'mountains'],
    ['The jungle hides old stones.', 'jungle'],
  ])('is read from "%s"', (text, id) => {
    expect(landscapeIn([text])?.id).toBe(id);
  });

  test.each([
    '',
    'A kingdom at war with itself.',
    'The harbour town of Saltmere, beyond the desert.',
    'Forests in the west, mountains in the east.',
    'They came from the desert once.',
  ])('is not read from "%s"', (text) => {
    expect(landscapeIn([text])).toBeUndefined();
  });

  test('excludes nothing that the texts of the campaign mention themselves', () => {
    const text = 'A desert between two seas, and a river through the middle of it.';
    expect(landscapeIn([text])?.without).toEqual(['rain', 'marsh', 'cold', 'wood', 'green']);
  });

  test('is excluded from the words of an age without printing', () => {
    expect(landscapeIn(['In the bronze age of Ur.'])).toEqual({ id: 'early', without: ['late'] });
  });
});

/** Contradictions that a reader sees at once, by the land. */
const plainly: Readonly<Record<string, RegExp>> = {
  desert:
    /fishing|fisherm[ae]n|\bharbou?r|\bferry|\brain(?:s|ed|y|ing)?\b|\bsnow|\bforest|\bmarsh(?!al)|\borchards?\b|\bhoney/i,
  ice: /\borchards?\b|\bvineyards?\b|\bcamels?\b|\bdesert\b|\bhoney\b/i,
  underground: /\bsunlight|\bsunset|\brain(?:s|ed|y|ing)?\b|\bharbou?r|\bmoonlight|\borchards?\b/i,
  sky: /\bharbou?r|\bferry|fishing|\briver|\bcaravan/i,
  plains: /\bharbou?r|\bmountain|\bforest/i,
  forest: /\bharbou?r|\bdesert\b|\bcamels?\b/i,
  mountains: /\bharbou?r|\bdesert\b|\bcamels?\b|lighthouse/i,
};

/** Invented names can have any word in them: Honey Upland is a province. */
const names = /(?:\p{Lu}[\p{L}'-]+ ){1,3}\p{Lu}[\p{L}'-]+/gu;

describe.each(lands)('a campaign in a land of the sort $id', ({ id, without }) => {
  const words = without.map((family) => families[family]).join('|');

  test('has no text that contradicts it', () => {
    const contradiction = new RegExp(`\\b(?:${words})\\b`, 'gi');
    const found = Array.from({ length: 75 }, (_, seed) => {
      const [kind, length] = [kinds[seed % kinds.length], lengths[seed % lengths.length]];
      const given = { landscape: { id, without }, length: length ?? 'short' };
      const story = tellStory(requestOf(kind ?? 'quest', seed, given));
      const text = textOf(story).replaceAll(names, '');
      return [...(text.match(contradiction) ?? []), ...(plainly[id]?.exec(text) ?? [])];
    });
    expect(found.flat()).toEqual([]);
  }, 60_000);
});

describe('a text of a campaign in a desert', () => {
  const without = ['sea', 'river', 'rain', 'marsh', 'cold', 'wood', 'green'];
  const landscape = { id: 'desert', without };

  test('has what its idea asks for, also if the desert has no such thing', () => {
    const idea = 'a harbour master who takes bribes';
    const story = tellStory(requestOf('person', 3, { idea, landscape }));
    expect(textOf(story)).toMatch(/harbour master.*bribe/s);
  });

  test('keeps to the desert if its sections are written again, whatever the campaign says then', () => {
    const story = tellStory(requestOf('place', 4, { landscape }));
    const keep = { story, sections: ['look'] };
    const again = tellStory(requestOf('place', 4, { keep, instruction: 'again' }));
    expect(again.facts).toEqual(story.facts);
  });

  test('is as complete as any other', () => {
    for (const kind of ['quest', 'place', 'person'] as const) {
      for (let seed = 0; seed < 15; seed += 1) {
        const dry = tellStory(requestOf(kind, seed, { landscape }));
        const usual = tellStory(requestOf(kind, seed));
        expect(dry.sections.length).toBeGreaterThanOrEqual(usual.sections.length - 4);
        expect(dry.sections.filter(({ text }) => text.length < 20)).toEqual([]);
      }
    }
  });
});
