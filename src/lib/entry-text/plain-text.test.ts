import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { hostileTexts } from '#tests/support/hostile-texts.ts';
import { processorTime } from '#tests/support/processor-time.ts';
import { plainText } from './plain-text.ts';

describe('the words of a text', () => {
  it.each([
    ['# Vell\n\nA **dark** *town* of ~~old~~ `1d6` lamps', 'Vell\nA dark town of old 1d6 lamps'],
    ['[[Vell]] and [[The Lantern|the lamp]]', 'Vell and the lamp'],
    ['[the map](/maps/1) and ![a tower](/api/images/1)', 'the map and a tower'],
    ['<https://example.com> https://example.org', 'https://example.com https://example.org'],
    ['> - a\n>   b\n\n1. c', 'a b\nc'],
    ['| a | b |\n|---|---|\n| c |  |', 'a\nb\nc'],
    ['```js\nx *= 2\n```', 'x *= 2'],
    [':::secret{for="tomas"}\na\n:::', 'a'],
    ['[a]: /hidden "title"\n\nb\\\nc', 'b c'],
    ['<b>&amp;</b> \\*', '<b>&</b> *'],
    ['', ''],
  ])('of %j are %j', (text, words) => {
    expect(plainText(text)).toBe(words);
  });

  test('are the same for text without marks', () => {
    fc.assert(
      fc.property(fc.array(fc.stringMatching(/^[a-zäé0-9]+$/), { minLength: 1 }), (words) => {
        expect(plainText(words.join(' '))).toBe(words.join(' '));
      }),
    );
  });

  test('contain every word, whatever the marks around it', () => {
    const word = fc.stringMatching(/^[a-z]{3,8}$/);
    const marked = fc.tuple(
      word,
      fc.constantFrom(
        '*',
        '**',
        '_',
        '~~',
        '`',
        '> ',
        '- ',
        '# ',
        '[[',
        '](',
        '![',
        '|',
        '\n',
        '<',
      ),
    );
    fc.assert(
      fc.property(fc.array(marked), (parts) => {
        const text = plainText(parts.map(([each, mark]) => `${each} ${mark}`).join(''));
        expect(parts.filter(([each]) => !text.includes(each))).toEqual([]);
      }),
    );
  });

  it.each(hostileTexts)('are found quickly: %s', (_, text) => {
    const from = processorTime();
    const words = plainText(`first\n\n${text}`);
    expect(processorTime() - from).toBeLessThan(1000);
    expect(words.startsWith('first')).toBe(true);
  });
});
