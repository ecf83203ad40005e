import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { CannotRun } from '../cannot-run.ts';
import { apiOf, openApi } from './open.ts';
import { responseFor } from './operations.ts';
import { parse } from './parse.ts';
import { validatorsOf } from './validators.ts';

const shelf = `openapi: 3.1.0
info: { title: Shelf, version: 1.0.0 }
security: [{ key: [] }]
paths:
  /books/{id}:
    parameters:
      - { name: id, in: path, required: true, schema: { type: string, maxLength: 5 } }
      - { name: lang, in: query, schema: { type: string } }
    get:
      operationId: bookGet
      parameters:
        - { $ref: '#/components/parameters/Lang' }
      responses:
        200:
          description: The book.
          headers:
            Content-Type: { schema: { type: string } }
            ETag: { required: true, schema: { type: string } }
          content:
            application/json; charset=utf-8:
              schema: { $ref: '#/components/schemas/Book' }
              examples: { one: { $ref: '#/components/examples/One' } }
        4XX: { description: No. }
        default: { description: Unexpected. }
    delete:
      security: []
      responses: { '204': { description: Gone. } }
components:
  parameters:
    Lang: { name: lang, in: query, explode: false, schema: { type: array, items: { type: string } } }
  examples:
    One: { value: { title: T, parts: [{ title: 'P', parts: [] }] } }
  schemas:
    Book:
      type: object
      required: [title, parts]
      properties:
        title: { type: string, minLength: 1 }
        example: { type: string }
        parts: { type: array, items: { $ref: '#/components/schemas/Book' } }
`;

const read = (text: string) => apiOf(parse({ name: 'api.yaml', text }));

const sentenceOf = (text: string): string => {
  try {
    read(text);
  } catch (error) {
    expect(error).toBeInstanceOf(CannotRun);
    return error instanceof Error ? error.message : '';
  }
  return 'no error';
};

it('reads operations with the parameters of their path, and their own ones first', () => {
  const [get, remove] = read(shelf).operations;
  expect(get?.parameters.map(({ name, explode }) => [name, explode])).toEqual([
    ['id', false],
    ['lang', false],
  ]);
  expect(get?.security).toEqual([{ key: [] }]);
  expect(remove?.security).toEqual([]);
  expect(remove?.id).toBe('DELETE /books/{id}');
});

it('finds the response for a status by number, class and default', () => {
  const [get] = read(shelf).operations;
  expect(get && [200, 404, 500].map((status) => responseFor(get, status)?.status)).toEqual([
    '200',
    '4XX',
    'default',
  ]);
});

it('leaves the content type out of the headers and its parameters out of the media type', () => {
  const response = read(shelf).operations[0]?.responses[0];
  expect(response?.headers.map(({ name }) => name)).toEqual(['ETag']);
  expect(response?.media.map(({ type, examples }) => [type, examples.length])).toEqual([
    ['application/json', 1],
  ]);
});

it('validates values with a schema that refers to itself', () => {
  const api = read(shelf);
  const schema = api.operations[0]?.responses[0]?.media[0]?.schema;
  const { findings } = validatorsOf(api);
  expect(schema && findings(schema, { title: 'T', parts: [{ title: 'P', parts: [] }] })).toEqual(
    [],
  );
  expect(schema && findings(schema, { title: 'T', parts: [{ title: '', parts: [] }] })).toEqual([
    '/parts/0/title must NOT have fewer than 1 characters',
  ]);
});

it('lets a request leave out what is only read, and a response what is only written', () => {
  const api = read(shelf.replaceAll('title: {', 'title: { readOnly: true,'));
  const schema = api.operations[0]?.responses[0]?.media[0]?.schema;
  if (!schema) throw new Error('The response has a schema.');
  const { fits, findings } = validatorsOf(api);
  expect(fits(schema, { parts: [] })).toBe(true);
  expect(findings(schema, { parts: [] })).not.toEqual([]);
});

