import { expect, it } from 'vitest';
import { parse as parseYaml, stringify } from 'yaml';
import { apiOf, openApi } from '../document/open.ts';
import { parse } from '../document/parse.ts';
import { compareContracts } from './compare-contracts.ts';
import { nextVersion } from './version.ts';

const base = `openapi: 3.1.0
info: { title: Shelf, version: 1.4.0 }
paths:
  /books/{id}:
    get:
      operationId: bookGet
      security: [{ key: [] }, { token: [] }]
      parameters:
        - { name: id, in: path, required: true, schema: { type: string, maxLength: 20 } }
        - { name: size, in: query, schema: { type: integer, minimum: 1, maximum: 50, default: 10 } }
      responses:
        '200':
          description: The book.
          headers: { ETag: { required: true, schema: { type: string } } }
          content:
            application/json: { schema: { $ref: '#/components/schemas/Book' } }
        '404': { description: No. }
    put:
      operationId: bookUpdate
      requestBody:
        content:
          application/json: { schema: { $ref: '#/components/schemas/BookInput' } }
          application/xml: { schema: { type: string } }
      responses: { '200': { description: Done. } }
  /old:
    get: { operationId: oldGet, deprecated: true, x-sunset: '2026-01-01', responses: { '200': { description: Done. } } }
  /newer:
    get: { operationId: newerGet, deprecated: true, x-sunset: '2030-01-01', responses: { '200': { description: Done. } } }
components:
  schemas:
    Genre: { type: string, enum: [tale, song] }
    Mood: { type: string, x-extensible-enum: [calm] }
    Book:
      type: object
      required: [title]
      properties:
        title: { type: string, maxLength: 80 }
        note: { type: string }
        genre: { $ref: '#/components/schemas/Genre' }
        mood: { $ref: '#/components/schemas/Mood' }
        parts: { type: array, items: { $ref: '#/components/schemas/Book' } }
        event: { x-extensible-union: true, oneOf: [{ type: string, const: lent }, { type: 'null' }, { type: integer }] }
    BookInput:
      type: object
      properties:
        title: { type: string, maxLength: 80, minLength: 1 }
        note: { type: [string, 'null'] }
        pages: { type: integer, default: 1 }
        genre: { $ref: '#/components/schemas/Genre' }
`;

type Tree = Record<string, unknown>;

/** The document with another value at a path; undefined removes it. */
function changed(path: string, value: unknown): string {
  const document = parseYaml(base) as Tree;
  const keys = path.split(' ');
  const last = keys.pop() ?? '';
  const parent = keys.reduce<Tree>((at, key) => at[key] as Tree, document);
  if (value === undefined) delete parent[last];
  else parent[last] = value;
  return stringify(document);
}

const read = (text: string) => apiOf(parse({ name: 'api.yaml', text }));

const rulesOf = (before: string, after: string): string[] =>
  compareContracts(read(before), read(after), '2026-11-27').map(
    ({ rule, severity }) => `${severity} ${rule}`,
  );

const get = 'paths /books/{id} get';
const put = 'paths /books/{id} put';
const book = 'components schemas Book';
const input = 'components schemas BookInput';

it.each<[string, string, unknown]>([
  ['error api-removed-without-deprecation', put, undefined],
  ['error api-path-removed-before-sunset', 'paths /newer', undefined],
  ['error sunset-deleted', 'paths /newer get x-sunset', undefined],
  ['error api-security-removed', `${get} security`, [{ key: [] }]],
  ['error request-parameter-max-decreased', `${get} parameters 1 schema maximum`, 40],
  ['error request-parameter-min-increased', `${get} parameters 1 schema minimum`, 2],
  ['error request-parameter-default-value-changed', `${get} parameters 1 schema default`, 20],
  ['error request-parameter-became-required', `${get} parameters 1 required`, true],
  ['error request-parameter-type-changed', `${get} parameters 1 schema type`, 'boolean'],
  ['warning request-parameter-removed', `${get} parameters 1 name`, 'limit'],
  ['error required-response-header-removed', `${get} responses 200 headers`, {}],
  ['error response-header-became-optional', `${get} responses 200 headers ETag required`, false],
  ['error response-success-status-removed', `${get} responses 200`, undefined],
  ['error response-required-property-removed', `${book} properties title`, undefined],
  ['warning response-optional-property-removed', `${book} properties note`, undefined],
  ['error response-property-became-optional', `${book} required`, []],
  ['error response-property-became-nullable', `${book} properties note type`, ['string', 'null']],
  ['error response-property-max-length-increased', `${book} properties title maxLength`, 90],
  ['error response-property-max-length-unset', `${book} properties title maxLength`, undefined],
  [
    'warning response-property-enum-value-added',
    'components schemas Genre enum',
    ['tale', 'song', 'map'],
  ],
  ['error request-property-enum-value-removed', 'components schemas Genre enum', ['tale']],
  [
    'error request-body-media-type-removed',
    `${put} requestBody content application/xml`,
    undefined,
  ],
  ['error request-body-became-required', `${put} requestBody required`, true],
  ['error request-property-max-length-decreased', `${input} properties title maxLength`, 70],
  ['error request-property-min-length-increased', `${input} properties title minLength`, 2],
  ['error request-property-pattern-added', `${input} properties title pattern`, '^a'],
  ['error request-property-became-not-nullable', `${input} properties note type`, 'string'],
  ['error request-property-became-required', `${input} required`, ['title']],
  ['error request-property-became-required-with-default', `${input} required`, ['pages']],
  ['error request-property-type-changed', `${input} properties pages type`, 'string'],
  ['warning request-property-removed', `${input} properties note`, undefined],
  ['error request-body-additional-properties-closed', `${input} additionalProperties`, false],
])('finds %s', (rule, path, value) => {
  expect(rulesOf(base, changed(path, value))).toContain(rule);
});

