import { expect, test } from 'vitest';
import { completeText, partAt, suggest } from './suggestions.ts';

const weapons = ['Longsword', 'Shortsword', 'Longbow', 'Sling', 'Oil (flask)'];

test('a match at the beginning of an option comes first', () => {
  expect(suggest(['Shortsword', 'Sword of Ease', 'Great sword'], 'sword')).toEqual({
    options: ['Sword of Ease', 'Great sword', 'Shortsword'],
    guessed: false,
  });
});

test('an empty text offers all options', () => {
  expect(suggest(weapons, ' ').options).toEqual(weapons);
  expect(suggest(weapons, '', 2).options).toHaveLength(2);
});

test('a text with a typing mistake gets the most similar option', () => {
  expect(suggest(weapons, 'Lonsword')).toEqual({ options: ['Longsword'], guessed: true });
  expect(suggest(weapons, 'Zweihänder!')).toEqual({ options: [], guessed: false });
});

test('in a text with several values, the value at the caret is completed', () => {
  expect(partAt('Finesse, Li, Thrown', 11, ',')).toEqual({ from: 8, to: 11 });
  expect(completeText('Finesse, Li, Thrown', 11, ',', 'Light')).toBe('Finesse, Light, Thrown');
  expect(completeText('Li', 2, ',', 'Light')).toBe('Light');
  expect(completeText('Finesse,', 8, ',', 'Light')).toBe('Finesse, Light');
  expect(completeText(', Thrown', 0, ',', 'Light')).toBe('Light, Thrown');
});
