import { expect, test } from 'vitest';
import { schemas } from '#src/generated/contract/schemas.ts';
import { inNfc, longestComposed } from './text.ts';

const marks = (count: number): string => `a${'\u0316'.repeat(count)}`;

test('a text with 30 marks on each character is composed, and 31 on one are refused', () => {
  const message = 'A character in it has more than 30 accents or other marks.';
  expect(inNfc(marks(30).repeat(100))).toBe(marks(30).repeat(100));
  expect(inNfc('e\u0301')).toBe('é');
  for (const text of [marks(31), `${marks(30).repeat(100)}${marks(31)}`, '\u0316'.repeat(31)]) {
    expect(() => inNfc(text)).toThrow(expect.objectContaining({ fields: [{ path: '', message }] }));
  }
});

test('a long text in a script above U+0300 is not a run of marks', () => {
  expect(inNfc('城'.repeat(1000))).toHaveLength(1000);
  expect(inNfc('हिन्दी'.repeat(1000))).toHaveLength(6000);
});

test('only a text that is too long for every field of the contract is not composed', () => {
  const lengths: number[] = [];
  JSON.stringify(schemas, (key, value: unknown) => {
    if (key === 'maxLength' && typeof value === 'number') lengths.push(value);
    return value;
  });
  expect(Math.max(...lengths) * 6).toBeLessThanOrEqual(longestComposed);
  const tooLong = 'e\u0301'.repeat(longestComposed / 2 + 1);
  expect(inNfc(tooLong)).toBe(tooLong);
});