it('validates with a pattern that is legal only without the flag u', () => {
  const api = read(shelf.replace('minLength: 1 }', () => String.raw`pattern: '^[\w\-]+\-$' }`));
  const schema = api.operations[0]?.responses[0]?.media[0]?.schema;
  if (!schema) throw new Error('The response has a schema.');
  const { fits } = validatorsOf(api);
  expect(fits(schema, { title: 'a-', parts: [] })).toBe(true);
  expect(fits(schema, { title: 'a', parts: [] })).toBe(false);
});

it.each([
  ['allOf: [{ $ref: "#/components/schemas/Book" }]', 'leads back to itself'],
  ['anyOf: [{ type: object }, { $ref: "#/components/schemas/Book" }]', 'leads back to itself'],
  ['allOf: [{ $ref: "#/components/schemas/100%zz" }]', 'leads nowhere'],
])('refuses a schema with %s', (keyword, sentence) => {
  const text = shelf.replace('      required: [title, parts]', `      ${keyword}`);
  expect(sentenceOf(text)).toContain(sentence);
});

it('places a value at the line of its key', () => {
  const { placeOf } = read(shelf);
  expect(placeOf('/paths/~1books~1{id}/get')).toMatchObject({ line: 9, column: 5 });
  expect(placeOf('/paths/~1books~1{id}/get/responses/200')).toMatchObject({ line: 14, column: 9 });
  expect(placeOf('/components/schemas/Book/properties/nothing')).toMatchObject({ line: 37 });
});

it.each([
  ['a list without an end', 'a: [', /^api\.yaml:\d+:\d+ is not YAML/],
  ['a text', 'just text', /is not an OpenAPI document: it is not a map/],
  ['an empty object', '{}', /it has no key "openapi"/],
  ['Swagger 2.0', 'swagger: "2.0"', /it is Swagger 2\.0/],
  ['OpenAPI 3.0', 'openapi: 3.0.3\npaths: {}', /is OpenAPI 3\.0\.3; this tool reads OpenAPI 3\.1/],
  ['a document without paths', 'openapi: 3.1.0', /has no paths/],
  [
    'a dangling reference',
    `${shelf}    Lost: { $ref: '#/components/schemas/Nowhere' }\n`,
    /^api\.yaml:\d+:\d+: the reference .*Nowhere leads nowhere/,
  ],
  [
    'an external reference',
    `${shelf}    Far: { $ref: 'other.yaml#/Book' }\n`,
    /leads to another document\. Bundle the contract/,
  ],
  [
    'references in a circle',
    `${shelf}    One: { $ref: '#/components/schemas/Two' }\n    Two: { $ref: '#/components/schemas/One' }\n`,
    /leads back to itself/,
  ],
])('refuses %s with one sentence', (_, text, sentence) => {
  expect(sentenceOf(text)).toMatch(sentence);
});

it('refuses aliases that multiply', () => {
  const levels = Array.from({ length: 12 }, (_, level) =>
    level === 0
      ? 'a0: &a0 [x, x, x, x, x, x, x, x]'
      : `a${level}: &a${level} [${Array.from({ length: 8 }, () => `*a${level - 1}`).join(', ')}]`,
  );
  expect(sentenceOf(levels.join('\n'))).toMatch(/is not YAML that can be read/);
});

it('ignores references in examples and in extensions, and properties called example', () => {
  const text = shelf.replace('value: { title: T', "value: { $ref: 'data of a user', title: T");
  expect(() => read(`${text}x-note: { $ref: 'anything' }\n`)).not.toThrow();
});

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'contract-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

it('refuses a file of 10 MB, one that is not UTF-8, and one that does not exist', async () => {
  const large = join(folder, 'large.yaml');
  writeFileSync(large, `# ${'x'.repeat(10_000_000)}\n`);
  await expect(openApi(large)).rejects.toThrow(/has 10\.0 MB; a contract may have at most 8 MB/);
  const latin = join(folder, 'latin.yaml');
  writeFileSync(latin, Buffer.from([0x61, 0x3a, 0x20, 0xe9]));
  await expect(openApi(latin)).rejects.toThrow(/is not a text in UTF-8/);
  const none = join(folder, 'none.yaml');
  await expect(openApi(none)).rejects.toThrow(/none\.yaml cannot be read: .*no such file/);
  await expect(openApi('no-such-ref', none)).rejects.toThrow(/is neither a file nor a git ref/);
});
