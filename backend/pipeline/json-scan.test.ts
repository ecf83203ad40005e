import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ProblemError } from '#contract/problem.ts';
import { JsonScan } from './json-scan.ts';

const maxBytes = 64 * 1000;

function messageFor(pieces: readonly Uint8Array[]): string | null {
  const scan = new JsonScan(maxBytes);
  try {
    for (const piece of pieces) scan.add(piece);
    return null;
  } catch (error) {
    if (error instanceof ProblemError) return error.fields[0]?.message ?? error.message;
    throw error;
  }
}

const bytesOf = (value: unknown): Uint8Array => new TextEncoder().encode(JSON.stringify(value));

const fields = (count: number): object =>
  Object.fromEntries(Array.from({ length: count }, (_, index) => [`field ${index}`, index]));

test('an object may have 200 fields, and a body of up to 64,000 bytes 1,000 values on 65 levels', () => {
  expect(messageFor([bytesOf([fields(200), fields(200)])])).toBeNull();
  expect(messageFor([bytesOf(fields(201))])).toContain('more than 200 fields');
  expect(messageFor([bytesOf(Array.from({ length: 1000 }, () => 0))])).toBeNull();
  expect(messageFor([bytesOf(Array.from({ length: 1001 }, () => 0))])).toContain(
    'more than 1000 values',
  );
  expect(messageFor([bytesOf(JSON.parse('['.repeat(65) + ']'.repeat(65)))])).toBeNull();
  expect(messageFor([bytesOf(JSON.parse('['.repeat(66) + ']'.repeat(66)))])).toContain('deeply');
});

test('brackets, commas and colons in strings do not count, also after escaped quotes', () => {
  const text = '\\":,{['.repeat(100_000);
  expect(messageFor([bytesOf({ [text]: text })])).toBeNull();
});

test('the result is the same however the bytes are divided', () => {
  const body = fc.oneof(
    fc.jsonValue(),
    fc
      .constantFrom('\\', '\\"', '"\\":{', 'a\\\\')
      .chain((text) =>
        fc.integer({ min: 195, max: 205 }).map((count) => ({ [text]: fields(count), more: text })),
      ),
  );
  fc.assert(
    fc.property(body, fc.array(fc.nat(), { maxLength: 20 }), (value, cuts) => {
      const bytes = bytesOf(value);
      const places = cuts.map((cut) => cut % (bytes.length + 1)).toSorted((a, b) => a - b);
      const pieces = [...places, bytes.length].map((end, index) =>
        bytes.subarray(places[index - 1] ?? 0, end),
      );
      expect(messageFor(pieces)).toBe(messageFor([bytes]));
    }),
  );
});
