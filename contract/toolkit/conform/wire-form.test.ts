import { expect, it } from 'vitest';
import { apiOf } from '../document/open.ts';
import { parse } from '../document/parse.ts';
import { validatorsOf } from '../document/validators.ts';
import { anonymous } from './callers.ts';
import { wireRequestOf } from './request.ts';
import { wireFault } from './wire-form.ts';

const size = { type: 'integer', maximum: 9 };
const box = { type: 'object', properties: { size }, additionalProperties: false };
const file = { type: 'string', format: 'binary', minLength: 1 };

const query = (name: string, further: object) => ({ name, in: 'query', ...further });

const post = (type: string, schema: object) => ({
  requestBody: { content: { [type]: { schema } } },
  responses: {},
});

const api = apiOf(
  parse({
    name: 'api.json',
    text: JSON.stringify({
      openapi: '3.1.0',
      paths: {
        '/read': {
          get: {
            parameters: [
              query('deep', { style: 'deepObject', explode: true, schema: box }),
              query('flat', { explode: true, schema: box }),
              ...['pipeDelimited', 'spaceDelimited', 'form'].map((style) =>
                query(style, { style, explode: false, schema: { type: 'array', items: size } }),
              ),
            ],
            responses: {},
          },
        },
        '/login': {
          post: post('application/x-www-form-urlencoded', {
            type: 'object',
            required: ['password'],
            properties: {
              password: { type: 'string', maxLength: 20 },
              ids: { type: 'array', minItems: 1, items: { type: 'string', maxLength: 12 } },
            },
          }),
        },
        '/notes': {
          post: post('application/xml', {
            type: 'object',
            properties: { text: { type: 'string' } },
          }),
        },
        '/picture': { post: post('image/png', file) },
        '/pictures': {
          post: post('multipart/form-data', {
            type: 'object',
            properties: {
              files: { type: 'array', items: file, maxItems: 2 },
              one: file,
              box,
              words: { type: 'string', maxLength: 20 },
            },
          }),
        },
      },
    }),
  }),
);
const validators = validatorsOf(api);
const [read, login, notes, picture, pictures] = api.operations;

it.each([
  ['deep', { size: 5 }, true],
  ['deep', { size: 12 }, false],
  ['deep', { other: 1 }, false],
  // Another parameter, which the contract does not have.
  ['deep', 'text', true],
  ['flat', { size: 5 }, true],
  ['pipeDelimited', [1, 2], true],
  ['pipeDelimited', [1, 12], false],
  ['spaceDelimited', [1, 2], true],
  ['form', [1, 2], true],
])('judges the query parameter %s with %j', (name, value, fits) => {
  const values = { parameters: new Map([[`query/${name}`, value]]), body: null };
  expect(read && wireFault(api, validators, read, values)).toBe(
    fits ? null : `the query parameter ${name} does not fit its schema`,
  );
});

const bytes = new Uint8Array([137, 80]);

it.each([
  // The object is a text of JSON, and the empty list is not there.
  [login, { password: { further: true } }, true],
  [login, { password: { further: 'a long text' } }, false],
  [login, { password: 'pw', ids: [] }, true],
  [login, { password: 'pw', ids: { 0: 'a' } }, true],
  [login, { password: 'pw', ids: ['a text that is long'] }, false],
  [login, { ids: [1] }, false],
  // Whether a text of XML fits, this tool cannot tell.
  [notes, '<text>1</text>', true],
  [picture, bytes, true],
  [picture, new Uint8Array(), false],
  [pictures, { files: [bytes, bytes], one: bytes }, true],
  [pictures, { files: [bytes, bytes, bytes] }, false],
  [pictures, { box: { size: 5 } }, true],
  [pictures, { box: { size: 12 } }, false],
  // A part with JSON is a text where the contract wants one.
  [pictures, { words: { size: 5 } }, true],
  [pictures, { words: { size: 5, further: 'a long text' } }, false],
])('judges the parts of a form, case %#', (operation, value, fits) => {
  const media = operation?.body?.media[0];
  if (!operation || !media) throw new Error('The operation has a body.');
  const values = { parameters: new Map(), body: { media, value } };
  expect(wireFault(api, validators, operation, values) === null).toBe(fits);
});

it('writes an object in a form as JSON, which is how it is judged', () => {
  const media = login?.body?.media[0];
  if (!login || !media) throw new Error('The operation has a body.');
  const value = { password: { further: true }, ids: ['a', 'b'] };
  const values = { parameters: new Map(), body: { media, value } };
  const addressee = { url: 'http://lamps.example', caller: anonymous, origin: null };
  const { body } = wireRequestOf(login, values, addressee);
  expect([...new URLSearchParams(Buffer.from(body ?? '').toString())]).toEqual([
    ['password', '{"further":true}'],
    ['ids', 'a'],
    ['ids', 'b'],
  ]);
});