it.each<[string, string, unknown]>([
  [
    'an optional parameter',
    `${get} parameters 2`,
    { name: 'q', in: 'query', schema: { type: 'string' } },
  ],
  ['a further property of a response', `${book} properties year`, { type: 'integer' }],
  ['an optional property of a request', `${input} properties year`, { type: 'integer' }],
  [
    'a further value of an open enum',
    'components schemas Mood x-extensible-enum',
    ['calm', 'grim'],
  ],
  [
    'a further alternative of an open union',
    `${book} properties event oneOf`,
    [{ type: 'string', const: 'lent' }, { type: 'null' }, { type: 'integer' }, { type: 'boolean' }],
  ],
  ['a removed operation after its sunset', 'paths /old', undefined],
  ['a further operation', 'paths /new', { get: { responses: { 200: { description: 'Done.' } } } }],
  ['a request that allows more', `${input} properties title maxLength`, 90],
  ['a response that promises more', `${book} required`, ['title', 'note']],
  [
    'null written in another way',
    `${input} properties note`,
    { oneOf: [{ type: 'string' }, { type: 'null' }] },
  ],
  [
    'a reference written out',
    `${input} properties genre`,
    { type: 'string', enum: ['song', 'tale'] },
  ],
])('finds nothing in %s', (_, path, value) => {
  expect(rulesOf(base, changed(path, value))).toEqual([]);
});

it('finds nothing between a contract and itself, and ends for schemas that contain themselves', async () => {
  const own = await openApi('openapi.yaml');
  expect(compareContracts(own, own, '2026-11-27')).toEqual([]);
  expect(rulesOf(base, base)).toEqual([]);
});

it('suggests the next version', () => {
  const error = [{ severity: 'error' as const }];
  expect(nextVersion('1.4.0', error, true)).toBe('2.0.0');
  expect(nextVersion('0.2.0', error, true)).toBe('0.3.0');
  expect(nextVersion('1.4.0', [], true)).toBe('1.5.0');
  expect(nextVersion('1.4.0', [], false)).toBeNull();
});

it('places what is removed in the new contract, at the nearest part that is still there', () => {
  const placesAfter = (path: string, value: unknown): string[] => {
    const [old, present] = [
      apiOf(parse({ name: 'main:api.yaml', text: base })),
      read(changed(path, value)),
    ];
    return compareContracts(old, present, '2026-11-27').map(
      ({ message, place }) => `${place?.file} ${place?.pointer} ${message}`,
    );
  };
  expect(placesAfter(put, undefined)).toEqual([
    'api.yaml /paths/~1books~1{id} The operation is removed without a deprecation. It was at main:api.yaml:18:5.',
  ]);
  expect(placesAfter(`${get} parameters`, [])).toContainEqual(
    expect.stringContaining(
      'api.yaml /paths/~1books~1{id}/get/parameters The query parameter "size"',
    ),
  );
  expect(placesAfter(`${get} responses 200`, undefined)).toContainEqual(
    expect.stringContaining('api.yaml /paths/~1books~1{id}/get/responses The status 200'),
  );
  expect(placesAfter(`${book} properties title`, undefined)).toContainEqual(
    expect.stringMatching(
      /^api\.yaml \/components\/schemas\/Book\/properties In .* It was at main:/,
    ),
  );
  // The other name of the parameter is no other path.
  const renamed = base
    .replace('/books/{id}', '/books/{book}')
    .replace(/ {4}put:[^]*?(?= {2}\/old)/, '');
  const operation = compareContracts(
    apiOf(parse({ name: 'main:api.yaml', text: base })),
    read(renamed),
    '2026-11-27',
  ).find(({ rule }) => rule.startsWith('api-'));
  expect(operation?.place?.pointer).toBe('/paths/~1books~1{book}');
});
