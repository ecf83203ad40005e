import { expect, test } from 'vitest';
import { choiceAtStart, shortestOf, withChoices, withFirstChoices } from './choices.ts';

const withLast = (template: string): string => withChoices(template, (texts) => texts.at(-1) ?? '');

test('a choice becomes the text that is picked', () => {
  expect(withLast('It is [cold|warm] in [here|there].')).toBe('It is warm in there.');
});

test('a text of a choice can contain choices itself', () => {
  const template = '[A door [creaks|bangs].|{G} coughs[, once|, twice].] Then nothing.';
  expect(withFirstChoices(template)).toBe('A door creaks. Then nothing.');
  expect(withLast(template)).toBe('{G} coughs, twice. Then nothing.');
});

test('brackets without a choice stay as they are', () => {
  expect(withLast('[sic] and [a|b]')).toBe('[sic] and b');
});

test('the choice at the beginning of a text ends with its own bracket', () => {
  expect(choiceAtStart.exec('[{P} [hums|sings]|{P} waits] and [a|b]')?.[0]).toBe(
    '[{P} [hums|sings]|{P} waits]',
  );
});

test('the shortest text of a choice has the fewest words, and the first one if others have as few', () => {
  expect(shortestOf(['for a long time', 'interminably', 'long'])).toBe('interminably');
  expect(withChoices('She [waits [for an hour|an hour]|goes away again] [now|].', shortestOf)).toBe(
    'She waits an hour .',
  );
});
