import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { beforeAll, expect, test } from 'vitest';
import type { Log } from '#backend/ports.ts';
import { silentLog } from '#server/log.ts';
import { guest, signedIn, type SignedIn } from '#tests/support/accounts.ts';
import { createTestApp, listen, type TestApp } from '#tests/support/app.ts';
import { describeBoth } from '#tests/support/describe-both.ts';

describeBoth('a request', (open) => {
  let app: TestApp;
  let odo: SignedIn;

  const send = (path: string, init: RequestInit = {}) =>
    app.fetch(new Request(app.origin + path, init));

  beforeAll(async () => {
    app = await createTestApp({ database: await open() });
    odo = await signedIn(app, 'odo');
    return () => app.close();
  });

  test('is answered with a request id and with security headers', async () => {
    const answer = await send('/api/auth/self');
    expect(answer.status).toBe(204);
    expect(answer.headers.get('x-request-id')).toMatch(/^[\w-]{20,}$/);
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(answer.headers.get('x-powered-by')).toBeNull();
  });

  test('is answered with `Connection: close` before the server closes', async () => {
    for (const path of ['/api/auth/self', '/api/nothing', '/nothing', '/healthz', '/readyz']) {
      app.readiness.draining = false;
      expect((await send(path)).headers.get('connection')).not.toBe('close');
      app.readiness.draining = true;
      expect((await send(path)).headers.get('connection')).toBe('close');
    }
    app.readiness.draining = false;
  });

  test('to /readyz is answered with 200 during a long transaction', async () => {
    await app.database.db.transaction().execute(async (transaction) => {
      await transaction.deleteFrom('setting').where('key', '=', 'nothing').execute();
      expect((await send('/readyz')).status).toBe(200);
    });
  });

  test('to an unknown path is answered with a problem', async () => {
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

  test('with a key that no item can have is answered like the address of a missing item', async () => {
    const answer = await odo.call('gearGet', { params: { gearSk: 'a'.repeat(2000) } });
    expect(answer).toMatchObject({ status: 404, body: { code: 'not_found', fields: [] } });
  });

  test('with an unsupported method gets the list of supported methods', async () => {
    const answer = await send('/api/gear/', { method: 'DELETE' });
    expect(answer.status).toBe(405);
    expect(answer.headers.get('allow')).toBe('GET, HEAD, OPTIONS');
  });

  test('with HEAD is answered like GET, without the body', async () => {
    const cookie = { Cookie: `session=${odo.client.cookies.get('session') ?? ''}` };
    const answer = await send('/api/gear/', { method: 'HEAD', headers: cookie });
    expect(answer.status).toBe(200);
    expect(Number(answer.headers.get('content-length'))).toBeGreaterThan(10);
    expect(await answer.text()).toBe('');
  });

  test('that fails unexpectedly gets no internal details', async () => {
    const database = await open();
    const broken = await createTestApp({ database });
    const body = { email: 'mira@example.com', password: 'x' };
    await database.db.schema.dropTable('rate_limit').execute();
    const failed = await guest(broken).call('authLogin', { body });
    expect(failed).toMatchObject({ status: 500, body: { code: 'internal' } });
    expect(JSON.stringify(failed.body)).not.toMatch(/rate_limit|table|relation|sql/i);

    await database.close();
    const gone = await guest(broken).call('authLogin', { body });
    expect(gone).toMatchObject({ status: 503, body: { code: 'unavailable' } });
    expect(Number(gone.headers.get('retry-after'))).toBeGreaterThan(0);
    const ready = await broken.fetch(new Request(`${broken.origin}/readyz`));
    expect(ready.status).toBe(503);
    expect(await ready.json()).toEqual({ status: 'unavailable', failed: 'database' });
    const alive = await broken.fetch(new Request(`${broken.origin}/healthz`));
    expect(alive.status).toBe(200);
    await broken.close();
  });

  test('that fails during an outage is logged once in ten seconds, with the number of further ones', async () => {
    const database = await open();
    let now = 1_800_000_000_000;
    const lines: unknown[] = [];
    const log: Log = {
      ...silentLog,
      error: (message, fields) => lines.push({ message, ...fields }),
    };
    const broken = await createTestApp({ database, log, clock: () => now });
    // At its start, the server looks for generations that wait.
    await broken.context.generations.idle();
    await database.close();
    const fail = async (count: number) => {
      for (let index = 0; index < count; index += 1) {
        const body = { email: 'mira@example.com', password: 'x' };
        expect((await guest(broken).call('authLogin', { body })).status).toBe(503);
      }
    };
    await fail(20);
    expect(lines).toHaveLength(1);
    expect(lines[0]).toHaveProperty('reason');
    expect(lines[0], 'without a stack').not.toHaveProperty('error');
    now += 10_000;
    await fail(2);
    expect(lines).toHaveLength(2);
    expect(lines[1]).toMatchObject({ path: '/api/auth/login', leftOut: 19 });
    await broken.close();
  });

  test('is refused with 429 when its network sends too many requests', async () => {
    const { database } = app;
    const small = await createTestApp({ database, config: { requestsPerMinute: 5 } });
    try {
      const get = (remoteAddress: string) =>
        small.http.inject({ url: '/api/auth/self', remoteAddress });
      const answers = await Promise.all(
        ['1', '2', '3', '4', '5', '6'].map((end) => get(`2001:db8:1:1::${end}`)),
      );
      expect(answers.map(({ statusCode }) => statusCode)).toEqual([204, 204, 204, 204, 204, 429]);
      const last = answers.at(-1);
      expect(last?.json()).toMatchObject({ code: 'too_many_requests' });
      expect(Number(last?.headers['retry-after'])).toBeGreaterThan(0);
      expect((await get('2001:db8:1:2::1')).statusCode, 'another network is not limited').toBe(204);
    } finally {
      await small.close();
    }
  });

  test('is counted by the address in X-Forwarded-For only if it comes from a trusted proxy; the log warns once about another sender', async () => {
    const { database } = app;
    const forwarded = async (from: TestApp, sender: string) => {
      const headers = { 'x-forwarded-for': sender };
      const answer = await from.http.inject({
        url: '/api/auth/self',
        remoteAddress: '203.0.113.9',
        headers,
      });
      return answer.statusCode;
    };
    const config = { requestsPerMinute: 1 };
    const warnings = { direct: new Array<unknown>(), behind: new Array<unknown>() };
    const logTo = (senders: unknown[]): Log => ({
      ...silentLog,
      warn: (_message, fields) => senders.push(fields?.['sender']),
    });
    const direct = await createTestApp({ database, config, log: logTo(warnings.direct) });
    const behind = await createTestApp({
      database,
      log: logTo(warnings.behind),
      config: { ...config, trustedProxies: ['203.0.113.0/24'] },
    });
    try {
      expect(await forwarded(direct, '198.51.100.1')).toBe(204);
      expect(await forwarded(direct, '198.51.100.2'), 'a made-up sender').toBe(429);
      expect(await forwarded(behind, '198.51.100.1')).toBe(204);
      expect(await forwarded(behind, '198.51.100.2')).toBe(204);
      expect(await forwarded(behind, '198.51.100.1')).toBe(429);
      expect(await forwarded(behind, '198.51.100.2:4711'), 'with a port').toBe(429);
      expect(await forwarded(behind, '198.51.100.2, 203.0.113.7:80'), 'two proxies').toBe(429);
      expect(await forwarded(behind, '[2001:db8::1]:80')).toBe(204);
      expect(await forwarded(behind, '[2001:db8::2]:81')).toBe(429);
      expect(await forwarded(behind, '203.0.113.9'), 'a client on the machine of the proxy').toBe(
        204,
      );
      expect(await forwarded(behind, ''), 'an empty header of the proxy').toBe(429);
      expect(warnings.direct).toEqual(['203.0.113.9']);
      expect(warnings.behind).toEqual([]);
    } finally {
      await direct.close();
      await behind.close();
    }
  });
});

describeBoth('a raw HTTP request', (open) => {
  let app: TestApp;
  let port: number;

  beforeAll(async () => {
    app = await createTestApp({ database: await open() });
    port = await listen(app);
    return () => app.close();
  });

  const raw = async (request: string): Promise<string> => {
    const socket = connect(port, '127.0.0.1');
    socket.write(request);
    return text(socket);
  };

  test('with two contradicting lengths is refused, and the connection ends', async () => {
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

  test('without Content-Length is refused when it is too large', async () => {
    const answer = await raw(
      'POST /api/auth/login HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n' +
        'Content-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n' +
        `${(1_200_000).toString(16)}\r\n${'x'.repeat(1_200_000)}\r\n`,
    );
    expect(answer).toMatch(/^HTTP\/1\.1 413 /);
    expect(answer).toContain('payload_too_large');
  });

  test('with a complete URL as its target is answered like a request with a path', async () => {
    const answer = await raw(
      'GET http://localhost/api/auth/oauth-providers?surprise=1 HTTP/1.1\r\n' +
        'Host: localhost\r\nConnection: close\r\n\r\n',
    );
    expect(answer).toMatch(/^HTTP\/1\.1 422 /);
    expect(answer).toContain('query/surprise');
  });

  test('with characters in its target that are not ASCII is refused', async () => {
    for (const target of ['/api/gear/caf\u00e9', '/api/gear/?q=caf\u00e9']) {
      const answer = await raw(
        `GET ${target} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`,
      );
      expect(answer).toMatch(/^HTTP\/1\.1 400 /);
    }
  });

  test('with headers that are too large is refused', async () => {
    const answer = await raw(
      `GET /api/auth/self HTTP/1.1\r\nHost: localhost\r\nX-Long: ${'x'.repeat(20_000)}\r\n\r\n`,
    );
    expect(answer).toMatch(/^HTTP\/1\.1 431 /);
  });
});
