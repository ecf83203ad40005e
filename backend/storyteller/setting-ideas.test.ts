import { describe, expect, test } from 'vitest';
import { unusedWords, textsOfStory } from './unused-words.ts';
import { hasPlotOf } from './plan/has-plot.ts';
import { requestOf, textOf } from './requests.fixture.ts';
import type { Story, StoryRequest } from './story.ts';
import { tellStory } from './tell.ts';

const seeds = Array.from({ length: 12 }, (_, index) => 7700 + index);

const settings = (given: Partial<StoryRequest>): readonly Story[] =>
  seeds.map((seed) => tellStory(requestOf('setting', seed, given)));

const sectionOf = ({ sections }: Story, id: string): string =>
  sections.find((section) => section.id === id)?.text ?? '';

/** The number of lines outside of the first section in which a setting tells of something. */
const linesWith = ({ sections }: Story, words: RegExp): number =>
  sections
    .filter(({ id }) => id !== 'pitch')
    .flatMap(({ text }) => text.split('\n'))
    .filter((line) => words.test(line)).length;

describe('the idea of a setting', () => {
  test.each([
    ['A kingdom ruled by dragons', /\bdragons?\b/i],
    ['a dragon empire', /\bdragons?\b/i],
    ['A realm where the dead vote', /\b(?:votes?|voters?|polling)\b/i],
    [
      'A city built on the back of a turtle',
      /is alive|feels the spade|what carries|back that curves|What carries/,
    ],
    [
      'people live on the backs of giant turtles',
      /is alive|feels the spade|what carries|back that curves|What carries/,
    ],
    ['a desert empire ruled by genies', /\b(?:genies?|wish|vessels?)\b/i],
    ['a world where the sun has died', /\b(?:sun|lamps?|light|dark|rope|candle)\b/i],
    ['everybody is born with a mark that tells their fate', /\b(?:marks?|unmarked)\b/i],
    [
      'a free city between two kingdoms at war',
      /white|anthems|exchanged|spy|powers|trade in news|sides|embassy|courier/,
    ],
    ['magic is forbidden', /\b(?:magic|mages?|spell)\b/i],
    ['the world is flooded, only mountaintops are left', /\b(?:water|sea|boats?|soil)\b/i],
  ])('"%s" has at least three more lines', (idea, words) => {
    for (const story of settings({ idea })) {
      expect([linesWith(story, words) >= 3, hasPlotOf(idea, story)]).toEqual([true, true]);
    }
  });

  test('of islands in the sky has no sea', () => {
    for (const idea of ['Islands of the sky', 'islands in the clouds']) {
      for (const story of settings({ idea })) {
        expect(textOf(story)).not.toMatch(/high water|\btides?\b|\bharbours?\b|flag, a song/i);
      }
    }
  });

  test('of a frontier has the landscape of its words, and no half a million people', () => {
    for (const story of settings({ idea: 'A cold northern frontier', level: 18 })) {
      expect(story.facts['livelihoods']).not.toContain('caravan');
      expect(sectionOf(story, 'regions')).not.toMatch(/half a million|nine bishops|griffin/i);
    }
  });

  test('of a port of thieves has thieves in its plot', () => {
    for (const story of settings({ idea: 'A port of thieves' })) {
      expect(sectionOf(story, 'secrets')).toMatch(/thieves of \S.* have been hired to steal/);
    }
  });

  test('says nothing of a city about the land of the other towns', () => {
    for (const story of settings({ idea: 'A port of thieves' })) {
      const [, ...others] = sectionOf(story, 'regions').split('\n');
      expect(others.join('\n')).not.toMatch(/forty ships|At low water/);
    }
  });

  test('that no row tells is left out, and is what the notice names', () => {
    const idea = 'a kingdom ruled by mushrooms';
    for (const story of settings({ idea })) {
      expect(textOf(story)).not.toMatch(/mushrooms/i);
      expect(unusedWords(idea, textsOfStory(story))).toContain('mushrooms');
    }
  });

  test('of which only the words are there has a notice that its plot is another one', () => {
    const idea = 'a bronze age';
    for (const story of settings({ idea })) expect(hasPlotOf(idea, story)).toBe(false);
  });

  test('is not followed by sentences that say nothing of it', () => {
    for (const idea of ['A desert empire in decline', 'a bronze age', 'a crossroads of worlds']) {
      for (const story of settings({ idea })) {
        expect(textOf(story)).not.toMatch(
          /could be something other|no longer notice that it is so|how it came to be so|was made for it/,
        );
      }
    }
  });
});

describe('a setting', () => {
  test('in which a town does not exist by law lets it pay no army', () => {
    for (const story of settings({ idea: 'a census', level: 20 })) {
      expect(story.facts['wrong']).toBe('count');
      const [, second] = sectionOf(story, 'regions').split('\n');
      expect(second).not.toMatch(/army|kings|ambassadors|nine bishops|toll/i);
    }
  });

  test('has a building of the campaign that is open to guests', () => {
    const known = [{ id: 'p', kind: 'place' as const, name: 'The Rusty Anchor Inn' }];
    for (const story of settings({ known, level: 20 })) {
      const line = sectionOf(story, 'places')
        .split('\n')
        .find((text) => text.includes('Rusty Anchor Inn'));
      expect(line).not.toMatch(/three rings|four gates|wards|golems|griffin|garrison|crowns keep/);
    }
  });

  test('in which work may never stop has one shaft, and a name for what sleeps', () => {
    for (const story of settings({ idea: 'a sleeping titan', tone: 'grim' })) {
      expect(story.facts['wrong']).toBe('sleeper');
      expect(textOf(story)).not.toMatch(/new shaft|shaft sunk|without walking in its sleep|herds/);
    }
  });

  test('in which all debts were burned still has money, and says whose child is a pledge', () => {
    for (const story of settings({ idea: 'debts', tone: 'intrigue', level: 5 })) {
      expect(story.facts['wrong']).toBe('debts');
      const text = textOf(story);
      expect(text).not.toMatch(/no living person|there is still money|and it is a person/);
      expect(text.split('could not be put in money. It').slice(1).join('')).toMatch(
        /^$|a child for whom \S+/,
      );
    }
  });

  test('in which a gate was shut says who digs', () => {
    for (const story of settings({ idea: 'a siege', tone: 'grim', level: 5 })) {
      expect(story.facts['wrong']).toBe('gates');
      expect(sectionOf(story, 'hidden')).toMatch(/digs there by night/);
    }
  });
});
