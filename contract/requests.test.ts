import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { problemOf } from '#tests/support/problem-of.ts';
import {
  entryReader,
  findingsIn,
  readBody,
  readForm,
  readParams,
  requireContentType,
} from './requests.ts';
import { validatorOf } from './schemas.ts';

const none = { path: {}, query: new URLSearchParams(), header: () => undefined };

const pathsOf = (run: () => unknown) => problemOf(run).fields.map((field) => field.path);

describe('parameters', () => {
  it('are decoded by their schema and get their defaults', () => {
    const query = new URLSearchParams('pageSize=3&reverse=true&sortByMeta=last_accessed_at');
    expect(readParams('campaignList', { ...none, query })).toEqual({
      pageSize: 3,
      reverse: true,
      deleted: false,
      sortByMeta: 'last_accessed_at',
    });
    expect(readParams('gearList', none)).toEqual({
      pageSize: 25,
      reverse: false,
      sort: 'name',
      withTotal: false,
    });
  });

  it.each([
    ['an unknown name', 'foo=1', 'query/foo'],
    ['a word for a number', 'pageSize=abc', 'query/pageSize'],
    ['a number in another notation', 'pageSize=1e1', 'query/pageSize'],
    ['a number out of range', 'pageSize=201', 'query/pageSize'],
    ['a repeated name', 'pageSize=1&pageSize=2', 'query/pageSize'],
    ['a boolean that is not true or false', 'reverse=1', 'query/reverse'],
    ['an empty cursor', 'nextCursor=', 'query/nextCursor'],
  ])('are refused with %s', (_, text, path) => {
    const query = new URLSearchParams(text);
    expect(pathsOf(() => readParams('campaignList', { ...none, query }))).toEqual([path]);
  });

  it.each(['authSelf', 'authLogin', 'gearList'] as const)(
    'of %s are refused with an unknown name',
    (id) => {
      const query = new URLSearchParams('colour=red');
      expect(pathsOf(() => readParams(id, { ...none, query }))).toEqual(['query/colour']);
    },
  );

  it('include headers, with names in camel case', () => {
    const header = (name: string) => (name === 'If-Match' ? '"3"' : undefined);
    const path = { gearSk: '2024#rope' };
    expect(readParams('gearUpdate', { ...none, path, header })).toEqual({
      gearSk: '2024#rope',
      ifMatch: '"3"',
    });
  });
});

describe('a JSON body', () => {
  it('gets the defaults of the contract', () => {
    const body = readBody('weaponCreate', { name: 'Club', category: 'simple-melee' });
    expect(body).toMatchObject({ edition: '2024', source: 'homebrew', cost: null, properties: [] });
  });

  it('is refused with one entry per invalid field', () => {
    const body = { name: '', category: 'x', cost: { amount: -1, unit: 'gp' }, wheels: 4 };
    expect(pathsOf(() => readBody('gearCreate', body)).toSorted()).toEqual([
      '/category',
      '/cost/amount',
      '/name',
      '/wheels',
    ]);
  });

  it.each(['with \u0000 in it', 'half a \ud800 pair'])('is refused with text %j', (name) => {
    const body = { name, category: 'other' };
    expect(pathsOf(() => readBody('gearCreate', body))).toEqual(['/name']);
  });

  it('is refused with one entry for a field with several errors, like parameters and forms', () => {
    const query = new URLSearchParams('category=\u0000');
    expect(pathsOf(() => readParams('gearList', { ...none, query }))).toEqual(['query/category']);
    const body = { name: 'Rope', category: '\u0000' };
    expect(pathsOf(() => readBody('gearCreate', body))).toEqual(['/category']);
    const thrice: [string, string][] = [
      ['title', 'a'],
      ['title', 'b'],
      ['title', 'c'],
    ];
    expect(pathsOf(() => readForm('campaignCreate', thrice))).toEqual(['/title']);
  });

  it('is refused with paths of at most 300 characters, as the contract allows', () => {
    const body = { name: 'Rope', category: 'other', contents: [{ ['x'.repeat(2000)]: '\u0000' }] };
    const paths = pathsOf(() => readBody('gearCreate', body));
    expect(Math.max(...paths.map((path) => path.length))).toBe(300);
  });

  it('of random JSON is refused with 422 by a bulk operation', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        expect(problemOf(() => readBody('gearBulk', value)).status).toBe(422);
      }),
    );
  });
});

