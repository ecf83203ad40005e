import { describe, expect, test, vi } from 'vitest';
import { preflightHeaders } from '#backend/pipeline/headers.ts';
import { systemRandom } from '#backend/random.ts';
import { operations, type OperationId } from '#src/generated/contract/operations.ts';
import type {
  ApiProblem,
  CampaignPage,
  CatalogueChanged,
  CurrentUser,
  GearPage,
  Generation,
  OauthStart,
} from '#src/generated/model/index.ts';
import type { Mocks } from './create-mocks.ts';
import { openNodeEngine } from './engines/node-engine.ts';
import { characterFixtures } from './fixtures/characters.ts';
import { setupToken } from './scenarios/data.ts';
import { createClient, testMocks } from './testing/client.ts';

// The keys of this table are the operation ids.
const ids = Object.keys(operations) as OperationId[];
const example = (path: string) => path.replaceAll(/\{[^}]+\}/g, '0123456789');

describe('Prefer', () => {
  const { call } = createClient(testMocks());

  test.for(ids)('returns every documented status of %s', async (id) => {
    const { method, path, responses } = operations[id];
    for (const status of Object.keys(responses)) {
      const headers = { prefer: `code=${status}` };
      const response = await call(method, example(path), { headers });
      expect(response.status).toBe(Number(status));
    }
  });

  test('refuses a status that the contract does not document', async () => {
    const headers = { prefer: 'code=418' };
    const { status, body } = await call<ApiProblem>('GET', '/api/gear/', { headers });
    expect(status).toBe(400);
    expect(body.detail).toContain('418');
  });

  test('delays the answer', async () => {
    const before = performance.now();
    await call('GET', '/api/auth/self', { headers: { prefer: 'delay=40' } });
    expect(performance.now() - before).toBeGreaterThanOrEqual(35);
  });
});

test('a preflight names the headers of the mocks only if it asks for them', async () => {
  const { call } = createClient(testMocks({ allowedOrigins: new Set(['http://localhost:5173']) }));
  const allowedFor = async (requested: string) => {
    const headers = {
      origin: 'http://localhost:5173',
      'access-control-request-method': 'GET',
      'access-control-request-headers': requested,
    };
    const answer = await call('OPTIONS', '/api/gear/', { headers });
    return answer.headers['Access-Control-Allow-Headers'];
  };
  const server = preflightHeaders(['GET'])['Access-Control-Allow-Headers'];
  expect(await allowedFor('content-type')).toBe(server);
  expect(await allowedFor('prefer, x-mock-scenario')).toBe(`${server}, Prefer, X-Mock-Scenario`);
});

describe('the state', () => {
  const story = { kind: 'quest', idea: 'A bell under water' };

  /** Mocks, and a function that returns a copy of their database as a database image. */
  async function imagedMocks(options?: Parameters<typeof testMocks>[0]) {
    const opened: ReturnType<typeof openNodeEngine>[] = [];
    const open = (databaseImage?: Uint8Array) => {
      const engine = openNodeEngine(databaseImage);
      opened.push(engine);
      return engine;
    };
    const mocks = testMocks({ ...options, open });
    await mocks.mails();
    return { mocks, imageOf: () => opened.at(-1)?.serialize() };
  }

  async function run(seed: string) {
    const clock = () => Date.parse('2026-11-21T12:00:00Z');
    const { mocks, imageOf } = await imagedMocks({ seed, clock });
    const mira = createClient(mocks);
    const login = await mira.signIn('mira');
    await mira.call('POST', '/api/auth/forgot-password', { json: { email: 'odo@example.com' } });
    const started = await mira.call<Generation>('POST', '/api/generation/create', { json: story });
    await mocks.idle();
    const path = `/api/generation/${started.body.generationId}`;
    const draft = await mira.call<Generation>('GET', path);
    const mails = [...(await mocks.mails())];
    return { login, draft, mails, databaseImage: imageOf() };
  }

  test('is equal in every byte for the same seed, clock and calls, and differs for another seed', async () => {
    const first = await run('a');
    expect(await run('a')).toEqual(first);
    const other = await run('b');
    expect(other.login.cookies).not.toEqual(first.login.cookies);
    expect(other.draft.body.draft).not.toEqual(first.draft.body.draft);
  });

  test('gets its ids and secrets from the seed after a reset, even if it began with other random bytes', async () => {
    const sessionAfterReset = async () => {
      const mocks = testMocks({ random: systemRandom });
      mocks.useSeed('a');
      return (await createClient(mocks).signIn('mira')).cookies.map((line) => line.split(';')[0]);
    };
    expect(await sessionAfterReset()).toEqual(await sessionAfterReset());
  });

  test('is restored from a database image, with sessions and scenario', async () => {
    const { mocks, imageOf } = await imagedMocks();
    const tomas = createClient(mocks);
    await tomas.signIn('tomas');
    await mocks.useScenario('stale-editor');
    const saved = openNodeEngine(imageOf());
    const path = '/api/characters/019a0000-0000-7000-8000-000000000203';
    expect((await tomas.call('DELETE', path)).status).toBe(204);
    expect((await tomas.call('GET', path)).status).toBe(404);

    const restored = createClient(testMocks({ saved }), tomas.jar);
    expect((await restored.call('GET', path)).status).toBe(200);
    const headers = { 'if-match': '"1"' };
    expect((await restored.call('DELETE', path, { headers })).status).toBe(412);
  });

  test('has no sessions after a reset, and a call that began before the reset is answered', async () => {
    const mocks = testMocks();
    const tomas = createClient(mocks);
    await tomas.signIn('tomas');
    const earlierCall = tomas.call('GET', '/api/characters/');
    mocks.reset();
    expect((await earlierCall).status).toBe(200);
    expect((await tomas.call('GET', '/api/characters/')).status).toBe(401);
  });
});

