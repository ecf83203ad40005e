import { expect, test } from 'vitest';
import { isNearWord } from './near-word.ts';

test.each([
  ['labratory', 'laboratory'],
  ['librarry', 'library'],
  ['tavren', 'tavern'],
  ['cemetary', 'cemetery'],
])('"%s" is a misspelled "%s"', (written, meant) => {
  expect(isNearWord(written, meant)).toBe(true);
});

test.each([
  ['tower', 'power'],
  ['market', 'basket'],
  ['temple', 'template'],
])('"%s" is another word than "%s"', (written, meant) => {
  expect(isNearWord(written, meant)).toBe(false);
});
