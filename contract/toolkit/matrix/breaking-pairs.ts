import { stringify } from 'yaml';
import { ruleFor, verdicts, type Direction, type Place } from '../breaking/rules.ts';
import { schemaPairs } from './schema-pairs.ts';

/** Two versions of a contract, of which the second breaks one rule. */
export interface BreakingPair {
  readonly rule: string;
  readonly before: string;
  readonly after: string;
}

type Tree = Record<string, unknown>;

const done = { description: 'Done.' };

/** A contract with the given parts of its one write; JSON is YAML, and easier to change. */
const base = (): Tree => ({
  openapi: '3.1.1',
  info: { title: 'Shelf', version: '1.0.0' },
  paths: {
    '/books/{bookId}': {
      put: {
        operationId: 'bookUpdate',
        security: [{ key: [] }, { token: [] }],
        parameters: [
          { name: 'bookId', in: 'path', required: true, schema: { type: 'string' } },
          { name: 'size', in: 'query', schema: { type: 'array', items: { type: 'string' } } },
        ],
        requestBody: {
          content: {
            'application/json': { schema: { type: 'object' } },
            'text/plain': { schema: { type: 'string' } },
          },
        },
        responses: {
          '200': {
            description: 'The book.',
            headers: {
              ETag: { required: true, schema: { type: 'string' } },
              'X-Shelf': { schema: { type: 'string' } },
            },
            content: {
              'application/json': { schema: { type: 'object' } },
              'text/plain': { schema: { type: 'string' } },
            },
          },
          '404': { description: 'There is no such book.' },
        },
      },
      delete: { operationId: 'bookDelete', responses: { '204': done } },
    },
    '/report': { get: { operationId: 'reportGet', responses: { '204': done } } },
  },
  components: {
    securitySchemes: {
      key: { type: 'apiKey', in: 'header', name: 'X-Key' },
      token: { type: 'http', scheme: 'bearer' },
    },
  },
});

/** Values for places in the contract, as `paths /report get deprecated`; undefined removes what is there. */
type Changes = Readonly<Record<string, unknown>>;

function withChanges(changes: Changes): string {
  const document = base();
  for (const [place, value] of Object.entries(changes)) {
    const keys = place.split(' ');
    const last = keys.pop() ?? '';
    // Each place in the tables leads through maps and lists.
    const parent = keys.reduce<Tree>((at, key) => at[key] as Tree, document);
    if (value === undefined) delete parent[last];
    else parent[last] = value;
  }
  return stringify(document);
}

const put = 'paths /books/{bookId} put';
const remove = 'paths /books/{bookId} delete';
const report = 'paths /report';
const ok = `${put} responses 200`;
const jsonOnly = { 'application/json': { schema: { type: 'object' } } };
const farDay = '2099-01-01';
const sunset = { [`${report} get deprecated`]: true, [`${report} get x-sunset`]: farDay };

/** Rules about more than a schema: what there is before, and what is changed. */
const contractPairs: readonly (readonly [rule: string, before: Changes, change: Changes])[] = [
  ['api-removed-without-deprecation', {}, { [remove]: undefined }],
  ['api-path-removed-without-deprecation', {}, { [report]: undefined }],
  [
    'api-removed-before-sunset',
    { [`${remove} deprecated`]: true, [`${remove} x-sunset`]: farDay },
    { [remove]: undefined },
  ],
  ['api-path-removed-before-sunset', sunset, { [report]: undefined }],
  ['api-deprecated-sunset-parse', {}, { ...sunset, [`${report} get x-sunset`]: 'next year' }],
  ['api-sunset-date-too-small', {}, { ...sunset, [`${report} get x-sunset`]: '2001-01-01' }],
  ['api-sunset-date-changed-too-small', sunset, { [`${report} get x-sunset`]: '2098-01-01' }],
  ['sunset-deleted', sunset, { [`${report} get x-sunset`]: undefined }],
  ['api-operation-id-changed', {}, { [`${report} get operationId`]: 'getReport' }],
  ['api-security-removed', {}, { [`${put} security`]: [{ key: [] }] }],
  ['request-parameter-removed', {}, { [`${put} parameters 1 name`]: 'limit' }],
  ['request-parameter-became-required', {}, { [`${put} parameters 1 required`]: true }],
  ['request-parameter-serialization-changed', {}, { [`${put} parameters 1 explode`]: false }],
  [
    'new-required-request-parameter',
    {},
    { [`${put} parameters 2`]: { name: 'by', in: 'query', required: true, schema: {} } },
  ],
  [
    'new-required-request-header-property',
    {},
    { [`${put} parameters 2`]: { name: 'X-By', in: 'header', required: true, schema: {} } },
  ],
  [
    'request-body-added-required',
    { [`${put} requestBody`]: undefined },
    { [`${put} requestBody`]: { required: true, content: jsonOnly } },
  ],
  ['request-body-became-required', {}, { [`${put} requestBody required`]: true }],
  ['request-body-removed', {}, { [`${put} requestBody`]: undefined }],
  ['request-body-media-type-removed', {}, { [`${put} requestBody content`]: jsonOnly }],
  ['response-success-status-removed', {}, { [ok]: undefined, [`${put} responses 202`]: done }],
  ['response-non-success-status-removed', {}, { [`${put} responses 404`]: undefined }],
  ['response-media-type-removed', {}, { [`${ok} content`]: jsonOnly }],
  ['required-response-header-removed', {}, { [`${ok} headers ETag`]: undefined }],
  ['optional-response-header-removed', {}, { [`${ok} headers X-Shelf`]: undefined }],
  ['response-header-became-optional', {}, { [`${ok} headers ETag required`]: false }],
];

/** Where a schema of each place stands. */
const schemaAt: Readonly<Record<Direction, Readonly<Partial<Record<Place, string>>>>> = {
  request: {
    parameter: `${put} parameters 1 schema`,
    body: `${put} requestBody content application/json schema`,
    property: `${put} requestBody content application/json schema`,
  },
  response: {
    header: `${ok} headers X-Shelf schema`,
    body: `${ok} content application/json schema`,
    property: `${ok} content application/json schema`,
  },
};

/** Such a change is always one of a property, also of the property of a whole body. */
const isOfProperty = (kind: string): boolean =>
  /^(?:added|removed)-(?:required|optional)|^became-(?:required|optional|.*(?:read|write)-only)/.test(
    kind,
  );

function pairsOfKind(kind: string): BreakingPair[] {
  const pair = schemaPairs[kind];
  if (!pair) return [];
  return (['request', 'response'] as const).flatMap((direction) => {
    if ((verdicts[kind]?.[direction] ?? null) === null) return [];
    // The table has the places of this direction.
    const places = Object.entries(schemaAt[direction]) as [Place, string][];
    return places
      .filter(([place]) => place === 'property' || !isOfProperty(kind))
      .map(([place, where]) => {
        const isInner = place === 'property' && !isOfProperty(kind);
        const at = (schema: unknown): Changes => ({
          [where]: isInner ? { type: 'object', properties: { part: schema } } : schema,
        });
        const [before, after] = pair;
        return {
          rule: ruleFor(direction, place, kind),
          before: withChanges(at(before)),
          after: withChanges(at(after)),
        };
      });
  });
}

/** At least one pair for each rule of `breaking`. */
export const breakingPairs: readonly BreakingPair[] = [
  ...contractPairs.map(([rule, before, change]) => ({
    rule,
    before: withChanges(before),
    after: withChanges({ ...before, ...change }),
  })),
  ...Object.keys(verdicts).flatMap(pairsOfKind),
];
