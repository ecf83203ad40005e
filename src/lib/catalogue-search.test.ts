import { expect, test } from 'vitest';
import { isFound, wordsOfName } from './catalogue-search.ts';
import { foldName } from './fold.ts';

const finds = (search: string, name: string) => isFound(foldName(name), wordsOfName(search));

test('a name is found if it contains all words of the search, in any order and case', () => {
  expect(finds('SWORD long', 'Longsword')).toBe(true);
  expect(finds('thieves’', "Thieves' Tools")).toBe(true);
  expect(finds('long bow', 'Longsword')).toBe(false);
});

test('a search looks up the eight longest of its words', () => {
  const words = 'a bb ccc dddd eeeee ffffff ggggggg hhhhhhhh iiiiiiiii';
  expect(wordsOfName(words)).toHaveLength(8);
  expect(finds(words, words.slice(2))).toBe(true);
  expect(finds(words, words.slice(0, -2))).toBe(false);
});

test('the words of a search contain each word once', () => {
  expect(wordsOfName('  Rope \t rope   silk ')).toEqual(['rope', 'silk']);
});
