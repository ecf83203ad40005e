import { describe, expect, it } from 'vitest';
import { breakingPairs, today, type BreakingPair } from '../matrix/pairs/breaking-pairs.ts';
import { contractPairs } from '../matrix/pairs/contract-pairs.ts';
import { propertyPairs, schemaPairs } from '../matrix/pairs/schema-pairs.ts';
import { apiOf } from '../document/open.ts';
import { parse } from '../document/parse.ts';
import { compareContracts } from './compare-contracts.ts';
import { oasdiffRules } from './oasdiff-rules.ts';
import { verdicts } from './rules.ts';

/** The rules of oasdiff that are not ours, and why. */
const otherNames = new Map([
  ...['request-body-all-of-added', 'request-property-all-of-added'].map(
    (rule) =>
      [rule, 'allOf is resolved, and what the new part asks for is found by its own name'] as const,
  ),
  ...['request-body-all-of-removed', 'request-property-all-of-removed'].map(
    (rule) => [rule, 'allOf is resolved, and a request that allows more breaks nobody'] as const,
  ),
]);

const read = (text: string) => apiOf(parse({ name: 'api.yaml', text }));

const findingsOf = (before: string, after: string, deprecationDays: number): string[] =>
  compareContracts(read(before), read(after), today, deprecationDays).map(
    ({ severity, rule }) => `${severity} ${rule}`,
  );

const rulesOf = ({ before, after, deprecationDays }: BreakingPair): string[] =>
  findingsOf(before, after, deprecationDays);

describe.each(['error', 'warning'] as const)('a change that oasdiff reports as %s', (severity) => {
  const rules = oasdiffRules[severity].filter((rule) => !otherNames.has(rule));

  it.each(rules)('is found as %s', (rule) => {
    const pairs = breakingPairs.filter((pair) => pair.rule === rule);
    expect(pairs.length).toBeGreaterThan(0);
    for (const pair of pairs) expect(rulesOf(pair)).toContain(`${severity} ${rule}`);
  });
});

const namesOfOasdiff = new Set<string>([...oasdiffRules.error, ...oasdiffRules.warning]);

it.each([
  'api',
  'request-body',
  'request-header',
  'request-parameter',
  'request-property',
  'response',
])('each rule of ours that begins with %s has a pair in which it is found', (start) => {
  const ours = breakingPairs.filter(
    ({ rule }) => rule.startsWith(`${start}-`) && !namesOfOasdiff.has(rule),
  );
  expect(ours.length).toBeGreaterThan(0);
  const isMissed = (pair: BreakingPair): boolean =>
    !rulesOf(pair).some((found) => found.endsWith(` ${pair.rule}`));
  expect(ours.filter(isMissed)).toEqual([]);
});

it('each kind of change that breaks someone has a pair of schemas', () => {
  // Of these, the schemas inside are compared.
  const never = ['dependent-schema-changed', 'pattern-property-changed'];
  const paired = new Set([...Object.keys({ ...schemaPairs, ...propertyPairs }), ...never]);
  const kinds = Object.entries(verdicts)
    .filter(([, { request, response }]) => request !== null || response !== null)
    .map(([kind]) => kind);
  expect(kinds.filter((kind) => !paired.has(kind))).toEqual([]);
});

it('finds nothing in a pair of the same contracts', () => {
  for (const [before, after] of Object.values(contractPairs)) {
    for (const text of [before, after]) expect(findingsOf(text, text, 0)).toEqual([]);
  }
});
