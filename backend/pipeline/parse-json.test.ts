import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ProblemError } from '#contract/problem.ts';
import { utf8 } from '#backend/bytes.ts';
import { decodeInSlices } from './decode.ts';
import { JsonScan } from './json-scan.ts';
import { parseJson } from './parse-json.ts';

interface Parsed {
  readonly value?: unknown;
  readonly problem?: string;
}

const mebibyte = 1024 * 1024;

/** Parses in parts, by default in the smallest possible ones. */
async function parseInParts(bytes: Uint8Array, bytesOfPart = 1): Promise<Parsed> {
  const scan = new JsonScan(mebibyte, bytesOfPart);
  scan.add(bytes);
  try {
    return { value: await parseJson(bytes, scan.lists, { pause: () => undefined }) };
  } catch (error) {
    if (error instanceof ProblemError) return { problem: error.code };
    throw error;
  }
}

function parseWhole(bytes: Uint8Array): Parsed {
  try {
    return { value: JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes)) };
  } catch {
    return { problem: 'bad_request' };
  }
}

const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text);

const body = fc.dictionary(
  fc.oneof(fc.string(), fc.constantFrom('operations', '__proto__')),
  fc.oneof(fc.array(fc.jsonValue()), fc.jsonValue()),
);

test('parsing in parts has the same result as JSON.parse', async () => {
  await fc.assert(
    fc.asyncProperty(body, fc.constantFrom(0, 2), async (value, indent) => {
      const bytes = bytesOf(JSON.stringify(value, null, indent));
      expect(await parseInParts(bytes)).toEqual(parseWhole(bytes));
    }),
  );
});

test('for a damaged body, parsing in parts has the same result as JSON.parse', async () => {
  const damages = fc.array(
    fc.record({
      at: fc.nat(),
      by: fc.constantFrom('[', ']', '{', '}', ',', '"', '\\', '\uFEFF', ''),
    }),
    { minLength: 1, maxLength: 3 },
  );
  await fc.assert(
    fc.asyncProperty(body, damages, async (value, changes) => {
      let text = JSON.stringify(value);
      for (const { at, by } of changes) {
        const place = at % text.length;
        text = text.slice(0, place) + by + text.slice(place + 1);
      }
      expect(await parseInParts(bytesOf(text))).toEqual(parseWhole(bytesOf(text)));
    }),
  );
});

test.each([
  ['{"a":[1,2],"a":[3,4]}', 'a list that occurs twice'],
  ['{"a":[1,2,]}', 'a comma after the last entry'],
  ['{"a":[,1,2]}', 'a comma before the first entry'],
  ['{"a":[1,,2]}', 'two commas'],
  ['{"a":[1,2}', 'a list that ends with a brace'],
  ['{"a":[1,2]}{"a":[3,4]}', 'two bodies'],
  ['{"a":[1,2', 'a list without an end'],
  ['{"a":[\uFEFF1,\uFEFF2]}', 'byte order marks before entries'],
  ['\uFEFF{"a":[1,2]}', 'a byte order mark before the body'],
  ['[[1,2],[3,4]]', 'lists in a list'],
  ['{"a":[1,2],"a":"b"}', 'a text with the name of an earlier list'],
])('%s has the same result in parts as with JSON.parse: %s', async (text) => {
  expect(await parseInParts(bytesOf(text))).toEqual(parseWhole(bytesOf(text)));
});

test('other requests are answered between the parts of a long list', async () => {
  const operations = Array.from({ length: 1000 }, (_, index) => ({
    notes: 'o'.repeat(1000),
    index,
  }));
  const bytes = bytesOf(JSON.stringify({ operations, dryRun: true }));
  const scan = new JsonScan(2 * mebibyte);
  scan.add(bytes);
  let pauses = 0;
  const pause = () => {
    pauses += 1;
    return undefined;
  };
  const parsed = await parseJson(bytes, scan.lists, { pause });
  expect(parsed).toEqual({ operations, dryRun: true });
  expect(pauses).toBeGreaterThan(10);
});

test('entries are read after their part is parsed, before the next part is', async () => {
  const operations = Array.from({ length: 500 }, (_, index) => ({
    notes: 'o'.repeat(1000),
    index,
  }));
  // The last part is damaged, so entries that are read were read before this part was parsed.
  const text = JSON.stringify({ operations }).replace(/\}\]\}$/, ']]}');
  const bytes = bytesOf(text);
  const scan = new JsonScan(mebibyte);
  scan.add(bytes);
  let read = 0;
  const readEntry = () => {
    read += 1;
  };
  await expect(
    parseJson(bytes, scan.lists, { pause: () => undefined, readEntry }),
  ).rejects.toMatchObject({ code: 'bad_request' });
  expect(read).toBeGreaterThan(400);
});

test.each(['{"a":[1,[2],"3"],"b":4}', '{"a":[ ],"b":4}', '{"b":4}'])(
  'the entries of a short list are read, too: %s',
  async (text) => {
    const bytes = bytesOf(text);
    const scan = new JsonScan(mebibyte);
    scan.add(bytes);
    const readEntry = (entry: unknown) => ({ entry });
    const parsed = await parseJson(bytes, scan.lists, { pause: () => undefined, readEntry });
    const { a, ...others } = JSON.parse(text) as { readonly a?: readonly unknown[] };
    expect(parsed).toEqual({ ...(a && { a: a.map(readEntry) }), ...others });
  },
);

test.each(['null', '7', '"text"', 'true', '[[1],[2]]', '[]'])(
  'a body without an object stays as it is, also with a reader of entries: %s',
  async (text) => {
    const bytes = bytesOf(text);
    const scan = new JsonScan(mebibyte);
    scan.add(bytes);
    const reading = { pause: () => undefined, readEntry: () => 'read' };
    expect(await parseJson(bytes, scan.lists, reading)).toEqual(JSON.parse(text));
  },
);

test('a long text is decoded in slices, also when they divide a character', async () => {
  const text = '字🙂é'.repeat(50_000);
  const bytes = utf8(`\uFEFF${JSON.stringify(text)}`);
  let pauses = 0;
  const pause = () => void (pauses += 1);
  expect((await decodeInSlices(bytes, pause)) === JSON.stringify(text)).toBe(true);
  expect(pauses).toBeGreaterThan(2);
  const refused = { code: 'bad_request' };
  await expect(decodeInSlices(bytes.subarray(0, -2), pause)).rejects.toMatchObject(refused);
});
