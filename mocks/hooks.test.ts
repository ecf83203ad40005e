import { Kysely } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Answer } from '#backend/call.ts';
import { createBackend } from '#backend/create-backend.ts';
import type { Schema } from '#backend/db/schema.ts';
import { DirectDialect } from '#backend/db/sqlite/direct-dialect.ts';
import { noPrices } from '#backend/models/record-use.ts';
import { createPipeline, type Pipeline } from '#backend/pipeline.ts';
import { defaultQuotas } from '#backend/quotas.ts';
import type { CampaignPage, CampaignSummary } from '#src/generated/model/index.ts';
import { CookieJar } from './cookie-jar.ts';
import { openNodeEngine } from './engines/node-engine.ts';
import { fixturesDatabaseImage } from './engines/node-database-image.ts';
import { characterFixtures } from './fixtures/characters.ts';
import { people } from './fixtures/people.ts';
import { createHooks } from './hooks.ts';
import { callFrom } from './hosts/fetch-call.ts';
import { guildDirectory } from './ports/oauth.ts';
import { quickPasswords } from './ports/passwords.ts';
import { painter, storyteller } from './ports/makers.ts';
import { models } from './ports/models.ts';
import { sameBytes } from './ports/pictures.ts';
import { seededRandom } from './ports/random.ts';

const origin = 'http://localhost:4010';

const nothing = () => undefined;
const log = { info: nothing, warn: nothing, error: nothing, record: nothing };

/** A pipeline without any handler, and a complete backend on the same database for signing in. */
async function withoutHandlers(seed: string) {
  const db = new Kysely<Schema>({
    dialect: new DirectDialect(openNodeEngine(await fixturesDatabaseImage())),
  });
  const random = seededRandom(seed);
  const backend = await createBackend({
    db,
    searches: db,
    random,
    log,
    clock: Date.now,
    config: {
      environment: 'test',
      publicUrl: origin,
      allowedOrigins: new Set([origin]),
      cookieDomain: null,
      secureCookies: false,
      requestsPerMinute: Number.POSITIVE_INFINITY,
      creationsPerMinute: Number.POSITIVE_INFINITY,
      generationsPerDay: Number.POSITIVE_INFINITY,
      textChangesPerMinute: Number.POSITIVE_INFINITY,
      changesPerMinute: Number.POSITIVE_INFINITY,
      quotas: defaultQuotas,
      models: { text: null, image: null },
      modelPrices: { text: noPrices, image: noPrices },
    },
    passwords: quickPasswords(random),
    mailTransport: { send: () => Promise.resolve(), close: nothing },
    oauth: guildDirectory,
    storyteller,
    painter,
    models,
    pictures: sameBytes,
    realtime: {
      catalogueChanged: nothing,
      campaignChanged: nothing,
      generationChanged: nothing,
      generationText: nothing,
      endSessions: nothing,
    },
    pause: nothing,
    countRead: nothing,
    visitDelay: 0,
  });
  const hooks = createHooks({ db, seed, scenario: () => 'default' });
  return { backend, pipeline: createPipeline(backend.context, {}, hooks) };
}

let jar: CookieJar;
let pipeline: Pipeline;

async function answerFrom(to: Pick<Pipeline, 'answer'>, path: string, init: RequestInit = {}) {
  const call = callFrom(new Request(origin + path, init), {
    requestId: 'request-1',
    cookies: jar.header,
  });
  const answer = await to.answer(call);
  if (answer === 'lost') throw new Error('There was no answer.');
  return answer;
}

const bodyOf = ({ body }: Answer): unknown => JSON.parse(String(body));

async function signIn(to: Pick<Pipeline, 'answer'>): Promise<void> {
  const { email, password } = people.mira;
  const login = await answerFrom(to, '/api/auth/login', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  });
  jar.take(login.cookies);
}

beforeAll(async () => {
  jar = new CookieJar();
  const parts = await withoutHandlers('a');
  ({ pipeline } = parts);
  await signIn(parts.backend);
});

describe('an operation without a handler', () => {
  test('refuses a call that does not fit the contract', async () => {
    const status = async (path: string, init?: RequestInit) =>
      (await answerFrom(pipeline, path, init)).status;
    expect(await status('/api/campaigns/?pageSize=0')).toBe(422);
    expect(await status('/api/campaigns/', { method: 'PATCH' })).toBe(405);
    expect(await status('/api/gear/2024%23rope', { method: 'DELETE' })).toBe(403);
    const signedOut = new Request(`${origin}/api/campaigns/`);
    const sender = { requestId: 'request-1', cookies: undefined };
    expect(await pipeline.answer(callFrom(signedOut, sender))).toMatchObject({ status: 401 });
  });

  test('answers HEAD without a body, but with the content length of the answer to GET', async () => {
    const { status, body, headers } = await answerFrom(pipeline, '/api/campaigns/', {
      method: 'HEAD',
    });
    expect(status).toBe(200);
    expect(body).toBeNull();
    expect(Number(headers['Content-Length'])).toBeGreaterThan(1000);
  });

  test('returns a list that ends after some pages, and the same pages each time', async () => {
    const readAll = async () => {
      const items: CampaignSummary[] = [];
      let cursor = '';
      do {
        const path = `/api/campaigns/?pageSize=25${cursor && `&nextCursor=${cursor}`}`;
        // The pipeline has checked the answer against the schema of this type.
        const page = bodyOf(await answerFrom(pipeline, path)) as CampaignPage;
        expect(page.items.length).toBeLessThanOrEqual(25);
        items.push(...page.items);
        cursor = page.nextCursor ?? '';
      } while (cursor !== '');
      return items;
    };
    const items = await readAll();
    expect(items).toHaveLength(60);
    expect(await readAll()).toEqual(items);
    const foreign = await answerFrom(pipeline, '/api/campaigns/?nextCursor=elsewhere');
    expect(bodyOf(foreign)).toMatchObject({ code: 'invalid_cursor' });
  });

  test('refuses an Idempotency-Key that was used with another body', async () => {
    const create = (concept: string) =>
      answerFrom(pipeline, '/api/characters/create', {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'x-csrf-token': jar.get('csrfToken') ?? '',
          'idempotency-key': 'one-character',
        },
        body: JSON.stringify({ ...characterFixtures[0]?.input, concept }),
      });
    const first = await create('Opens what is shut.');
    expect(first.status).toBe(201);
    expect(bodyOf(await create('Opens what is shut.'))).toEqual(bodyOf(first));
    const other = await create('Shuts what is open.');
    expect(bodyOf(other)).toMatchObject({ code: 'idempotency_mismatch' });
  });

  test('returns another answer for another seed', async () => {
    const path = '/api/campaigns/019a0000-0000-7000-8000-000000000100';
    const first = bodyOf(await answerFrom(pipeline, path));
    expect(first).toMatchObject({ campaignId: path.split('/').at(-1) });
    const other = await withoutHandlers('b');
    // Sessions are stored in the database, and each backend has its own database.
    await signIn(other.backend);
    expect(bodyOf(await answerFrom(other.pipeline, path))).not.toEqual(first);
  });
});
