import { describe, expect, it } from 'vitest';
import { parse as parseYaml } from 'yaml';
import { apiOf } from '../document/open.ts';
import { parse } from '../document/parse.ts';
import { compareContracts } from './compare-contracts.ts';
import { oasdiffRules } from './oasdiff-rules.ts';

const today = '2026-11-27';

type Pair = readonly [before: string, after: string];

/** Two versions of a schema in YAML for each kind of change; the reverse of a pair is another kind. */
const schemaPairs: Readonly<Record<string, Pair>> = {
  'any-of-removed': ['anyOf: [{ type: string }, { type: integer }]', 'anyOf: [{ type: string }]'],
  'became-enum': ['type: string', 'enum: [a], type: string'],
  'became-not-nullable': ["type: [string, 'null']", 'type: string'],
  'became-nullable': ['type: string', "type: [string, 'null']"],
  'const-added': ['type: string', 'type: string, const: a'],
  'const-changed': ['const: a', 'const: b'],
  'const-removed': ['type: string, const: a', 'type: string'],
  'contains-added': ['type: array', 'type: array, contains: { type: string }'],
  'contains-removed': ['type: array, contains: { type: string }', 'type: array'],
  'content-encoding-changed': [
    'type: string, contentEncoding: base64',
    'type: string, contentEncoding: base32',
  ],
  'content-media-type-changed': [
    'type: string, contentMediaType: image/png',
    'type: string, contentMediaType: image/gif',
  ],
  'content-schema-added': [
    'type: string, contentMediaType: application/json',
    'type: string, contentMediaType: application/json, contentSchema: { type: object }',
  ],
  'content-schema-removed': [
    'type: string, contentMediaType: application/json, contentSchema: { type: object }',
    'type: string, contentMediaType: application/json',
  ],
  'default-value-added': ['type: string', 'type: string, default: a'],
  'default-value-changed': ['type: string, default: a', 'type: string, default: b'],
  'default-value-removed': ['type: string, default: a', 'type: string'],
  'dependent-required-added': ['type: object', 'type: object, dependentRequired: { a: [b] }'],
  'dependent-required-changed': [
    'type: object, dependentRequired: { a: [b] }',
    'type: object, dependentRequired: { a: [b, c] }',
  ],
  'dependent-required-removed': ['type: object, dependentRequired: { a: [b] }', 'type: object'],
  'dependent-schema-added': [
    'type: object',
    'type: object, dependentSchemas: { a: { required: [b] } }',
  ],
  'dependent-schema-removed': [
    'type: object, dependentSchemas: { a: { required: [b] } }',
    'type: object',
  ],
  'deprecated-sunset-invalid': [
    'type: string',
    'type: string, deprecated: true, x-sunset: tomorrow',
  ],
  'deprecated-sunset-missing': ['type: string', 'type: string, deprecated: true'],
  'else-added': [
    'type: object, if: { required: [a] }',
    'type: object, if: { required: [a] }, else: { required: [b] }',
  ],
  'else-removed': [
    'type: object, if: { required: [a] }, else: { required: [b] }',
    'type: object, if: { required: [a] }',
  ],
  'enum-value-added': ['enum: [a]', 'enum: [a, b]'],
  'enum-value-removed': ['enum: [a, b]', 'enum: [a]'],
  'exclusive-max-decreased': [
    'type: integer, exclusiveMaximum: 9',
    'type: integer, exclusiveMaximum: 8',
  ],
  'exclusive-max-increased': [
    'type: integer, exclusiveMaximum: 8',
    'type: integer, exclusiveMaximum: 9',
  ],
  'exclusive-max-set': ['type: integer', 'type: integer, exclusiveMaximum: 9'],
  'exclusive-min-decreased': [
    'type: integer, exclusiveMinimum: 2',
    'type: integer, exclusiveMinimum: 1',
  ],
  'exclusive-min-increased': [
    'type: integer, exclusiveMinimum: 1',
    'type: integer, exclusiveMinimum: 2',
  ],
  'exclusive-min-set': ['type: integer', 'type: integer, exclusiveMinimum: 1'],
  'if-added': ['type: object', 'type: object, if: { required: [a] }'],
  'if-removed': ['type: object, if: { required: [a] }', 'type: object'],
  'list-of-types-narrowed': ['type: [string, integer]', 'type: string'],
  'list-of-types-widened': ['type: string', 'type: [string, integer]'],
  'max-contains-decreased': [
    'type: array, contains: { type: string }, maxContains: 3',
    'type: array, contains: { type: string }, maxContains: 2',
  ],
  'max-contains-increased': [
    'type: array, contains: { type: string }, maxContains: 2',
    'type: array, contains: { type: string }, maxContains: 3',
  ],
  'max-decreased': ['type: integer, maximum: 9', 'type: integer, maximum: 8'],
  'max-increased': ['type: integer, maximum: 8', 'type: integer, maximum: 9'],
  'max-items-decreased': ['type: array, maxItems: 9', 'type: array, maxItems: 8'],
  'max-length-decreased': ['type: string, maxLength: 9', 'type: string, maxLength: 8'],
  'max-length-increased': ['type: string, maxLength: 8', 'type: string, maxLength: 9'],
  'max-length-set': ['type: string', 'type: string, maxLength: 9'],
  'max-length-unset': ['type: string, maxLength: 9', 'type: string'],
  'max-set': ['type: integer', 'type: integer, maximum: 9'],
  'min-contains-decreased': [
    'type: array, contains: { type: string }, minContains: 3',
    'type: array, contains: { type: string }, minContains: 2',
  ],
  'min-contains-increased': [
    'type: array, contains: { type: string }, minContains: 2',
    'type: array, contains: { type: string }, minContains: 3',
  ],
  'min-decreased': ['type: integer, minimum: 2', 'type: integer, minimum: 1'],
  'min-increased': ['type: integer, minimum: 1', 'type: integer, minimum: 2'],
  'min-items-decreased': ['type: array, minItems: 2', 'type: array, minItems: 1'],
  'min-items-increased': ['type: array, minItems: 1', 'type: array, minItems: 2'],
  'min-items-set': ['type: array', 'type: array, minItems: 1'],
  'min-items-unset': ['type: array, minItems: 1', 'type: array'],
  'min-length-decreased': ['type: string, minLength: 2', 'type: string, minLength: 1'],
  'min-length-increased': ['type: string, minLength: 1', 'type: string, minLength: 2'],
  'min-set': ['type: integer', 'type: integer, minimum: 1'],
  'one-of-added': ['oneOf: [{ type: string }]', 'oneOf: [{ type: string }, { type: integer }]'],
  'one-of-removed': ['oneOf: [{ type: string }, { type: integer }]', 'oneOf: [{ type: string }]'],
  'pattern-added': ['type: string', "type: string, pattern: '^a'"],
  'pattern-changed': ["type: string, pattern: '^a'", "type: string, pattern: '^b'"],
  'pattern-property-added': [
    'type: object',
    "type: object, patternProperties: { '^a': { type: string } }",
  ],
  'pattern-property-removed': [
    "type: object, patternProperties: { '^a': { type: string } }",
    'type: object',
  ],
  'prefix-items-added': [
    'type: array, prefixItems: [{ type: string }]',
    'type: array, prefixItems: [{ type: string }, { type: string }]',
  ],
  'prefix-items-removed': [
    'type: array, prefixItems: [{ type: string }, { type: string }]',
    'type: array, prefixItems: [{ type: string }]',
  ],
  'property-names-added': ['type: object', "type: object, propertyNames: { pattern: '^a' }"],
  'property-names-removed': ["type: object, propertyNames: { pattern: '^a' }", 'type: object'],
  'stability-decreased': ['type: string', 'type: string, x-stability-level: beta'],
  'sunset-date-too-small': [
    'type: string',
    'type: string, deprecated: true, x-sunset: "2026-12-01"',
  ],
  'then-added': [
    'type: object, if: { required: [a] }',
    'type: object, if: { required: [a] }, then: { required: [b] }',
  ],
  'then-removed': [
    'type: object, if: { required: [a] }, then: { required: [b] }',
    'type: object, if: { required: [a] }',
  ],
  'type-changed': ['type: string', 'type: boolean'],
  'type-generalized': ['type: integer', 'type: number'],
  'type-specialized': ['type: number', 'type: integer'],
  'unevaluated-items-added': ['type: array', 'type: array, unevaluatedItems: false'],
  'unevaluated-items-removed': ['type: array, unevaluatedItems: false', 'type: array'],
  'unevaluated-properties-added': ['type: object', 'type: object, unevaluatedProperties: false'],
  'unevaluated-properties-removed': ['type: object, unevaluatedProperties: false', 'type: object'],
  'wrapped-in-one-of': [
    'type: object, properties: { a: { type: string } }',
    'oneOf: [{ type: object, properties: { a: { type: string } } }, { type: object, properties: { b: { type: string } } }]',
  ],
  'x-extensible-enum-value-removed': ['x-extensible-enum: [a, b]', 'x-extensible-enum: [a]'],
};

