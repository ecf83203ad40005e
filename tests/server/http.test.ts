import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { beforeAll, expect, test } from 'vitest';
import { addAccount, guest, signedIn, type SignedIn } from '#tests/support/accounts.ts';
import { createTestApp, type TestApp } from '#tests/support/app.ts';
import { describeBoth } from '#tests/support/describe-both.ts';

const gear = (name: string) => ({ name, category: 'adventuring-gear' });

describeBoth('every request', (open) => {
  let app: TestApp;
  let odo: SignedIn;

  const send = (path: string, init: RequestInit = {}) =>
    app.fetch(new Request(app.origin + path, init));

  const write = (path: string, init: RequestInit & { headers?: Record<string, string> }) =>
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
    await addAccount(app, 'mira');
    return () => app.close();
  });

  test('carries an id, and no header that lets a page of ours be misused', async () => {
    const answer = await send('/api/auth/self');
    expect(answer.status).toBe(204);
    expect(answer.headers.get('x-request-id')).toMatch(/^[\w-]{20,}$/);
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(answer.headers.get('x-powered-by')).toBeNull();
  });

  test('to an unknown address is answered in the one shape of a problem', async () => {
    const answer = await send('/api/nothing/here');
    expect(answer.status).toBe(404);
    const problem: unknown = await answer.json();
    expect(problem).toEqual({
      detail: 'There is nothing at this address.',
      code: 'not_found',
      fields: [],
      requestId: answer.headers.get('x-request-id'),
    });
  });

  test.for([
    '/api',
    '/api/gear',
    '/api//gear/',
    '/API/gear/',
    '/api/gear/%E0%A4%A',
    '/api/gear/x/y',
  ])('to %s reaches no operation', async (path) => {
    const answer = await send(path, { headers: { Cookie: 'session=x' } });
    expect([400, 404]).toContain(answer.status);
    expect(await answer.json()).toHaveProperty('requestId');
  });

  test('by a method that is not offered is told which ones are', async () => {
    const answer = await send('/api/gear/', { method: 'DELETE' });
    expect(answer.status).toBe(405);
    expect(answer.headers.get('allow')).toBe('GET, HEAD, OPTIONS');
  });

  test('by HEAD is answered like GET, without the body', async () => {
    const cookie = { Cookie: `session=${odo.client.cookies.get('session') ?? ''}` };
    const answer = await send('/api/gear/', { method: 'HEAD', headers: cookie });
    expect(answer.status).toBe(200);
    expect(Number(answer.headers.get('content-length'))).toBeGreaterThan(10);
    expect(await answer.text()).toBe('');
  });

  test.for([
    'https://evil.example',
    'null',
    'http://localhost:3000.evil.example',
    'http://sub.localhost:3000',
    'https://localhost:3000',
    'http://localhost:3001',
  ])('that writes from the origin %s is refused', async (origin) => {
    const answer = await write('/api/gear/create', {
      headers: { ...json, Origin: origin },
      body: JSON.stringify(gear('Planted torch')),
    });
    expect(answer.status).toBe(403);
    expect(await answer.json()).toMatchObject({ code: 'origin_not_allowed' });
    expect(answer.headers.get('access-control-allow-origin')).toBeNull();
    const found = await odo.call('gearGet', { params: { gearSk: '2024#planted-torch' } });
    expect(found.status).toBe(404);
  });

  test('that signs in from a foreign page is refused', async () => {
    const answer = await send('/api/auth/login', {
      method: 'POST',
      headers: { ...json, Origin: 'https://evil.example' },
      body: JSON.stringify({ email: 'mira@example.com', password: 'lantern over the map' }),
    });
    expect(answer.status).toBe(403);
    expect(answer.headers.getSetCookie()).toEqual([]);
  });

  test('without Origin is refused when the browser says that another site sends it', async () => {
    const login = (site: string) =>
      send('/api/auth/login', {
        method: 'POST',
        headers: { ...json, 'Sec-Fetch-Site': site },
        body: '{"email":"nobody@example.com","password":"x"}',
      });
    expect((await login('cross-site')).status).toBe(403);
    expect((await login('same-site')).status).toBe(403);
    expect((await login('same-origin')).status).toBe(401);
  });

  test('of an allowed origin may be read by its page; no other origin is ever named', async () => {
    const ask = (origin: string) => send('/api/auth/self', { headers: { Origin: origin } });
    const own = await ask('http://127.0.0.1:3000');
    expect(own.headers.get('access-control-allow-origin')).toBe('http://127.0.0.1:3000');
    expect(own.headers.get('access-control-allow-credentials')).toBe('true');
    expect(own.headers.get('access-control-expose-headers')).toBe(
      'ETag, Location, Retry-After, X-Request-Id',
    );
    const foreign = await ask('https://evil.example');
    expect(foreign.headers.get('access-control-allow-origin')).toBeNull();
    expect(foreign.headers.get('vary')).toContain('Origin');
  });

  test('is preceded by a preflight that only allowed origins pass', async () => {
    const ask = (origin: string) =>
      send('/api/gear/create', {
        method: 'OPTIONS',
        headers: { Origin: origin, 'Access-Control-Request-Method': 'POST' },
      });
    const own = await ask(app.origin);
    expect(own.status).toBe(204);
    expect(own.headers.get('access-control-allow-methods')).toContain('POST');
    expect(own.headers.get('access-control-allow-headers')).toContain('X-CSRF-Token');
    expect(
      (await ask('https://evil.example')).headers.get('access-control-allow-methods'),
    ).toBeNull();
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
  ])('with the content type %j is refused before it is read', async (type) => {
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
    ['{"__proto__":{"admin":true},"name":"Torch"}', 400],
    ['{"constructor":{"prototype":{"admin":true}}}', 400],
    ['['.repeat(200_000), 400],
    [`${'['.repeat(50_000)}${']'.repeat(50_000)}`, 400],
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
  ] as const)('with the body %o is answered %o', async ([body, status]) => {
    const answer = await write('/api/gear/create', { headers: json, body });
    expect(answer.status).toBe(status);
    expect(await answer.json()).toMatchObject({ detail: expect.any(String) as string });
    expect(({} as Record<string, unknown>)['admin']).toBeUndefined();
  });

  test('with a parameter twice, or one that there is not, is refused', async () => {
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

  test('that answers wrongly or fails says nothing about our insides', async () => {
    const broken = await createTestApp({ database: await open() });
    try {
      await broken.context.db.schema.dropTable('rate_limit').execute();
      const answer = await guest(broken).call('authLogin', {
        body: { email: 'mira@example.com', password: 'x' },
      });
      expect(answer.status).toBe(500);
      expect(JSON.stringify(answer.body)).not.toMatch(/rate_limit|table|relation|sql/i);
    } finally {
      await broken.close();
    }
  });

  test('while the database is gone is asked to come back', async () => {
    const database = await open();
    const lost = await createTestApp({ database });
    await database.close();
    const answer = await guest(lost).call('authLogin', {
      body: { email: 'mira@example.com', password: 'x' },
    });
    expect(answer).toMatchObject({ status: 503, body: { code: 'unavailable' } });
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
    const ready = await lost.fetch(new Request(`${lost.origin}/readyz`));
    expect(ready.status).toBe(503);
    expect((await lost.fetch(new Request(`${lost.origin}/healthz`))).status).toBe(200);
    await lost.http.close();
  });

  test('of a client that runs wild is slowed down', async () => {
    const small = await createTestApp({
      database: await open(),
      config: { requestsPerMinute: 5 },
    });
    try {
      for (let count = 0; count < 5; count += 1) {
        expect((await guest(small).call('authSelf')).status).toBe(204);
      }
      const answer = await guest(small).call('authSelf');
      expect(answer).toMatchObject({ status: 429, body: { code: 'too_many_requests' } });
      expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
    } finally {
      await small.close();
    }
  });
});

