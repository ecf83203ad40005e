import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { processorTime } from '#tests/support/processor-time.ts';
import { foldName } from '../fold.ts';
import { hostileTexts } from '#tests/support/hostile-texts.ts';
import { linksOfTokens } from './links.ts';
import { parser } from './parser.ts';

const title = fc
  .stringMatching(/^[abcABé’' ()-]{1,12}$/)
  .map((text) => text.trim())
  .filter((text) => text !== '');

describe('the links of a text', () => {
  it.each([
    ['[[Vell]] and [[The Lantern|the lamp]]', ['Vell', 'The Lantern']],
    ['[[Vell]], [[ vell ]], [[VELL|x]], [[Tomas]]', ['Vell', 'Tomas']],
    ['> - [[a]]\n\n| x |\n|---|\n| [[b\\|words]] |\n\n# [[c]]', ['a', 'b', 'c']],
    [':::secret\n[[a]]\n:::', ['a']],
    ['`[[a]]` and \\[[b]] and [[ ]] and [[c\nd]]', []],
    ['```\n[[a]]\n```\n\n    [[b]]', []],
    ['[[[a]]] [[b]', ['a']],
    ['[some [[a]] words](https://example.com)', ['a']],
  ])('of %j are %j', (text, titles) => {
    expect(linksOfTokens(parser.parse(text, {}))).toEqual(titles);
  });

  test('are all titles in the order of the text, each once', () => {
    fc.assert(
      fc.property(fc.array(title, { maxLength: 20 }), (titles) => {
        const found = linksOfTokens(
          parser.parse(titles.map((each) => `- see [[${each}|there]]\n`).join(''), {}),
        );
        expect(found.map(foldName)).toEqual([...new Set(titles.map(foldName))]);
        expect(found.every((each) => titles.includes(each))).toBe(true);
      }),
    );
  });

  test('are not more than 200', () => {
    const text = Array.from({ length: 300 }, (_, index) => `[[Entry ${index}]]`).join(' ');
    expect(linksOfTokens(parser.parse(text, {}))).toHaveLength(200);
    expect(linksOfTokens(parser.parse(text, {})).at(-1)).toBe('Entry 199');
  });

  it.each(hostileTexts)('are found quickly: %s', (_, text) => {
    const from = processorTime();
    const found = linksOfTokens(parser.parse(`[[first]]\n\n${text}`, {}));
    expect(processorTime() - from).toBeLessThan(1000);
    expect(found[0]).toBe('first');
  });
});
