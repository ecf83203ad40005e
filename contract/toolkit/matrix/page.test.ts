import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { breakingPairs } from './pairs/breaking-pairs.ts';
import { faultNames } from './faults.ts';
import { pageOf } from './page.ts';
import { readResults } from './results.ts';

const results = readResults();
const fix = 'npm run contract:matrix -- --missing';

test('the page of the matrix has the recorded results', () => {
  expect(readFileSync('docs/contract-matrix.md', 'utf8'), fix).toBe(pageOf(results));
});

test('conform has found every fault of the table, and nothing in the correct backend', () => {
  const { found = {}, falseAlarms } = results.backends['conform'] ?? {};
  expect(
    faultNames.filter((fault) => found[fault] !== true),
    fix,
  ).toEqual([]);
  expect(falseAlarms).toEqual([]);
});

test('breaking has found the rule of every pair', () => {
  const { says = {} } = results.breaking['breaking'] ?? {};
  const missing = breakingPairs.filter(({ rule }) => !/error|warning|info/.test(says[rule] ?? ''));
  expect(
    missing.map(({ rule }) => rule),
    fix,
  ).toEqual([]);
});
