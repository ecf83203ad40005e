import { buffer } from 'node:stream/consumers';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { encoded, joined, lengthOf, streamed } from './json-bytes.ts';

const never = () => undefined;

test('a text in pieces has the same bytes as the whole text', async () => {
  const characters = fc.constantFrom('a', 'é', '字', '🐉');
  await fc.assert(
    fc.asyncProperty(fc.array(characters, { minLength: 1, maxLength: 20 }), async (some) => {
      const text = some.join('').repeat(20_000);
      const whole = Buffer.from(text);
      const pieces = await encoded(text, never);
      expect(lengthOf(pieces)).toBe(whole.length);
      expect((await joined(pieces, never)).equals(whole)).toBe(true);
      expect((await buffer(streamed(pieces, never))).equals(whole)).toBe(true);
    }),
    { numRuns: 20 },
  );
});

test('other requests are answered while a long text is encoded and sent', async () => {
  let turns = 0;
  const pause = () => {
    turns += 1;
    return Promise.resolve();
  };
  const pieces = await encoded('a'.repeat(1_000_000), pause);
  const turnsOfEncoding = turns;
  expect(turnsOfEncoding).toBeGreaterThan(10);
  await buffer(streamed(pieces, pause));
  expect(turns - turnsOfEncoding).toBeGreaterThan(10);
});

test('a short text and the pieces of an answer stay as they are', async () => {
  expect(await encoded('{}', never)).toHaveLength(1);
  expect(await encoded(['{', '}'], never)).toHaveLength(2);
  expect((await joined(await encoded(['{"a":"', 'é"}'], never), never)).toString()).toBe(
    '{"a":"é"}',
  );
});
