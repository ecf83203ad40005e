import { expect, test } from 'vitest';
import { entryLimits } from './entries/entry-limits.ts';
import { isId } from './ids.ts';

test('an id has the length and the characters that the contract allows', () => {
  const { pattern, minLength, maxLength } = entryLimits.readerIds.items;
  const isAllowed = (text: string): boolean =>
    new RegExp(pattern, 'u').test(text) && text.length >= minLength && text.length <= maxLength;
  const lengths = [minLength - 1, minLength, maxLength, maxLength + 1].map((n) => 'a'.repeat(n));
  const characters = Array.from({ length: 256 }, (_, n) => `padding${String.fromCodePoint(n)}`);
  for (const text of [...lengths, ...characters]) {
    expect([text, isId(text)]).toEqual([text, isAllowed(text)]);
  }
});
