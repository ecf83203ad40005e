import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { compareContracts } from '../breaking/compare-contracts.ts';
import { verdicts } from '../breaking/rules.ts';
import { apiOf } from '../document/open.ts';
import { parse } from '../document/parse.ts';
import { breakingPairs } from './breaking-pairs.ts';
import { schemaPairs } from './schema-pairs.ts';

const rulesBetween = (before: string, after: string): string[] => {
  const read = (text: string) => apiOf(parse({ name: 'api.yaml', text }));
  return compareContracts(read(before), read(after), '2026-11-27').map(({ rule }) => rule);
};

it.each(breakingPairs)(
  'breaking finds $rule in its pair, and nothing in one version',
  ({ rule, before, after }) => {
    expect(rulesBetween(before, after)).toContain(rule);
    expect(rulesBetween(before, before)).toEqual([]);
  },
);

it('each kind of change of a schema that breaks someone has a pair', () => {
  const judged = Object.entries(verdicts).filter(
    ([, { request, response }]) => request !== null || response !== null,
  );
  expect(judged.map(([kind]) => kind).filter((kind) => !(kind in schemaPairs))).toEqual([]);
});

it('each rule that the source names has a pair', () => {
  const named = globSync('contract/toolkit/breaking/*.ts')
    .filter((file) => !file.endsWith('.test.ts'))
    .flatMap((file) => [
      ...readFileSync(file, 'utf8').matchAll(
        /'((?:api|new-required|request|response|required|optional|sunset)-[a-z-]+)'/g,
      ),
    ])
    .map(([, rule]) => rule);
  const paired = new Set(breakingPairs.map(({ rule }) => rule));
  // These are the beginnings of names, or the names of kinds that no rule of ours has.
  const others = new Set(['api-removed', 'api-path-removed', 'api-version-not-bumped']);
  expect(
    named.filter((rule) => rule !== undefined && !others.has(rule) && !paired.has(rule)),
  ).toEqual([]);
});
