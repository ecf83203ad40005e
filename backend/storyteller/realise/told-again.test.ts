import { expect, test } from 'vitest';
import { tellStory } from '../tell.ts';
import { requestOf } from '../requests.fixture.ts';
import { toldAgain } from './told-again.ts';

test.each([
  ['fact', '', 'All this is so'],
  ['fact', 'Everyone ran. ', 'All this is so'],
  ['fact', 'It is as they say: ', 'all of this'],
  ['fact', 'Nobody can say any more that ', 'it is so'],
  ['fact', 'Until then ', 'it goes on'],
  ['town', 'Until then ', undefined],
  ['In', '', undefined],
])('the word "%s" after "%s" has the stand-in "%s"', (key, before, said) => {
  expect(toldAgain(key, before, 2)).toBe(said);
  expect(toldAgain(key, before, 1)).toBeUndefined();
});

test.each([
  ['the dead rise from the graveyard', 'the dead rise from the graveyard'],
  ['the river started flowing backwards', 'the river started flowing backwards'],
  ['a dragon is eating horses', 'a dragon is eating horses'],
  ['the mayor wants to marry a ghost', 'wants to marry a ghost'],
])('no draft says more than five times that %s', (idea, fact) => {
  for (const seed of [1, 2, 3, 4]) {
    const story = tellStory(requestOf('quest', seed, { idea }));
    const text = story.sections.map((section) => section.text.toLowerCase()).join('\n');
    expect(text.split(fact).length - 1, String(seed)).toBeLessThanOrEqual(5);
  }
});