describe('a multipart body', () => {
  const file = { name: 'cover.png', type: 'image/png', bytes: new Uint8Array(10) };
  const text: [string, string][] = [
    ['title', 'The Lanterns'],
    ['setting', ''],
    ['storyOverview', ''],
  ];

  it('gets texts converted to the types of the schema, and unchanged files', () => {
    const body = readForm('campaignCreate', [
      ...text,
      ['generateCover', 'true'],
      ['coverImageW1024', file],
    ]);
    expect(body).toMatchObject({ generateCover: true, coverImageW1024: file });
  });

  it.each<[string, [string, string | typeof file][], string]>([
    ['a missing part', text.slice(1), '/title'],
    ['a part twice', [...text, ['title', 'Again']], '/title'],
    ['a file where text belongs', [...text, ['dmNotes', file]], '/dmNotes'],
    ['text where a file belongs', [...text, ['coverImageW704', 'x']], '/coverImageW704'],
    ['an unknown part', [...text, ['owner', 'me']], '/owner'],
    ['a boolean that is not true or false', [...text, ['generateCover', 'yes']], '/generateCover'],
    [
      'a picture that is too large',
      [...text, ['coverImageW704', { ...file, bytes: new Uint8Array(5242881) }]],
      '/coverImageW704',
    ],
  ])('is refused with %s', (_, parts, path) => {
    expect(pathsOf(() => readForm('campaignCreate', parts))).toEqual([path]);
  });
});

describe('the content type', () => {
  it.each([
    'application/json',
    'application/json; charset=utf-8',
    'Application/JSON',
    'application/json; charset="UTF-8"',
    'application/json;charset=utf8',
  ])('may be %s', (type) => {
    expect(() => requireContentType('authLogin', type)).not.toThrow();
  });

  it.each([
    undefined,
    '',
    'text/plain',
    'application/json\t',
    'application/jsonx',
    'json',
    'application/json; charset=utf-16',
    'application/json; charset="iso-8859-1"',
  ])('may not be %j', (type) => {
    expect(problemOf(() => requireContentType('authLogin', type)).status).toBe(415);
  });
});

describe('a list whose entries are validated one by one', () => {
  const good = { action: 'create', item: { name: 'Rope', category: 'adventuring-gear' } };
  const bad = { action: 'create', item: { name: 'Rope', category: 'string' } };

  it('is accepted as a whole, even with invalid entries', () => {
    const body = { operations: [good, bad, { action: 'sing' }, { a: '\u0000' }] };
    expect(readBody('gearBulk', body).operations).toHaveLength(4);
  });

  it('is refused if it is empty or has more than 1,000 entries', () => {
    for (const operations of [[], Array.from({ length: 1001 }, () => good)]) {
      expect(pathsOf(() => readBody('gearBulk', { operations }))).toEqual(['/operations']);
    }
    const operations = Array.from({ length: 1000 }, () => good);
    expect(readBody('gearBulk', { operations }).operations).toHaveLength(1000);
  });

  it('does not change the validation of the other fields', () => {
    const body = { operations: [good], onConflict: '\u0000' };
    expect(pathsOf(() => readBody('gearBulk', body))).toEqual(['/onConflict']);
  });

  it('does not keep the long texts of an invalid entry, which differ by their beginning and length', () => {
    const item = { ...good.item, name: 'o'.repeat(5000) };
    const { operations } = readBody('gearBulk', {
      operations: [{ ...good, item }, good, { ...good, item: { ...item, name: 'o'.repeat(5001) } }],
    });
    expect(operations).toMatchObject([
      { entry: { action: 'create' }, fields: [{ path: '/item/name' }] },
      { entry: good, fields: [] },
      { fields: [{ path: '/item/name' }] },
    ]);
    expect(operations[0]).not.toEqual(operations[2]);
    expect(JSON.stringify(operations).length).toBeLessThan(3000);
  });

  it('does not read entries of a list that is too long', () => {
    const readEntry = entryReader('gearBulk');
    const fields = Array.from({ length: 1002 }, () => readEntry(bad).fields.length);
    expect(fields.slice(998)).toEqual([1, 1, 0, 0]);
  });

  it('reports the errors of one entry with paths that begin at the entry', () => {
    const pathsIn = (entry: unknown) =>
      findingsIn('GearBulkOperation', entry).map(({ path }) => path);
    expect(pathsIn(good)).toEqual([]);
    expect(pathsIn(bad)).toEqual(['/item/category']);
    expect(pathsIn({ action: 'sing' })).toEqual(['/action']);
    // The discriminator selects the branch that validates this entry.
    expect(pathsIn({ action: 'create', item: { name: 'Rope' } })).toEqual(['/item/category']);
    expect(pathsIn({ action: 'delete' })).toEqual(['/sk']);
    expect(pathsIn(7)).toEqual(['']);
    expect(pathsIn({ ...good, item: { ...good.item, description: 'a\u0000b' } })).toEqual([
      '/item/description',
    ]);
  });
});

describe('a format', () => {
  it.each([
    ['date', '2026-02-28', '2026-02-30'],
    ['date-time', '2026-02-28T20:00:00Z', '2026-02-30T20:00:00Z'],
    ['time', '20:15:00Z', '25:00:00Z'],
    ['duration', 'PT4H', '4 hours'],
    ['email', 'mira@example.com', 'mira'],
    ['uri', 'https://example.com/a', 'a b'],
    ['uuid', '019a0000-0000-7000-8000-000000000100', '019a'],
  ])('%s is validated', (format, good, bad) => {
    const validate = validatorOf({ type: 'string', format });
    expect(validate(good)).toBe(true);
    expect(validate(bad)).toBe(false);
  });
});
