import { expect, test } from 'vitest';
import { taleRules, taleTimes } from './shared.ts';

test('each longer sentence that fits every tale has several forms', () => {
  const texts = [...taleRules, ...taleTimes].map((row) => (typeof row === 'string' ? row : row[0]));
  expect(texts.filter((text) => text.length > 60 && !text.includes('['))).toEqual([]);
});