/** Where the schema of a pair can be: the document around it. */
const around: Readonly<Record<string, (schema: string) => string>> = {
  'request-body-': (schema) =>
    operation(`requestBody: { content: { a/json: { schema: { ${schema} } } } }`),
  'request-property-': (schema) =>
    operation(
      `requestBody: { content: { a/json: { schema: { type: object, properties: { p: { ${schema} } } } } } }`,
    ),
  'request-parameter-property-': (schema) =>
    operation(
      `parameters: [{ name: q, in: query, schema: { type: object, properties: { p: { ${schema} } } } }]`,
    ),
  'request-parameter-': (schema) =>
    operation(`parameters: [{ name: q, in: query, schema: { ${schema} } }]`),
  'request-header-property-': (schema) =>
    operation(
      `parameters: [{ name: X-P, in: header, schema: { type: object, properties: { p: { ${schema} } } } }]`,
    ),
  'response-body-': (schema) => response(`content: { a/json: { schema: { ${schema} } } }`),
  'response-property-': (schema) =>
    response(`content: { a/json: { schema: { type: object, properties: { p: { ${schema} } } } } }`),
  'response-header-': (schema) => response(`headers: { X-P: { schema: { ${schema} } } }`),
};

const document = (paths: string, further = ''): string =>
  `openapi: 3.1.0\ninfo: { title: A, version: 1.0.0 }\npaths: { ${paths} }\n${further}`;

