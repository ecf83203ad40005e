import { Buffer } from 'node:buffer';
import { expect, test } from 'vitest';
import fc from 'fast-check';
import { base64url, equalInConstantTime, freeBytes, fromBase64url, utf8 } from './bytes.ts';

test('base64url encodes and decodes like Node', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 100 }), (bytes) => {
      const text = Buffer.from(bytes).toString('base64url');
      expect(base64url(bytes)).toBe(text);
      expect(fromBase64url(text)).toEqual(bytes);
      expect(fromBase64url(Buffer.from(bytes).toString('base64'))).toEqual(bytes);
    }),
  );
});

test('a text becomes the bytes that Node makes of it, also if it is long or has other characters than ASCII', () => {
  const texts = fc.oneof(
    fc.string({ unit: 'binary-ascii', maxLength: 200 }),
    fc.string({ unit: 'binary', maxLength: 200 }),
  );
  fc.assert(
    fc.property(texts, (text) => {
      expect(Buffer.from(utf8(text)).equals(Buffer.from(text))).toBe(true);
    }),
  );
  expect(utf8('\ud800')).toEqual(new Uint8Array([0xef, 0xbf, 0xbd]));
});

test('fromBase64url returns null for a text that is not base64', () => {
  for (const text of ['a', 'ab c', 'ab\n', 'é', 'ab===', 'a.b']) {
    expect(fromBase64url(text), text).toBeNull();
  }
});

test('two texts are equal only if all characters are equal', () => {
  expect(equalInConstantTime('abc', 'abc')).toBe(true);
  expect(equalInConstantTime('abc', 'abd')).toBe(false);
  expect(equalInConstantTime('abc', 'ab')).toBe(false);
});

test('bytes are freed only if their buffer has no others', () => {
  const whole = new Uint8Array(8);
  const part = whole.subarray(4);
  freeBytes(part);
  expect(part.length).toBe(4);
  freeBytes(whole);
  expect([whole.length, part.length]).toEqual([0, 0]);
  expect(() => freeBytes(whole)).not.toThrow();
});
