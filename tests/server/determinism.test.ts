import { Kysely } from 'kysely';
import { expect, test } from 'vitest';
import type { Answer, Call } from '#backend/call.ts';
import { createBackend } from '#backend/create-backend.ts';
import { migrate } from '#backend/db/migrate.ts';
import { migrations } from '#backend/db/migrations/list.ts';
import { painter, storyteller } from '#mocks/ports/makers.ts';
import { models } from '#mocks/ports/models.ts';
import type { Schema } from '#backend/db/schema.ts';
import { DirectDialect } from '#backend/db/sqlite/direct-dialect.ts';
import type { FillRandom, Mail } from '#backend/ports.ts';
import { seedCatalogue } from '#backend/seed/seed-catalogue.ts';
import { openNodeEngine } from '#mocks/engines/node-engine.ts';
import { silentLog } from '#server/log.ts';
import { readSeed } from '#server/seed.ts';
import { testConfig } from '#tests/support/app.ts';
import { people } from '#tests/support/named-people.ts';
import { noon } from './calls.ts';

/** A random generator that fills the same bytes for the same seed. */
function seeded(seed: number): FillRandom {
  let state = seed;
  return (bytes) => {
    for (const index of bytes.keys()) {
      state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
      bytes[index] = state >>> 24;
    }
  };
}

/** Creates a backend in memory and the steps of a browser with cookies that calls it. */
async function start(seed: number) {
  let now = noon;
  const clock = () => (now += 1000);
  const engine = openNodeEngine();
  const db = new Kysely<Schema>({ dialect: new DirectDialect(engine) });
  await migrate({ db, kind: 'sqlite', migrations, now: clock });
  await seedCatalogue(db, readSeed, clock());
  const mails: Mail[] = [];
  const backend = await createBackend({
    db,
    searches: db,
    config: testConfig(),
    clock,
    random: seeded(seed),
    log: silentLog,
    passwords: {
      fault: () => Promise.resolve(null),
      hash: async (password) => `plain ${password}`,
      verify: async (password, hash) => hash === `plain ${password}`,
      isOutdated: () => false,
    },
    mailTransport: { send: async (mail) => void mails.push(mail), close: () => undefined },
    oauth: { providers: [], open: () => Promise.reject(new Error('There is no provider.')) },
    storyteller,
    painter,
    models,
    pictures: { render: async () => undefined },
    realtime: {
      endSessions: () => undefined,
      catalogueChanged: () => undefined,
      campaignChanged: () => undefined,
      generationChanged: () => undefined,
      generationText: () => undefined,
    },
    pause: () => undefined,
    countRead: () => undefined,
    visitDelay: 0,
  });
  const cookies = new Map<string, string>();
  let count = 0;
  const call = async (method: string, path: string, body?: unknown) => {
    count += 1;
    const headers: Record<string, string | undefined> = {
      cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
      'content-type': body === undefined ? undefined : 'application/json',
      'x-csrf-token': cookies.get('csrfToken'),
    };
    const bytes = new TextEncoder().encode(JSON.stringify(body));
    const request: Call = {
      method,
      path,
      query: '',
      ip: '127.0.0.1',
      requestId: `request-${count}`,
      header: (name) => headers[name],
      body: async (_maxBytes, meter) => {
        meter?.add(bytes);
        return bytes;
      },
    };
    const answer = await backend.answer(request);
    if (answer === 'lost') throw new Error('The connection was lost.');
    for (const line of answer.cookies) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      cookies.set(name, value);
    }
    await backend.idle();
    return answer;
  };
  const { name, email, password } = people.mira;
  const steps: (() => Promise<Answer | void>)[] = [
    () => call('POST', '/api/auth/register', { name, email, password }),
    () => {
      const token = /#token=([\w-]+)/.exec(mails.at(-1)?.text ?? '')?.[1];
      return call('POST', '/api/auth/verify-email', { token });
    },
    () => call('POST', '/api/auth/login', { email, password }),
    async () => {
      const { id: user_id } = await db.selectFrom('user').select('id').executeTakeFirstOrThrow();
      await db.insertInto('user_group').values({ user_id, group_name: 'admin' }).execute();
    },
    () => call('POST', '/api/gear/create', { name: 'Lantern of Salt', category: 'other' }),
    () =>
      call('POST', '/api/gear/bulk', {
        operations: [
          { action: 'create', item: { name: 'Bell', category: 'other' } },
          { action: 'delete', sk: 'nothing' },
        ],
      }),
    () => call('GET', '/api/gear/'),
    () => call('POST', '/api/auth/logout'),
  ];
  const close = async () => {
    await backend.close();
    await db.destroy();
  };
  return { steps, mails, image: () => engine.serialize(), close };
}

test('backends with the same random bytes and clock answer and store the same bytes', async () => {
  const [first, second, other] = await Promise.all([start(7), start(7), start(8)]);
  const answers: (Answer | void)[][] = [];
  // The backends take turns step by step. The test fails if they share a random generator.
  for (const [index, step] of first.steps.entries()) {
    answers.push([await step(), await other.steps[index]?.(), await second.steps[index]?.()]);
  }
  for (const [one, , two] of answers) expect(two).toEqual(one);
  expect(answers.map(([one]) => one?.status)).toEqual([
    202,
    204,
    200,
    undefined,
    201,
    200,
    200,
    204,
  ]);
  expect(second.mails).toEqual(first.mails);
  expect(other.mails).not.toEqual(first.mails);
  expect(Buffer.compare(first.image(), second.image())).toBe(0);
  expect(Buffer.compare(first.image(), other.image())).not.toBe(0);
  await Promise.all([first.close(), second.close(), other.close()]);
});