const operation = (facts: string): string =>
  document(`/a: { post: { ${facts}, responses: { '200': { description: Yes. } } } }`);

const response = (facts: string): string =>
  document(`/a: { post: { responses: { '200': { description: Yes., ${facts} } } } }`);

const bodyOf = (schema: string): string =>
  operation(`requestBody: { content: { a/json: { schema: { ${schema} } } } }`);

const answerOf = (schema: string): string =>
  response(`content: { a/json: { schema: { ${schema} } } }`);

const parameter = (facts: string): string =>
  operation(`parameters: [{ name: q, in: query, ${facts} }]`);

const two = (facts: string): string =>
  document(
    `/a: { get: { ${facts} responses: {} }, put: { responses: {} } }, /b: { get: { responses: {} } }`,
  );

/** Two versions of a whole contract for each rule that is not about one schema. */
const contractPairs: Readonly<Record<string, Pair>> = {
  'api-deprecated-sunset-missing': [two(''), two('deprecated: true,')],
  'api-deprecated-sunset-parse': [two(''), two('deprecated: true, x-sunset: soon,')],
  'api-invalid-stability-level': [two(''), two('x-stability-level: firm,')],
  'api-path-removed-before-sunset': [
    document("/a: { get: { deprecated: true, x-sunset: '2027-01-01', responses: {} } }"),
    document(''),
  ],
  'api-path-removed-without-deprecation': [
    document('/a: { get: { responses: {} } }'),
    document(''),
  ],
  'api-path-sunset-parse': [
    document('/a: { get: { deprecated: true, x-sunset: soon, responses: {} } }'),
    document(''),
  ],
  'api-removed-before-sunset': [
    two("deprecated: true, x-sunset: '2027-01-01',"),
    document('/a: { put: { responses: {} } }, /b: { get: { responses: {} } }'),
  ],
  'api-removed-without-deprecation': [
    two(''),
    document('/a: { put: { responses: {} } }, /b: { get: { responses: {} } }'),
  ],
  'api-stability-decreased': [two(''), two('x-stability-level: beta,')],
  'api-sunset-date-changed-too-small': [
    two("deprecated: true, x-sunset: '2027-06-01',"),
    two("deprecated: true, x-sunset: '2027-03-01',"),
  ],
  'api-sunset-date-too-small': [two(''), two("deprecated: true, x-sunset: '2026-12-01',")],
  'sunset-deleted': [two("deprecated: true, x-sunset: '2027-06-01',"), two('deprecated: true,')],
  'new-request-path-parameter': [
    document("'/a/{b}': { get: { responses: {} } }"),
    document(
      "'/a/{b}': { get: { parameters: [{ name: b, in: path, required: true, schema: { type: string } }], responses: {} } }",
    ),
  ],
  'new-required-request-default-parameter-to-existing-path': [
    document('/a: { get: { responses: {} } }'),
    document(
      '/a: { parameters: [{ name: q, in: query, required: true }], get: { responses: {} } }',
    ),
  ],
  'new-required-request-header-property': [
    operation('parameters: []'),
    operation('parameters: [{ name: X-A, in: header, required: true }]'),
  ],
  'new-required-request-parameter': [operation('parameters: []'), parameter('required: true')],
  'new-required-request-property': [
    bodyOf('type: object'),
    bodyOf('type: object, required: [a], properties: { a: { type: string } }'),
  ],
  'new-required-request-property-with-default': [
    bodyOf('type: object'),
    bodyOf('type: object, required: [a], properties: { a: { type: string, default: b } }'),
  ],
  'optional-response-header-removed': [response('headers: { X-A: {} }'), response('headers: {}')],
  'required-response-header-removed': [
    response('headers: { X-A: { required: true } }'),
    response('headers: {}'),
  ],
  'request-body-added-required': [
    operation('parameters: []'),
    operation('requestBody: { required: true, content: { a/json: {} } }'),
  ],
  'request-body-became-required': [
    operation('requestBody: { content: { a/json: {} } }'),
    operation('requestBody: { required: true, content: { a/json: {} } }'),
  ],
  'request-body-removed': [
    operation('requestBody: { content: { a/json: {} } }'),
    operation('parameters: []'),
  ],
  'request-body-media-type-removed': [
    operation('requestBody: { content: { a/json: {}, a/xml: {} } }'),
    operation('requestBody: { content: { a/json: {} } }'),
  ],
  'request-body-media-type-schema-added': [
    operation('requestBody: { content: { a/json: {} } }'),
    bodyOf('type: object'),
  ],
  'request-header-property-became-required': [
    operation(
      'parameters: [{ name: X-P, in: header, schema: { type: object, properties: { p: {} } } }]',
    ),
    operation(
      'parameters: [{ name: X-P, in: header, schema: { type: object, required: [p], properties: { p: {} } } }]',
    ),
  ],
  'request-parameter-became-required': [parameter('required: false'), parameter('required: true')],
  'request-parameter-deprecated-sunset-missing': [
    parameter('required: false'),
    parameter('deprecated: true'),
  ],
  'request-parameter-removed': [parameter('required: false'), operation('parameters: []')],
  'request-parameter-removed-before-sunset': [
    parameter("deprecated: true, x-sunset: '2027-01-01'"),
    operation('parameters: []'),
  ],
  'request-parameter-sunset-date-changed-too-small': [
    parameter("deprecated: true, x-sunset: '2027-06-01'"),
    parameter("deprecated: true, x-sunset: '2027-03-01'"),
  ],
  'request-parameter-sunset-date-too-small': [
    parameter('required: false'),
    parameter("deprecated: true, x-sunset: '2026-12-01'"),
  ],
  'request-parameter-sunset-deleted': [
    parameter("deprecated: true, x-sunset: '2027-06-01'"),
    parameter('deprecated: true'),
  ],
  'request-parameter-sunset-parse': [
    parameter('required: false'),
    parameter('deprecated: true, x-sunset: soon'),
  ],
  'request-property-became-required': [
    bodyOf('type: object, properties: { a: { type: string } }'),
    bodyOf('type: object, required: [a], properties: { a: { type: string } }'),
  ],
  'request-property-became-required-with-default': [
    bodyOf('type: object, properties: { a: { type: string, default: b } }'),
    bodyOf('type: object, required: [a], properties: { a: { type: string, default: b } }'),
  ],
  'request-property-removed': [
    bodyOf('type: object, properties: { a: { type: string } }'),
    bodyOf('type: object'),
  ],
  'response-body-media-type-schema-removed': [
    answerOf('type: object'),
    response('content: { a/json: {} }'),
  ],
  'response-header-became-optional': [
    response('headers: { X-A: { required: true } }'),
    response('headers: { X-A: {} }'),
  ],
  'response-media-type-name-generalized': [
    response('content: { a/json: {} }'),
    response("content: { 'a/*': {} }"),
  ],
  'response-media-type-removed': [
    response('content: { a/json: {}, a/xml: {} }'),
    response('content: { a/json: {} }'),
  ],
  'response-optional-property-removed': [
    answerOf('type: object, properties: { a: { type: string } }'),
    answerOf('type: object'),
  ],
  'response-property-became-optional': [
    answerOf('type: object, required: [a], properties: { a: { type: string } }'),
    answerOf('type: object, properties: { a: { type: string } }'),
  ],
  'response-required-property-became-not-write-only': [
    answerOf('type: object, required: [a], properties: { a: { type: string, writeOnly: true } }'),
    answerOf('type: object, required: [a], properties: { a: { type: string } }'),
  ],
  'response-required-property-removed': [
    answerOf('type: object, required: [a], properties: { a: { type: string } }'),
    answerOf('type: object'),
  ],
  'response-success-status-removed': [
    document("/a: { get: { responses: { '200': {}, '201': {} } } }"),
    document("/a: { get: { responses: { '200': {} } } }"),
  ],
  'webhook-removed': [
    document('', 'webhooks: { found: { post: { responses: {} } } }'),
    document('', 'webhooks: {}'),
  ],
};

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

