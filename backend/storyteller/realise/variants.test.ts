import { expect, test } from 'vitest';
import { randomStream } from '../random.ts';
import { plainWords, varied } from './variants.ts';

const sentence =
  'Whoever looks for somebody at night comes back, perhaps, and nearly nobody stands beside a large well.';

const found = new Set(
  Array.from({ length: 40 }, (_, seed) => varied(sentence, randomStream(seed, 'variants'))),
);

test('a sentence has many forms, which are the same in plain words', () => {
  expect(found.size).toBeGreaterThan(20);
  expect(new Set([...found].map(plainWords)).size).toBe(1);
});

test('words that mean something else stay', () => {
  for (const kept of [
    'He was beside himself.',
    'The beast is at large.',
    'Take whoever comes.',
    'She only has to ask.',
    'I shall have to ask.',
    'It was eleven at night.',
    'A beast of Large size fits in.',
    'She only wants to hear it.',
  ]) {
    for (let seed = 0; seed < 10; seed += 1) {
      expect(varied(kept, randomStream(seed, 'variants'))).toBe(kept);
    }
  }
});
