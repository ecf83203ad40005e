import { beforeAll, expect, test } from 'vitest';
import { operations } from '#src/generated/contract/operations.ts';
import { addAccount, signedIn, type SignedIn } from '#tests/support/accounts.ts';
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
    await addAccount(app, 'mira');
    return () => app.close();
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

  test('that signs in from a page of another origin is refused', async () => {
    const answer = await send('/api/auth/login', {
      method: 'POST',
      headers: { ...json, Origin: 'https://evil.example' },
      body: JSON.stringify({ email: 'mira@example.com', password: 'lantern over the map' }),
    });
    expect(answer.status).toBe(403);
    expect(answer.headers.getSetCookie()).toEqual([]);
  });

  test('without Origin is refused when Sec-Fetch-Site says that it comes from another origin', async () => {
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

  test.for([
    ['sec-fetch-site', 'cross-site'],
    ['sec-fetch-site', 'none'],
    ['sec-fetch-mode', 'navigate'],
  ] as const)(
    'that writes with the header %s: %s is refused, although its origin is allowed',
    async ([name, value]) => {
      for (const [id, { method, path }] of Object.entries(operations)) {
        if (method === 'GET') continue;
        const answer = await send(path.replaceAll(/\{\w+\}/g, 'nothing'), {
          method,
          headers: { ...json, Origin: app.origin, [name]: value },
          ...(method !== 'DELETE' && { body: '{}' }),
        });
        expect(`${id} ${answer.status}`).toBe(`${id} 403`);
        expect(await answer.json()).toMatchObject({ code: 'origin_not_allowed' });
      }
    },
  );

  test.for(['same-origin', 'same-site'])('that writes from the %s is accepted', async (site) => {
    const answer = await send('/api/auth/login', {
      method: 'POST',
      headers: { ...json, Origin: app.origin, 'Sec-Fetch-Site': site, 'Sec-Fetch-Mode': 'cors' },
      body: '{"email":"nobody@example.com","password":"x"}',
    });
    expect(answer.status).toBe(401);
  });

  test('from an allowed origin gets CORS headers, from another origin none', async () => {
    const get = (origin: string) => send('/api/auth/self', { headers: { Origin: origin } });
    const own = await get('http://127.0.0.1:3000');
    expect(own.headers.get('access-control-allow-origin')).toBe('http://127.0.0.1:3000');
    expect(own.headers.get('access-control-allow-credentials')).toBe('true');
    expect(own.headers.get('access-control-expose-headers')).toBe(
      'ETag, Location, Retry-After, X-Request-Id',
    );
    const foreign = await get('https://evil.example');
    expect(foreign.headers.get('access-control-allow-origin')).toBeNull();
    expect(foreign.headers.get('vary')).toContain('Origin');
  });

  test('of a preflight gets CORS headers only for an allowed origin', async () => {
    const preflight = (origin: string) =>
      send('/api/gear/create', {
        method: 'OPTIONS',
        headers: { Origin: origin, 'Access-Control-Request-Method': 'POST' },
      });
    const own = await preflight(app.origin);
    expect(own.status).toBe(204);
    expect(own.headers.get('access-control-allow-methods')).toContain('POST');
    expect(own.headers.get('access-control-allow-headers')).toContain('X-CSRF-Token');
    expect(
      (await preflight('https://evil.example')).headers.get('access-control-allow-methods'),
    ).toBeNull();
  });
});
