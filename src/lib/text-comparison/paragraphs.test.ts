import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { markedParagraphs, plainParagraphs, withoutMarks } from './paragraphs.ts';

const shown = (text: string): string[] =>
  markedParagraphs(text).map((paragraph) => `${paragraph.look}: ${paragraph.text}`);

describe('the paragraphs of a text in Markdown', () => {
  it.each([
    [
      '# Vell ##\nA town\nof lamps.\n\nMore.',
      ['heading: Vell', 'paragraph: A town\nof lamps.', 'paragraph: More.'],
    ],
    [
      '- one\n  goes on\n* two\n1. three',
      ['item: • one\n  goes on', 'item: • two', 'item: 1. three'],
    ],
    ['> said\n\n---\n\nend', ['quote: said', 'paragraph: ⁂', 'paragraph: end']],
    ['| a | **b** |\n|---|:-:|\n| c | d |', ['paragraph: a · b', 'paragraph: c · d']],
    ['', []],
  ])('of %j are %j', (text, expected) => {
    expect(shown(text)).toEqual(expected);
  });

  test('have all lines but blank ones and those below the heads of tables', () => {
    const line = fc.constantFrom('# a', '- b', 'c', '', '> d', '1. e', '| f |', '***', 'g\r');
    fc.assert(
      fc.property(fc.array(line, { maxLength: 12 }), (lines) => {
        const text = lines.join('\n');
        const read = markedParagraphs(text).flatMap(({ source }) => source.split('\n'));
        const written = text.replaceAll(/\r\n?/g, '\n').split('\n');
        expect(read).toEqual(written.filter((each) => each !== ''));
      }),
    );
  });
});

describe('a line without marks', () => {
  it.each([
    ['A **dark** *town* of ~~old~~ `1d6` ***lamps***', 'A dark town of old 1d6 lamps'],
    ['**Bold with *more* in it**', 'Bold with more in it'],
    ['2 * 3 * 4, snake_case_name and 5\\*', '2 * 3 * 4, snake_case_name and 5*'],
    ['[[Vell]], [[The Lantern|the lamp]] and [the map](/maps/1)', 'Vell, the lamp and the map'],
    ['![a tower](/api/images/1)', '[Picture: a tower]'],
  ])('of %j is %j', (line, expected) => {
    expect(withoutMarks(line)).toBe(expected);
  });
});

test('a text without marks stays as it is written', () => {
  expect(plainParagraphs('# 1\r\n- a\n\n\n*b*').map(({ text }) => text)).toEqual([
    '# 1\n- a',
    '*b*',
  ]);
});