describe('people', () => {
  test('can sign in through the provider: Ilse is signed in, Mira is refused', async () => {
    const mocks = testMocks();
    const { call } = createClient(mocks);
    const begin = async () => {
      const json = { type: 'guild' };
      const { body } = await call<OauthStart>('POST', '/api/auth/start-oauth', { json });
      const { searchParams } = new URL(body.authorizationUrl);
      return { code: searchParams.get('code'), state: searchParams.get('state'), type: 'guild' };
    };
    const exchange = (json: object) =>
      call<CurrentUser & ApiProblem>('POST', '/api/auth/exchange-oauth', { json });
    expect((await exchange({ ...(await begin()), code: 'mira' })).status).toBe(409);
    expect((await exchange({ ...(await begin()), state: 'forged' })).status).toBe(400);
    expect((await exchange({ ...(await begin()), code: 'unknown' })).status).toBe(400);
    expect((await exchange(await begin())).body.name).toBe('Ilse');
  });

  test('can set up the first administrator in the scenario first-start', async () => {
    const mocks = testMocks();
    await mocks.useScenario('first-start');
    const odo = { name: 'Odo', email: 'odo@example.com', password: 'ledger under the oak' };
    const { call } = createClient(mocks);
    const json = { ...odo, token: setupToken };
    expect((await call('POST', '/api/auth/setup', { json })).status).toBe(201);
    expect((await call<CurrentUser>('GET', '/api/auth/self')).body.groups).toEqual(['admin']);
  });
});

describe('generation', () => {
  test.for(['setting', 'adventure', 'quest', 'person', 'place'] as const)(
    'writes a draft of the kind %s, the same for the same seed',
    async (kind) => {
      const mocks = testMocks();
      const mira = createClient(mocks);
      await mira.signIn('mira');
      const write = async (): Promise<Generation> => {
        const json = { kind, seed: 7 };
        const { body } = await mira.call<Generation>('POST', '/api/generation/create', { json });
        await mocks.idle();
        const path = `/api/generation/${body.generationId}`;
        return (await mira.call<Generation>('GET', path)).body;
      };
      const first = await write();
      expect(first).toMatchObject({ kind, status: 'done', author: 'storyteller' });
      expect(first.draft?.sections.length).toBeGreaterThan(0);
      // Only a first draft has no earlier one whose sentences it avoids.
      mocks.reset();
      await mira.signIn('mira');
      expect((await write()).draft).toEqual(first.draft);
    },
  );
});

