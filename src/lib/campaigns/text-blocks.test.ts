import { expect, test } from 'vitest';
import { textBlocks, withoutHeadings } from './text-blocks.ts';

const drafted = [
  'In short',
  'All of Maqam Sirab lives with one thing.',
  '',
  'Three conflicts',
  '- The wells: who owns them',
  '- The caravan',
  '',
  'The party',
  'They know the road,\nand what it costs.',
].join('\n');

test('a drafted text has headings, lists and paragraphs', () => {
  expect(textBlocks(drafted)).toEqual([
    { kind: 'heading', text: 'In short' },
    { kind: 'paragraph', text: 'All of Maqam Sirab lives with one thing.' },
    { kind: 'heading', text: 'Three conflicts' },
    { kind: 'list', items: ['The wells: who owns them', 'The caravan'] },
    // The line below is no sentence and no item, so this can be a verse.
    { kind: 'paragraph', text: 'The party\nThey know the road,\nand what it costs.' },
  ]);
});

test('an excerpt has no headings, but the words of lists', () => {
  expect(withoutHeadings(drafted)).toBe(
    'All of Maqam Sirab lives with one thing.\nThe wells: who owns them\nThe caravan\nThe party\nThey know the road,\nand what it costs.',
  );
});

test.each([
  'A short text',
  'Roses are red\nViolets are blue',
  'Wait!\nThe bell rings.',
  '-1 is cold',
])('the text “%s” of a person stays a paragraph', (text) => {
  expect(textBlocks(text)).toEqual([{ kind: 'paragraph', text }]);
});

test('a line that is not directly above a text is no heading', () => {
  expect(textBlocks('The wells\n\nThey are dry.')).toEqual([
    { kind: 'paragraph', text: 'The wells' },
    { kind: 'paragraph', text: 'They are dry.' },
  ]);
});
