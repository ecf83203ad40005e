import { describe, expect, it } from 'vitest';
import { apiOf } from '../document/open.ts';
import { parse } from '../document/parse.ts';
import { ValuePairs } from './value-pairs.ts';

const document = {
  openapi: '3.1.1',
  info: { title: 'Lamps', version: '1' },
  paths: {
    '/{kind}/{lampId}': {
      get: {
        parameters: [
          { name: 'kind', in: 'path', required: true, schema: { enum: ['oil', 'wax'] } },
          { name: 'lampId', in: 'path', required: true, schema: {} },
          { name: 'cursor', in: 'query', schema: {} },
          { name: 'colour', in: 'query', schema: {} },
          { name: 'If-Match', in: 'header', schema: {} },
        ],
        responses: {},
      },
    },
  },
};

const jsonMedia = {
  type: 'application/json',
  schema: null,
  examples: [],
  encoding: {},
  pointer: '',
};

const [operation] = apiOf(parse({ name: 'lamps.json', text: JSON.stringify(document) })).operations;

/** What the other backend gets for parameters; null if it gets no request. */
function other(pairs: ValuePairs, parameters: Readonly<Record<string, unknown>>): unknown {
  if (!operation) throw new Error('There is no operation.');
  const values = { parameters: new Map(Object.entries(parameters)), body: null };
  const changed = pairs.forOther(operation, values, () => false);
  return changed && Object.fromEntries(changed.parameters);
}

/** The body that the other backend gets; null if it gets no request. */
function otherBody(pairs: ValuePairs, value: unknown): unknown {
  if (!operation) throw new Error('There is no operation.');
  const body = { media: jsonMedia, value };
  const values = { parameters: new Map<string, unknown>(), body };
  const changed = pairs.forOther(operation, values, (name) => name === 'lampId');
  return changed && changed.body?.value;
}

describe('the values of two backends', () => {
  it('stand for each other if they are at the same place', () => {
    const pairs = new ValuePairs();
    pairs.learn(
      { items: [{ lampId: 'a1' }, { lampId: 'a2' }] },
      { items: [{ lampId: 'b7' }] },
      false,
    );
    expect(other(pairs, { 'path/lampId': 'a1' })).toEqual({ 'path/lampId': 'b7' });
    expect(other(pairs, { 'path/lampId': 'a2' })).toBeNull();
    expect(other(pairs, { 'path/lampId': 'unknown' })).toEqual({ 'path/lampId': 'unknown' });
  });

  it('keep the pair of a record that the run has created', () => {
    const pairs = new ValuePairs();
    pairs.learn({ lampId: 3 }, { lampId: 30 }, true);
    pairs.learn([{ lampId: 3 }], [{ lampId: 99 }], false);
    expect(other(pairs, { 'path/lampId': 3 })).toEqual({ 'path/lampId': 30 });
  });

  it('are about the same record until only one backend has changed it', () => {
    if (!operation) throw new Error('There is no operation.');
    const pairs = new ValuePairs();
    pairs.learn({ lampId: 'a1' }, { lampId: 'b1' }, true);
    const values = { parameters: new Map([['path/lampId', 'a1']]), body: null };
    expect(pairs.isAboutCreated(operation, values)).toBe(true);
    pairs.forgetCreated(operation, values);
    expect(pairs.isAboutCreated(operation, values)).toBe(false);
    expect(other(pairs, { 'path/lampId': 'a1' })).toEqual({ 'path/lampId': 'b1' });
  });

  it('are found by the name of the property before others of the same text', () => {
    const pairs = new ValuePairs();
    pairs.learn({ lampId: 1, version: 1 }, { lampId: 7, version: 40 }, false);
    expect(other(pairs, { 'path/lampId': 1 })).toEqual({ 'path/lampId': 7 });
  });

  it('are found in Location, ETag and cursors, of which the latest counts', () => {
    const pairs = new ValuePairs();
    pairs.learnHeader('Location', '/lamps/a1', 'http://b.example/lamps/b1/');
    pairs.learnHeader('ETag', '"1"', '"8"');
    pairs.learnHeader('ETag', '"1"', '"9"');
    pairs.learn({ nextCursor: 'ca' }, { nextCursor: 'cb' }, false);
    pairs.learn({ nextCursor: 'ca' }, { nextCursor: 'cc' }, false);
    expect(
      other(pairs, { 'path/lampId': 'a1', 'query/cursor': 'ca', 'header/If-Match': '"1"' }),
    ).toEqual({ 'path/lampId': 'b1', 'query/cursor': 'cc', 'header/If-Match': '"9"' });
  });

  it('are replaced in bodies where the property has the name of a path parameter', () => {
    const pairs = new ValuePairs();
    pairs.learn({ lampId: 'a1', name: 'Old' }, { lampId: 'b1', name: 'Elder' }, true);
    pairs.learn({ lampId: 'a2' }, undefined, false);
    expect(otherBody(pairs, { name: 'Old', lamps: [{ lampId: 'a1' }] })).toEqual({
      name: 'Old',
      lamps: [{ lampId: 'b1' }],
    });
    expect(otherBody(pairs, { lampId: 'a2' })).toBeNull();
    expect(otherBody(pairs, { lampId: 'unknown' })).toEqual({ lampId: 'unknown' });
  });

  it('are left as they are if the request chooses an id that a record of another kind has', () => {
    const pairs = new ValuePairs();
    pairs.learn({ wickId: 'first' }, { wickId: 'other' }, true);
    expect(otherBody(pairs, { lampId: 'first' })).toEqual({ lampId: 'first' });
  });

  it('are not those of another kind with the same text', () => {
    const pairs = new ValuePairs();
    pairs.learn({ wickId: 'first' }, { wickId: 'other' }, true);
    pairs.learn({ lampId: 'first' }, undefined, false);
    expect(other(pairs, { 'path/lampId': 'first' })).toBeNull();
  });

  it('are found in addresses', () => {
    const pairs = new ValuePairs();
    pairs.learn(
      { picture: '/oil/a1', drawings: ['/oil/a2'] },
      { picture: 'https://b.example/oil/b1?width=320', drawings: [] },
      false,
    );
    expect(other(pairs, { 'path/lampId': 'a1' })).toEqual({ 'path/lampId': 'b1' });
    expect(other(pairs, { 'path/lampId': 'a2' })).toBeNull();
  });

  it('leave words of the contract and filters as they are', () => {
    const pairs = new ValuePairs();
    pairs.learn({ first: 'oil', hue: 'red' }, { first: 'wax', hue: 'blue' }, false);
    const parameters = { 'path/kind': 'oil', 'query/colour': 'red' };
    expect(other(pairs, parameters)).toEqual(parameters);
  });
});