test('an error of the mocks is reported and answered with a problem', async () => {
  const errors: unknown[] = [];
  const mocks = testMocks({ onError: (error) => errors.push(error) });
  const { call, signIn } = createClient(mocks);
  // The closed database fails every query.
  await mocks.close();
  const state = await call('GET', '/__mock/state');
  expect(state).toMatchObject({ status: 500, body: { code: 'internal', fields: [] } });
  expect((await signIn('mira')).status).toBe(500);
  expect(errors.length).toBeGreaterThanOrEqual(2);
});

describe('scenarios', () => {
  test('a header chooses the scenario of a single request', async () => {
    const { call, signIn } = createClient(testMocks());
    await signIn('mira');
    const headers = { 'x-mock-scenario': 'unavailable' };
    expect((await call('GET', '/api/gear/', { headers })).status).toBe(503);
    expect((await call('GET', '/api/gear/')).status).toBe(200);
  });

  test('after a change to a scenario with other data, the users in that data stay signed in', async () => {
    const mocks = testMocks();
    const { call, signIn } = createClient(mocks);
    await signIn('mira');
    await mocks.useScenario('empty');
    expect((await call('GET', '/api/campaigns/')).body).toMatchObject({ items: [] });
    await mocks.useScenario('many-campaigns');
    const page = await call<CampaignPage>('GET', '/api/campaigns/?pageSize=200');
    expect(page.body.items).toHaveLength(120);
  });

  test('full-quotas leaves no room for another campaign or character of Mira', async () => {
    const mocks = testMocks();
    const { call, signIn } = createClient(mocks);
    await signIn('mira');
    await mocks.useScenario('full-quotas');
    const form = { title: 'Bell', setting: '', storyOverview: '', dmNotes: '' };
    const [fixture] = characterFixtures;
    for (const [path, content] of [
      ['campaigns', { form }],
      ['characters', { json: fixture?.input }],
    ] as const) {
      const refusal = await call('POST', `/api/${path}/create`, content);
      expect(refusal).toMatchObject({ status: 409, body: { code: 'quota_exceeded' } });
    }
  });

  test('large-catalogue contains 100,000 gear items', { timeout: 20_000 }, async () => {
    const mocks = testMocks();
    const { call, signIn } = createClient(mocks);
    await signIn('odo');
    await mocks.useScenario('large-catalogue');
    const total = async (query: string) =>
      (await call<GearPage>('GET', `/api/gear/?withTotal=true&${query}`)).body.total;
    expect(await total('pageSize=1')).toBe(100_000);
    expect(await total('q=rope,%20lot')).toBeGreaterThan(500);
    expect((await call('GET', '/api/gear/other%23lot-000-0000')).status).toBe(404);
    const { body } = await call('GET', '/api/gear/other%23lot-001-0002');
    expect(body).toMatchObject({
      gearSk: 'other#lot-001-0002',
      name: expect.stringMatching(/^\S.*, lot 001-0002$/) as string,
      edition: 'other',
      version: 1,
    });
  });

  test('flaky fails every third call, offline answers no call', async () => {
    const mocks = testMocks();
    await mocks.useScenario('flaky');
    const { call } = createClient(mocks);
    const statuses: unknown[] = [];
    for (let count = 0; count < 6; count += 1) {
      statuses.push((await call('GET', '/api/auth/self')).status);
    }
    expect(statuses).toEqual([204, 204, 503, 204, 204, 503]);
    await mocks.useScenario('offline');
    expect((await call('GET', '/api/auth/self')).status).toBe('lost');
  });

  test('stale-editor refuses a deletion, too-many-drafts a generation and too-many-tries a sign-in', async () => {
    const mocks = testMocks();
    const { call, signIn } = createClient(mocks);
    await signIn('odo');
    await mocks.useScenario('stale-editor');
    const headers = { 'if-match': '"1"' };
    expect((await call('DELETE', '/api/gear/2024%23rope', { headers })).status).toBe(412);
    await mocks.useScenario('too-many-drafts');
    const json = { kind: 'quest' };
    const refusal = await call('POST', '/api/generation/create', { json });
    const [problem] = operations.generationCreate.responses[409].problems;
    expect(refusal).toMatchObject({ status: 409, body: { detail: problem.detail } });
    await mocks.useScenario('too-many-tries');
    expect(await signIn('mira')).toMatchObject({ status: 429, headers: { 'Retry-After': '60' } });
  });

  test('a session lasts a minute in session-expires', async () => {
    let now = Date.parse('2026-11-21T12:00:00Z');
    const mocks = testMocks({ clock: () => now });
    const { call, signIn } = createClient(mocks);
    await mocks.useScenario('session-expires');
    await signIn('mira');
    now += 59_000;
    expect((await call('GET', '/api/auth/self')).status).toBe(200);
    now += 2000;
    expect((await call('GET', '/api/auth/self')).status).toBe(401);
  });

  const bulk = (mocks: ReturnType<typeof testMocks>) => {
    const odo = createClient(mocks);
    return {
      odo,
      send: (name: string) =>
        odo.call('POST', '/api/gear/bulk', {
          headers: { 'idempotency-key': `chunk-of-${name}` },
          json: {
            operations: [{ action: 'create', item: { name, category: 'other', edition: 'other' } }],
          },
        }),
      found: async (q: string) =>
        (await odo.call<GearPage>('GET', `/api/gear/?q=${q}`)).body.items.length,
    };
  };

  test('bulk-fails-third fails the third batch and three retries, and then writes it once', async () => {
    const mocks = testMocks();
    const { odo, send, found } = bulk(mocks);
    await odo.signIn('odo');
    await mocks.useScenario('bulk-fails-third');
    const statuses: unknown[] = [];
    for (const number of [1, 2, 3, 3, 3, 3, 3]) {
      statuses.push((await send(`chunk${number}`)).status);
    }
    expect(statuses).toEqual([200, 200, 500, 500, 500, 500, 200]);
    expect(await found('chunk')).toBe(3);
  });

  test('bulk-answer-lost executes a request without answering it, and a retry creates no duplicates', async () => {
    const mocks = testMocks();
    const { odo, send, found } = bulk(mocks);
    await odo.signIn('odo');
    await mocks.useScenario('bulk-answer-lost');
    expect((await send('sunken')).status).toBe('lost');
    expect(await found('sunken')).toBe(1);
    expect((await send('sunken')).body).toMatchObject({ counts: { created: 1, failed: 0 } });
    expect(await found('sunken')).toBe(1);
  });
});

