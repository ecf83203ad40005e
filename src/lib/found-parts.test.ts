import { describe, expect, it } from 'vitest';
import { wordsOfName } from './catalogue-search.ts';
import { rangesWithWords, searchWords } from './entry-text/search-words.ts';
import { foundParts, rangesWithTexts, type TextPart } from './found-parts.ts';

/** The text with brackets around what was found. */
const shown = (parts: readonly TextPart[]): string =>
  parts.map(({ text, found }) => (found ? `[${text}]` : text)).join('');

describe('the parts of a text that a search has found', () => {
  const inText = (text: string, search: string) =>
    shown(foundParts(text, rangesWithWords(text, searchWords(search))));

  it('are the words that begin with a word of the search', () => {
    expect(inText('The lantern burns. No Lanterns here.', 'lant')).toBe(
      'The [lantern] burns. No [Lanterns] here.',
    );
    expect(inText('Café Straße', 'strasse CAFE')).toBe('[Café] [Straße]');
    expect(inText('O’Brien’s inn', "o'brien")).toBe('[O’Brien’s] inn');
    expect(inText('Nothing', 'lantern')).toBe('Nothing');
    expect(inText('', 'lantern')).toBe('');
  });

  const inName = (name: string, search: string) =>
    shown(foundParts(name, rangesWithTexts(name, wordsOfName(search))));

  it('are any places of a name', () => {
    expect(inName('Crossbow, light', 'BOW')).toBe('Cross[bow], light');
    expect(inName('Longbow', 'ngb long')).toBe('[Longb]ow');
    expect(inName('aaa', 'aa')).toBe('[aaa]');
    expect(inName('İnn', 'nn')).toBe('İnn');
    expect(inName('Longbow', 'longbow')).toBe('[Longbow]');
  });

  it('make up the whole text together', () => {
    const text = 'bow, longbow and bowl';
    const parts = foundParts(text, rangesWithTexts(text, ['bow', 'wl', 'o']));
    expect(parts.map((part) => part.text).join('')).toBe(text);
  });
});
