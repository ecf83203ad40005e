import { request } from 'node:http';
import { beforeAll, expect, test } from 'vitest';
import type { Campaign } from '#src/generated/model/index.ts';
import { signedIn, type SignedIn } from '#tests/support/accounts.ts';
import { createTestApp, listen, type TestApp } from '#tests/support/app.ts';
import { describeBoth } from '#tests/support/describe-both.ts';

describeBoth('bulk requests of one user', (open) => {
  let app: TestApp;
  let odo: SignedIn;
  let port: number;

  beforeAll(async () => {
    app = await createTestApp({ database: await open() });
    odo = await signedIn(app, 'odo');
    port = await listen(app);
    return () => app.close();
  });

  /** Sends the headers and the beginning of the body. */
  function begin(name: string) {
    const { cookies } = odo.client;
    const sent = request({
      host: '127.0.0.1',
      port,
      method: 'POST',
      path: '/api/gear/bulk',
      headers: {
        'Content-Type': 'application/json',
        Origin: app.origin,
        Cookie: [...cookies].map(([key, value]) => `${key}=${value}`).join('; '),
        'X-CSRF-Token': cookies.get('csrfToken'),
      },
    });
    const item = { name, category: 'adventuring-gear' };
    const body = JSON.stringify({ operations: [{ action: 'create', item }] });
    const { promise: answer, resolve } = Promise.withResolvers<number>();
    // A connection that is closed has the status 0.
    sent.on('error', () => resolve(0));
    sent.on('response', (response) => resolve(response.resume().statusCode ?? 0));
    sent.write(body.slice(0, 1));
    return { answer, end: () => sent.end(body.slice(1)), abort: () => sent.destroy() };
  }

  /** Twelve requests, of which one is refused and the others wait for their bodies. */
  async function beginTwelve(name: string) {
    const all = Array.from({ length: 12 }, (_, index) => begin(`${name} ${index}`));
    const refused = await Promise.race(all.map(async (one) => ({ one, status: await one.answer })));
    expect(refused.status).toBe(503);
    refused.one.abort();
    return all.filter((one) => one !== refused.one);
  }

  test('wait for each other, at most ten of them, and the next one is refused', async () => {
    const others = await beginTwelve('Torch');
    for (const { end } of others) end();
    const statuses = await Promise.all(others.map(({ answer }) => answer));
    expect(statuses).toEqual(others.map(() => 200));
  });

  test('do not wait for clients that have closed their connections', async () => {
    const others = await beginTwelve('Lamp');
    const aborted = others.filter((_, index) => index % 2 === 0);
    const ended = others.filter((_, index) => index % 2 === 1);
    for (const { abort } of aborted) abort();
    for (const { end } of ended) end();
    const statuses = await Promise.all(ended.map(({ answer }) => answer));
    expect(statuses).toEqual(ended.map(() => 200));
  });

  test('do not delay other users and other requests of the same user', async () => {
    const others = await beginTwelve('Candle');
    const ilse = await signedIn(app, 'ilse');
    expect((await ilse.call('gearList')).status).toBe(200);
    expect((await odo.call('gearList')).status).toBe(200);
    // Searches of one user run one after the other, too, but in a queue of their own.
    expect((await odo.call('findList', { params: { q: 'candle' } })).status).toBe(200);
    for (const { end } of others) end();
    await Promise.all(others.map(({ answer }) => answer));
  });
});

describeBoth('searches of one user in the catalogue', (open) => {
  let app: TestApp;
  let ilse: SignedIn;
  let tomas: SignedIn;
  /** Ends the first search. */
  const { promise: mayEnd, resolve: endFirst } = Promise.withResolvers<void>();

  beforeAll(async () => {
    const database = await open();
    let isFirst = true;
    const searches = database.searches.withPlugin({
      transformQuery: ({ node }) => node,
      transformResult: async ({ result }) => {
        const isOfList = 'sk' in (result.rows[0] ?? {});
        const waits = isOfList && isFirst;
        if (isOfList) isFirst = false;
        if (waits) await mayEnd;
        return result;
      },
    });
    app = await createTestApp({ database: { ...database, searches } });
    const odo = await signedIn(app, 'odo');
    await odo.call('gearCreate', { body: { name: 'Torch', category: 'adventuring-gear' } });
    ilse = await signedIn(app, 'ilse');
    tomas = await signedIn(app, 'tomas');
    isFirst = true;
    return () => app.close();
  });

  const listsOf = (who: SignedIn, count: number, params: Record<string, string> = {}) =>
    Array.from({ length: count }, async () => (await who.call('gearList', { params })).status);

  test('wait for each other, at most ten of them, and delay no other lists', async () => {
    const refused = Promise.withResolvers<void>();
    const statuses: number[] = [];
    const searches = listsOf(ilse, 30, { q: 'torch' }).map(async (answer) => {
      statuses.push(await answer);
      if (statuses.length === 19) refused.resolve();
    });
    await refused.promise;
    expect(new Set(statuses)).toEqual(new Set([503]));
    const others = [...listsOf(ilse, 30), ...listsOf(tomas, 5, { q: 'torch' })];
    expect(new Set(await Promise.all(others))).toEqual(new Set([200]));
    endFirst();
    await Promise.all(searches);
    expect(statuses.filter((status) => status === 200)).toHaveLength(11);
  });
});

describeBoth('the connection of the searches', (open) => {
  let app: TestApp;
  let mira: SignedIn;
  let queries = 0;

  beforeAll(async () => {
    const database = await open();
    const searches = database.searches.withPlugin({
      transformQuery: ({ node }) => {
        queries += 1;
        return node;
      },
      transformResult: ({ result }) => Promise.resolve(result),
    });
    app = await createTestApp({ database: { ...database, searches } });
    mira = await signedIn(app, 'mira');
    return () => app.close();
  });

  async function queriesOf(call: () => Promise<{ readonly status: number }>): Promise<number> {
    queries = 0;
    expect((await call()).status).toBe(200);
    return queries;
  }

  test('has the lists of long records, so that short lists do not wait for them', async () => {
    const body = new FormData();
    const fields = { title: 'Vell', setting: 'A coast.', storyOverview: 'Dark.', dmNotes: '' };
    for (const [name, value] of Object.entries(fields)) body.set(name, value);
    const created = await mira.call('campaignCreate', { body });
    const { campaignId } = created.body as Campaign;
    const params = { campaignId };
    expect(await queriesOf(() => mira.call('characterList'))).toBeGreaterThan(0);
    expect(await queriesOf(() => mira.call('entryList', { params }))).toBeGreaterThan(0);
    expect(await queriesOf(() => mira.call('campaignCharacters', { params }))).toBeGreaterThan(0);
  });

  test('has no short lists', async () => {
    expect(await queriesOf(() => mira.call('gearList'))).toBe(0);
    expect(await queriesOf(() => mira.call('campaignList'))).toBe(0);
  });
});