describeBoth('what comes over the wire', (open) => {
  let app: TestApp;
  let port: number;

  beforeAll(async () => {
    app = await createTestApp({ database: await open() });
    await app.http.listen({ host: '127.0.0.1', port: 0 });
    const address = app.http.server.address();
    port = typeof address === 'object' && address ? address.port : 0;
    return () => app.close();
  });

  const raw = async (request: string): Promise<string> => {
    const socket = connect(port, '127.0.0.1');
    socket.write(request);
    return text(socket);
  };

  test('with two ways to tell its length is refused, and the connection ends', async () => {
    const head = 'POST /api/auth/login HTTP/1.1\r\nHost: localhost\r\n';
    for (const lengths of [
      'Content-Length: 5\r\nTransfer-Encoding: chunked\r\n',
      'Content-Length: 5\r\nContent-Length: 6\r\n',
    ]) {
      const answer = await raw(`${head}${lengths}\r\n0\r\n\r\n`);
      expect(answer).toMatch(/^HTTP\/1\.1 400 /);
      expect(answer).toContain('Connection: close');
    }
  });

  test('with headers that are too large is refused', async () => {
    const answer = await raw(
      `GET /api/auth/self HTTP/1.1\r\nHost: localhost\r\nX-Long: ${'x'.repeat(20_000)}\r\n\r\n`,
    );
    expect(answer).toMatch(/^HTTP\/1\.1 431 /);
  });
});
