import { expect, test } from 'vitest';
import type { SentMail } from './ports/mailbox.ts';
import { createClient, testMocks } from './testing/client.ts';

test('the controls return mails, change the scenario and reset', async () => {
  const { call } = createClient(testMocks());
  await call('POST', '/api/auth/forgot-password', { json: { email: 'ilse@example.com' } });
  const { body } = await call<{ items: SentMail[] }>('GET', '/__mock/mails');
  expect(body.items).toMatchObject([{ to: 'ilse@example.com' }]);

  const choose = (name: string) => call('POST', '/__mock/scenario', { json: { name } });
  expect((await choose('unavailable')).status).toBe(204);
  const busy = await call('GET', '/api/gear/');
  expect(busy.status).toBe(503);
  expect(busy.headers['Retry-After']).toBe('5');
  expect((await choose('no such thing')).status).toBe(400);

  expect((await call('POST', '/__mock/reset')).status).toBe(204);
  expect((await call('GET', '/__mock/state')).body).toMatchObject({
    scenario: 'default',
    sessions: 0,
    people: [{ name: 'Mira' }, { name: 'Tomas' }, { name: 'Ilse' }, { name: 'Odo' }],
  });
  expect((await call('GET', '/__mock/mails')).body).toEqual({ items: [] });
  expect((await call('GET', '/__mock/scenario')).body).toMatchObject({ current: 'default' });
  expect((await call('GET', '/__mock/nothing')).status).toBe(404);
});

test('the controls are listed with a sentence each, together with the scenarios', async () => {
  const { call } = createClient(testMocks());
  interface Listing {
    controls: { method: string; path: string; summary: string }[];
    scenarios: Record<string, string>;
  }
  const { status, body } = await call<Listing>('GET', '/__mock/');
  expect(status).toBe(200);
  expect((await call('GET', '/__mock')).body).toEqual(body);
  expect(body.controls.map(({ method, path }) => `${method} ${path}`)).toContain(
    'POST /__mock/clock',
  );
  expect(body.scenarios).toHaveProperty('empty');
  for (const { summary } of body.controls) expect(summary).toMatch(/^[A-Z].*\.$/);
  for (const { path } of body.controls.filter(({ method }) => method === 'GET')) {
    expect((await call('GET', path)).status).toBe(200);
  }
});

test('the clock can be set: a session ends when it expires', async () => {
  const { call, signIn } = createClient(testMocks());
  const set = (json: object) => call('POST', '/__mock/clock', { json });
  expect((await set({ now: '2026-11-21T12:00:00Z' })).status).toBe(204);
  await signIn('mira');
  expect((await set({ advanceSeconds: 40 * 24 * 3600 })).status).toBe(204);
  expect((await call('GET', '/api/auth/self')).status).toBe(401);
  expect((await set({ now: 'noon' })).status).toBe(400);
  expect((await call('GET', '/__mock/clock')).body).toEqual({ now: '2026-12-31T12:00:00.000Z' });
});

test.for([
  { advanceSeconds: 1e300 },
  { advanceSeconds: -1e300 },
  { advanceSeconds: 1e11 },
  { now: '1999-12-31T23:59:59Z' },
  { now: '+010000-01-01T00:00:00Z' },
])('a control refuses the time %j and leaves the clock unchanged', async (json) => {
  const { call, signIn } = createClient(testMocks());
  await call('POST', '/__mock/clock', { json: { now: '2026-11-21T12:00:00Z' } });
  const refused = await call('POST', '/__mock/clock', { json });
  expect(refused).toMatchObject({ status: 400, body: { code: 'bad_request', fields: [] } });
  expect((await call('GET', '/__mock/state')).body).toMatchObject({
    now: '2026-11-21T12:00:00.000Z',
  });
  expect((await signIn('mira')).status).toBe(200);
});

test('the seed can be set: equal seeds give equal sessions', async () => {
  const mocks = testMocks();
  const { call, signIn } = createClient(mocks);
  const cookies = async (seed: string) => {
    expect((await call('POST', '/__mock/seed', { json: { seed } })).status).toBe(204);
    return (await signIn('mira')).cookies;
  };
  const first = await cookies('a');
  expect(await cookies('b')).not.toEqual(first);
  expect(await cookies('a')).toEqual(first);
});

test('the controls refuse a change by a page of another origin', async () => {
  const { call } = createClient(testMocks());
  const headers = { origin: 'https://elsewhere.example' };
  expect((await call('POST', '/__mock/reset', { headers })).status).toBe(403);
});
