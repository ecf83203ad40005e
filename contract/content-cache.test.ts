import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { cachedResult } from './content-cache.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'cache-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const stored = () => readdirSync(join(folder, 'contract'));

it('a result is stored for its inputs and its name alone', () => {
  cachedResult('yaml', ['1.0', 'a: 1'], folder).write({ a: 1 });
  expect(cachedResult('yaml', ['1.0', 'a: 1'], folder).read()).toEqual({ a: 1 });
  expect(cachedResult('yaml', ['1.1', 'a: 1'], folder).read()).toBeUndefined();
  expect(cachedResult('yaml', ['1.0a', ': 1'], folder).read()).toBeUndefined();
  expect(cachedResult('json', ['1.0', 'a: 1'], folder).read()).toBeUndefined();
});

it('nothing is stored without the folder of caches', () => {
  const cached = cachedResult('yaml', ['a'], join(folder, 'none'));
  cached.write(1);
  expect([cached.read(), readdirSync(folder)]).toEqual([undefined, []]);
});

it.each([[Number.NaN], [Number.POSITIVE_INFINITY], [-0], [undefined]])(
  'a value with %s is not stored, because JSON has no text for it',
  (value) => {
    const cached = cachedResult('yaml', ['a'], folder);
    cached.write({ list: [value] });
    expect(cached.read()).toBeUndefined();
  },
);

it('a file that is not JSON counts as none', () => {
  const cached = cachedResult('yaml', ['a'], folder);
  cached.write('b');
  writeFileSync(join(folder, 'contract', stored()[0] ?? ''), '"b');
  expect(cached.read()).toBeUndefined();
});

it('the results that were used last stay', () => {
  const inputs = Array.from({ length: 40 }, (_, index) => [String(index)]);
  for (const input of inputs) cachedResult('yaml', input, folder).write(input);
  expect(stored()).toHaveLength(24);
});
