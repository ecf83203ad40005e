import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { searchWords, snippetOf, wordsToFind } from './search-words.ts';

describe('the words of a search', () => {
  it.each([
    ['Café ÉTÉ', ['cafe', 'ete']],
    ['Straße Smørrebrød', ['strasse', 'smorrebrod']],
    ["Corvin's keep", ['corvins', 'keep']],
    ['well-known 2d6', ['well', 'known', '2d6']],
    ['ﬁre Ⅳ', ['fire', 'iv']],
    ['… — !', []],
    // The compatible form of this number is (1).
    ['⑴ a⑵', ['1', 'a2']],
    ['Tide tide TIDE', ['tide']],
  ])('of %j are %j', (text, words) => {
    expect(searchWords(text)).toEqual(words);
  });

  it('consist of characters that no query language gives a meaning', () => {
    const property = fc.property(fc.string({ unit: 'binary' }), (text) => {
      for (const word of searchWords(text)) expect(word).toMatch(/^[\p{L}\p{N}]{1,120}$/u);
    });
    expect(() => fc.assert(property)).not.toThrow();
  });
});

test('a search looks up its eight longest words', () => {
  expect(wordsToFind('a b c d e f g h i j k l tide lantern')).toEqual([
    'lantern',
    'tide',
    'a',
    'b',
    'c',
    'd',
    'e',
    'f',
  ]);
});

describe('a snippet', () => {
  const long = `${'fog '.repeat(100)}The lantern burns. ${'sea '.repeat(100)}`;

  it('begins some words before the word that was found', () => {
    const snippet = snippetOf(long, ['lant'], 300);
    expect(snippet).toMatch(/^…(fog )+The lantern burns\. (sea ?)+…$/);
    expect(snippet.length).toBeLessThanOrEqual(300);
  });

  it('is the beginning if the text does not have the word', () => {
    expect(snippetOf('Short.\n\nText', ['lantern'], 300)).toBe('Short. Text');
  });

  it('is never longer than asked, and part of the text', () => {
    const property = fc.property(
      fc.string({ unit: 'binary' }),
      fc.string(),
      fc.integer({ min: 10, max: 300 }),
      (text, word, length) => {
        const snippet = snippetOf(text, [word], length);
        expect(snippet.length).toBeLessThanOrEqual(length);
        const line = text.replaceAll(/\s+/g, ' ').trim();
        expect(line).toContain(snippet.replaceAll(/^…|…$/g, ''));
      },
    );
    expect(() => fc.assert(property)).not.toThrow();
  });
});
