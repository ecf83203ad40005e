import fc from 'fast-check';
import { expect, test } from 'vitest';
import { TextProperty } from './text-property.ts';

/** The values that are reported while the answer comes in these parts. */
const reported = (parts: Iterable<string>): string[] => {
  const property = new TextProperty();
  return [...parts].flatMap((part) => property.push(part) ?? []);
};

test('the value is reported as far as it is written', () => {
  expect(reported(['{"te', 'xt": "The ', 'bell ', 'rings."', ', "n": 1}'])).toEqual([
    'The ',
    'The bell ',
    'The bell rings.',
  ]);
});

test('escapes are reported when they are complete', () => {
  expect(reported(['{"text":"a\\', 'n\\u00', 'e9\\"', '\\ud83d', '\\ude00"}'])).toEqual([
    'a',
    'a\n',
    'a\né"',
    'a\né"',
    'a\né"😀',
  ]);
});

test('only the property of the outer object counts', () => {
  const answer = {
    note: 'text',
    parts: [{ text: 'inner' }, 'text'],
    more: { text: 'inner' },
    text: 'outer',
  };
  expect(reported([JSON.stringify(answer)])).toEqual(['outer']);
  expect(reported(['{"text": 7, "other": "text"}'])).toEqual([]);
});

test('prose, fences and thoughts before the object are left out', () => {
  const object = '{"text": "yes"}';
  for (const before of [
    'Here it is:\n```json\n',
    '<think>maybe {"text": "no"}</think>',
    '<thinking>{</thinking>\n<think>{"text": "no"</think> Well: ',
  ]) {
    const answer = `${before}${object}`;
    expect(reported([answer])).toEqual(['yes']);
    expect(reported(answer).at(-1)).toBe('yes');
  }
});

test('any value in any parts is reported completely', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: 'binary' }),
      fc.jsonValue(),
      fc.integer({ min: 1, max: 9 }),
      (text, other, size) => {
        const answer = JSON.stringify({ other, text, after: other });
        const parts = answer.match(new RegExp(`[^]{1,${size}}`, 'g')) ?? [];
        expect(reported(parts).at(-1) ?? '').toBe(text.replace(/[\uD800-\uDBFF]$/, ''));
      },
    ),
  );
});