/** Opens a socket with the session of a client; null if the client is refused. */
async function openSocket({ sockets, config }: Mocks, { jar }: ReturnType<typeof createClient>) {
  const session = await sockets.admit({ origin: config.publicUrl, cookie: jar.header });
  if (!session) return null;
  const events: unknown[] = [];
  const closed = vi.fn<() => void>(() => socket.ended());
  const emit = (...event: unknown[]) => void events.push(event);
  const socket = sockets.open(session, { emit, disconnect: closed });
  return { events, closed };
}

test('notifies sockets of changes to the catalogue and closes those of ended sessions', async () => {
  const mocks = testMocks();
  const odo = createClient(mocks);
  await odo.signIn('odo');
  const socket = await openSocket(mocks, odo);
  await odo.call('DELETE', '/api/gear/2024%23acid');
  const change: CatalogueChanged = {
    kind: 'gear',
    by: 'Odo',
    changes: [{ sk: '2024#acid', version: null }],
  };
  expect(socket?.events).toEqual([['catalogueChanged', change]]);
  expect(socket?.closed).not.toHaveBeenCalled();
  await odo.call('POST', '/api/auth/logout');
  expect(socket?.closed).toHaveBeenCalledOnce();
});

test('a change of the data ends the sockets of sessions that no longer exist and drops the others', async () => {
  const mocks = testMocks();
  let dropped = Promise.withResolvers<void>();
  mocks.onDrop(() => dropped.resolve());
  const odo = createClient(mocks);
  await odo.signIn('odo');
  const socket = await openSocket(mocks, odo);

  await mocks.useScenario('empty');
  await dropped.promise;
  expect(socket?.closed).not.toHaveBeenCalled();

  dropped = Promise.withResolvers();
  mocks.reset();
  await dropped.promise;
  expect(socket?.closed).toHaveBeenCalledOnce();
  expect(await openSocket(mocks, odo)).toBeNull();
});

test('three changes of the data at once cause no error', async () => {
  const errors: unknown[] = [];
  const mocks = testMocks({ onError: (error) => errors.push(error) });
  mocks.reset();
  mocks.reset();
  mocks.reset();
  await mocks.close();
  expect(errors).toEqual([]);
});
