import { expect, test } from 'vitest';
import { createRandom, systemRandom } from './random.ts';

test('an id is a UUID of version 7 that begins with its time', () => {
  const random = createRandom(systemRandom);
  for (const now of [0, 1, 1_795_969_000_123, 1_795_969_000_123, 2 ** 48 - 1]) {
    const id = random.id(now);
    expect(id).toMatch(/^[\da-f]{8}-[\da-f]{4}-7[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
    expect(Number.parseInt(id.replace('-', '').slice(0, 12), 16)).toBe(now);
  }
});

test('a thousand ids of the same time are different', () => {
  const random = createRandom(systemRandom);
  expect(new Set(Array.from({ length: 1000 }, () => random.id(5))).size).toBe(1000);
});

test('the random bytes of the host decide the rest of an id', () => {
  let next = 0;
  const random = createRandom((bytes) => bytes.forEach((_, at) => (bytes[at] = next++)));
  expect(random.id(0xab)).toBe('00000000-00ab-7607-8809-0a0b0c0d0e0f');
  expect(random.id(0xab)).toBe('00000000-00ab-7617-9819-1a1b1c1d1e1f');
});
