import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { beforeAll, describe, expect, test } from 'vitest';
import { insertAccount } from '#backend/auth/accounts.ts';
import { codingFor } from '#server/http/content-coding.ts';
import { signedIn, type SignedIn } from '#tests/support/accounts.ts';
import { createTestApp, type TestApp } from '#tests/support/app.ts';
import { describeBoth } from '#tests/support/describe-both.ts';

describe('the content coding of a response', () => {
  test.each([
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip', 'gzip'],
    ['GZIP;q=0.8', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['br; q=0.000', null],
    ['*', 'br'],
    ['br;q=0, *;q=0.1', 'gzip'],
    ['*;q=0', null],
    ['identity', null],
    ['brotli', null],
    ['', null],
    [undefined, null],
  ])('for Accept-Encoding “%s” is %s', (accepted, coding) => {
    expect(codingFor(accepted)).toBe(coding);
  });
});

describeBoth('an answer of the API', (open) => {
  let app: TestApp;
  let odo: SignedIn;

  beforeAll(async () => {
    app = await createTestApp({ database: await open() });
    odo = await signedIn(app, 'odo');
    const operations = Array.from({ length: 300 }, (_, index) => ({
      action: 'create',
      item: { name: `Lantern ${index}`, category: 'other', description: `Number ${index}.` },
    }));
    await odo.call('gearBulk', { body: { operations } });
    return () => app.close();
  });

  const requestOf = (url: string, accepted?: string) => ({
    url,
    headers: {
      cookie: [...odo.client.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
      ...(accepted === undefined ? {} : { 'accept-encoding': accepted }),
    },
  });
  const get = (url: string, accepted?: string) =>
    app.http.inject({ method: 'GET', ...requestOf(url, accepted) });

  test.each([25, 200])('with %i items has the same text in each coding', async (pageSize) => {
    const url = `/api/gear/?pageSize=${pageSize}`;
    const plain = await get(url);
    expect(plain.headers['content-encoding']).toBeUndefined();
    expect(plain.headers['vary']).toBe('Origin, Accept-Encoding');
    const br = await get(url, 'gzip, br');
    expect(br.headers).toMatchObject({ 'content-encoding': 'br', vary: 'Origin, Accept-Encoding' });
    expect(brotliDecompressSync(br.rawPayload).toString()).toBe(plain.body);
    expect(br.headers['content-length']).toBe(String(br.rawPayload.length));
    expect(br.rawPayload.length * 3).toBeLessThan(plain.rawPayload.length);
    const gzip = await get(url, 'gzip');
    expect(gzip.headers['content-encoding']).toBe('gzip');
    expect(gunzipSync(gzip.rawPayload).toString()).toBe(plain.body);
  });

  test('has the same ETag with and without a coding, because If-Match compares versions', async () => {
    const url = '/api/gear/2024%23lantern-1';
    const plain = await get(url);
    const br = await get(url, 'br');
    expect(plain.headers['etag']).toBe('"1"');
    expect(br.headers['etag']).toBe('"1"');
  });

  test('to HEAD has the length of the answer to GET, or none if that would be compressed', async () => {
    const head = (accepted?: string) =>
      app.http.inject({ method: 'HEAD', ...requestOf('/api/gear/?pageSize=200', accepted) });
    const plain = await get('/api/gear/?pageSize=200');
    expect((await head()).headers['content-length']).toBe(plain.headers['content-length']);
    expect((await head('br')).headers['content-length']).toBeUndefined();
  });

  test('with less than a kilobyte is not compressed', async () => {
    const { headers } = await get('/api/gear/?pageSize=1', 'br');
    expect(headers['content-encoding']).toBeUndefined();
  });

  test('with texts of a campaign is never compressed', async () => {
    const texts = { title: 'Lanterns', setting: 'A coast.', storyOverview: 'Fog came.' };
    const form = new FormData();
    for (const [name, text] of Object.entries(texts)) form.append(name, text);
    const created = await odo.call('campaignCreate', { body: form });
    const { campaignId } = created.body as { campaignId: string };
    for (let number = 0; number < 4; number += 1) {
      const other = new FormData();
      const longTexts = {
        ...texts,
        title: `Coast ${number}`,
        storyOverview: 'It burns. '.repeat(40),
      };
      for (const [name, text] of Object.entries(longTexts)) other.append(name, text);
      await odo.call('campaignCreate', { body: other });
    }
    for (let number = 0; number < 8; number += 1) {
      const body = { type: 'note', title: `Lantern ${number}`, text: 'It burns. '.repeat(40) };
      await odo.call('entryCreate', { params: { campaignId }, body });
    }
    const found = [
      await get('/api/campaigns/', 'br'),
      await get('/api/campaigns/?pageSize=3&sortByMeta=last_accessed_at&reverse=true', 'br'),
      await get('/api/search/?q=lantern', 'br'),
      await get(`/api/campaigns/${campaignId}/search?q=lantern`, 'br'),
      await get(`/api/campaigns/${campaignId}/entries?pageSize=8`, 'br'),
    ];
    for (const { headers, body } of found) {
      expect(body).toContain('It burns.');
      expect(body.length).toBeGreaterThan(1024);
      expect(headers['content-encoding']).toBeUndefined();
    }
  });

  test('with the addresses of people is never compressed, because anyone can register with any name', async () => {
    const { db, clock, random } = app.context;
    for (let number = 0; number < 12; number += 1) {
      const account = { name: 'Mira', email: `mira.${number}@example.com`, passwordHash: null };
      await insertAccount(db, random, { ...account, verified: true }, clock());
    }
    for (const url of ['/api/people/', '/api/people/?q=mira']) {
      const { headers, body } = await get(url, 'br');
      expect(body).toContain('mira.3@example.com');
      expect(body.length).toBeGreaterThan(1024);
      expect(headers['content-encoding']).toBeUndefined();
    }
  });

  test('about sign-in is never compressed', async () => {
    const unknown = Array.from({ length: 30 }, (_, index): [string, string] => [
      `field${index}`,
      'x',
    ]);
    const { headers, body } = await app.http.inject({
      method: 'POST',
      url: '/api/auth/login',
      headers: { origin: app.origin, 'accept-encoding': 'br' },
      payload: { email: 'a@example.com', password: 'x', ...Object.fromEntries(unknown) },
    });
    expect(body.length).toBeGreaterThan(1024);
    expect(headers['content-encoding']).toBeUndefined();
  });
});
