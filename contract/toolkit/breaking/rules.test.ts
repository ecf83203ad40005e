import { describe, expect, it } from 'vitest';
import { breakingPairs, today, type BreakingPair } from '../matrix/pairs/breaking-pairs.ts';
import { contractPairs } from '../matrix/pairs/contract-pairs.ts';
import { around } from '../matrix/pairs/documents.ts';
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
  const paired = new Set(Object.keys({ ...schemaPairs, ...propertyPairs }));
  const kinds = Object.entries(verdicts)
    .filter(([, { request, response }]) => request !== null || response !== null)
    .map(([kind]) => kind);
  expect(kinds.filter((kind) => !paired.has(kind))).toEqual([]);
});

it.each([
  ['patternProperties', '^a', 'property'],
  ['dependentSchemas', 'a', 'body'],
])('the schemas of the same name in %s are compared by their content', (keyword, name, place) => {
  const schema = (most: number): string =>
    `type: object, ${keyword}: { ${name}: { maxProperties: ${most} } }`;
  const [request, response] = (['request-body-', 'response-body-'] as const).map((where) => {
    const [wide = '', narrow = ''] = [3, 2].map((most) => around[where]?.(schema(most)));
    return [...findingsOf(wide, narrow, 0), ...findingsOf(narrow, wide, 0)];
  });
  expect(request).toEqual([`error request-${place}-max-properties-decreased`]);
  expect(response).toEqual([`error response-${place}-max-properties-increased`]);
});

it.each(['properties', 'patternProperties'])('the schema false in %s allows nothing', (keyword) => {
  const findings = (where: string, before: string, after: string): string[] => {
    const [one = '', other = ''] = [before, after].map((schema) =>
      around[where]?.(`type: object, ${keyword}: { a: ${schema} }`),
    );
    return findingsOf(one, other, 0);
  };
  for (const schema of ['true', '{ type: string }']) {
    expect(findings('request-body-', schema, 'false')).toEqual([
      'error request-property-not-added',
    ]);
    expect(findings('request-body-', 'false', schema)).toEqual([]);
    expect(findings('response-body-', schema, 'false')).toEqual([]);
    expect(findings('response-body-', 'false', schema)).toEqual([
      'error response-property-not-removed',
    ]);
  }
});

it('finds nothing in a pair of the same contracts', () => {
  for (const [before, after] of Object.values(contractPairs)) {
    for (const text of [before, after]) expect(findingsOf(text, text, 0)).toEqual([]);
  }
});

it('each sentence reads without undefined, null for nothing, or the two sides of a switch', () => {
  const messages = breakingPairs.flatMap(({ before, after, deprecationDays }) =>
    compareContracts(read(before), read(after), today, deprecationDays).map(
      ({ message }) => message,
    ),
  );
  for (const message of messages) {
    expect(message).toMatch(/^(?:The|A|In the) [^]*\.$/);
    expect(message).not.toMatch(/undefined|from true to false|from false to true|\bnone\b(?! of)/);
  }
  expect(messages).toContain('In the body of 200, /a became optional.');
});

it('what is removed has a place in the new contract, and names the old one', () => {
  for (const { before, after, deprecationDays } of breakingPairs) {
    const [old, present] = [
      apiOf(parse({ name: 'main:api.yaml', text: before })),
      apiOf(parse({ name: 'api.yaml', text: after })),
    ];
    for (const { place } of compareContracts(old, present, today, deprecationDays)) {
      expect(place?.file).toBe('api.yaml');
    }
  }
});
