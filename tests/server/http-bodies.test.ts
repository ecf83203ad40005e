import { beforeAll, expect, test } from 'vitest';
import { signedIn, type SignedIn } from '#tests/support/accounts.ts';
import { createTestApp, type TestApp } from '#tests/support/app.ts';
import { describeBoth } from '#tests/support/describe-both.ts';

const gear = (name: string) => ({ name, category: 'adventuring-gear' });

describeBoth('a request', (open) => {
  let app: TestApp;
  let odo: SignedIn;

  const send = (path: string, init: RequestInit = {}) =>
    app.fetch(new Request(app.origin + path, init));

  const write = (path: string, init: { headers: Readonly<Record<string, string>>; body: string }) =>
    send(path, {
      method: 'POST',
      ...init,
      headers: {
        Origin: app.origin,
        Cookie: `session=${odo.client.cookies.get('session') ?? ''}`,
        'X-CSRF-Token': odo.client.cookies.get('csrfToken') ?? '',
        ...init.headers,
      },
    });

  const json = { 'Content-Type': 'application/json' };

  beforeAll(async () => {
    app = await createTestApp({ database: await open() });
    odo = await signedIn(app, 'odo');
    return () => app.close();
  });

  test.for([
    'text/plain',
    'application/x-www-form-urlencoded',
    'application/json\t; charset=utf-8',
    'application/jsonp',
    'text/json',
    'application/json, text/plain',
    'multipart/form-data; boundary=x',
    'application/merge-patch+json',
  ])('with the content type %j is refused with 415', async (type) => {
    const answer = await write('/api/gear/create', {
      headers: { 'Content-Type': type },
      body: JSON.stringify(gear('Plain torch')),
    });
    expect(answer.status).toBe(415);
    expect(await answer.json()).toMatchObject({ code: 'unsupported_media_type' });
  });

  test.for([
    ['{"name":', 400],
    ['', 400],
    ['nonsense', 400],
    ['{"__proto__":{"admin":true},"name":"Torch"}', 422],
    ['{"constructor":{"prototype":{"admin":true}}}', 422],
    ['['.repeat(60_000), 400],
    [`${'['.repeat(30_000)}${']'.repeat(30_000)}`, 400],
    [`${'{"a":'.repeat(5_000)}1${'}'.repeat(5_000)}`, 400],
    ['null', 422],
    ['[]', 422],
    ['"text"', 422],
    ['{"name":"Torch","category":"adventuring-gear","ownerId":"me","groups":["admin"]}', 422],
    ['{"name":"Tor\\u0000ch","category":"adventuring-gear"}', 422],
    ['{"name":"Tor\\ud800ch","category":"adventuring-gear"}', 422],
    ['{"name":"Torch","category":"adventuring-gear","weightLb":"1"}', 422],
    ['{"name":"Torch","category":"adventuring-gear","weightLb":NaN}', 400],
    ['{"name":"Torch","category":"adventuring-gear","quantity":9007199254740993}', 422],
    ['{"name":"Torch","category":"adventuring-gear","weightLb":-1}', 422],
    ['{"name":"Torch","category":"adventuring-gear","weightLb":1e300}', 422],
    ['{"name":"Torch","category":"adventuring-gear","weightLb":1e999}', 422],
  ] as const)('with the body %o is answered with %o', async ([body, status]) => {
    const answer = await write('/api/gear/create', { headers: json, body });
    expect(answer.status).toBe(status);
    expect(await answer.json()).toMatchObject({ detail: expect.any(String) as string });
    expect(({} as Record<string, unknown>)['admin']).toBeUndefined();
  });

  const object = (count: number) =>
    `{${Array.from({ length: count }, (_, index) => `"a${index}":1`).join(',')}}`;

  test.for([
    [object(200), '/a0'],
    [object(201), ''],
    [`{"list":[${object(150)},${object(150)}]}`, '/list'],
    [`{"list":[{"in":${object(201)}}]}`, ''],
    [`{"text":"${':{'.repeat(300)}\\":"}`, '/text'],
  ] as const)('with the body %o names the field %o', async ([body, path]) => {
    const answer = await write('/api/gear/create', { headers: json, body });
    expect(answer.status).toBe(422);
    const { fields } = (await answer.json()) as { fields: readonly { path: string }[] };
    expect(fields.map((field) => field.path)).toContain(path);
  });

  test('of a bulk request with 1,000 objects of 1,500 fields is refused before it is parsed', async () => {
    const operation = `{"action":"create","item":${object(1500)}}`;
    const body = `{"operations":[${Array.from({ length: 1000 }, () => operation).join(',')}]}`;
    const answer = await write('/api/gear/bulk', { headers: json, body });
    expect(answer.status).toBe(422);
    expect(await answer.json()).toMatchObject({ fields: [{ path: '' }] });
  });

  test.for([
    ['{"__proto__":{"admin":true},"name":"Torch","category":"other"}', '/__proto__'],
    [
      '{"constructor":{"prototype":{"admin":true}},"name":"Torch","category":"other"}',
      '/constructor',
    ],
    ['{"name":"Torch","category":"other","cost":{"__proto__":{"amount":1}}}', '/cost/__proto__'],
    ['{"name":"Torch","category":"other","hasOwnProperty":1}', '/hasOwnProperty'],
  ] as const)(
    'with the body %s is refused at %s and changes no prototype',
    async ([body, path]) => {
      const answer = await write('/api/gear/create', { headers: json, body });
      expect(answer.status).toBe(422);
      const { fields } = (await answer.json()) as { fields: { path: string }[] };
      expect(fields.map((field) => field.path)).toContain(path);
      expect(Object.keys(Object.prototype)).toEqual([]);
      expect('admin' in {}).toBe(false);
    },
  );

  test('with a repeated, unknown or invalid parameter is refused', async () => {
    const cookie = { Cookie: `session=${odo.client.cookies.get('session') ?? ''}` };
    for (const query of [
      'pageSize=5&pageSize=6',
      'limit=5',
      '__proto__=1',
      'pageSize=1e1',
      'pageSize=0x5',
      'pageSize=%00',
    ]) {
      const answer = await send(`/api/gear/?${query}`, { headers: cookie });
      expect(answer.status, query).toBe(422);
    }
  });

  test('that is too large is refused', async () => {
    const body = JSON.stringify({ ...gear('Torch'), description: 'x'.repeat(1_100_000) });
    const announced = await write('/api/gear/create', { headers: json, body });
    expect(announced.status).toBe(413);
    expect(await announced.json()).toMatchObject({ code: 'payload_too_large' });
  });
});