function pairFor(rule: string): Pair | null {
  const pair = contractPairs[rule];
  if (pair) return pair;
  for (const [prefix, wrap] of Object.entries(around)) {
    const schemas = rule.startsWith(prefix) ? schemaPairs[rule.slice(prefix.length)] : undefined;
    if (schemas) return [wrap(schemas[0]), wrap(schemas[1])];
  }
  return null;
}

const read = (text: string) => apiOf(parse({ name: 'api.yaml', text }));

const needsPolicy = (rule: string): boolean => /sunset-(?:missing|date-too-small)$/.test(rule);

function rulesOf([before, after]: Pair, rule: string): string[] {
  const days = needsPolicy(rule) ? 30 : 0;
  return compareContracts(read(before), read(after), today, days).map(
    (finding) => `${finding.severity} ${finding.rule}`,
  );
}

describe.each(['error', 'warning'] as const)('a change that oasdiff reports as %s', (severity) => {
  const rules = oasdiffRules[severity].filter((rule) => !otherNames.has(rule));

  it.each(rules)('is found as %s', (rule) => {
    const pair = pairFor(rule);
    if (pair === null) throw new Error(`There is no pair for ${rule}.`);
    expect(() => pair.map((text) => parseYaml(text) as unknown)).not.toThrow();
    expect(rulesOf(pair, rule)).toContain(`${severity} ${rule}`);
  });
});

it('finds nothing in a pair of the same contracts', () => {
  for (const [before, after] of Object.values(contractPairs)) {
    expect(rulesOf([before, before], '')).toEqual([]);
    expect(rulesOf([after, after], '')).toEqual([]);
  }
});
