import { mkdtempSync } from 'node:fs';
import { constants, tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { ProblemError } from '#contract/problem.ts';
import { createArgon, maxHashes } from '#server/auth/argon.ts';
import { createHashProcesses } from '#server/auth/hash-processes.ts';
import { createPasswordThreads } from '#server/auth/password-threads.ts';
import { addAccount, guest, signedIn } from '#tests/support/accounts.ts';
import { createTestApp, quickPasswords, type TestApp } from '#tests/support/app.ts';
import { describeBoth } from '#tests/support/describe-both.ts';
import { people } from '#tests/support/named-people.ts';

const mira = people.mira;

const parameters = {
  message: 'lantern',
  nonce: 'salt',
  memory: 8,
  passes: 1,
  parallelism: 1,
  tagLength: 4,
};

describe('a password hash', () => {
  test('is argon2id with 19 MiB and two passes, in the PHC format', async () => {
    const argon = createArgon();
    const hash = await argon.hash(mira.password);
    expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/);
    expect(await argon.verify(mira.password, hash)).toBe(true);
    expect(await argon.verify(`${mira.password} `, hash)).toBe(false);
    expect(await argon.verify(mira.password, null)).toBe(false);
    expect(argon.isOutdated(hash)).toBe(false);
    expect(quickPasswords.isOutdated(hash)).toBe(true);
  });

  test('is made of a password that a thread has checked', async () => {
    const threads = createPasswordThreads();
    expect(await threads.fault('password password', [])).toContain('guessed early');
    expect(await threads.fault(mira.password, [])).toBeNull();
    expect(threads.running).toBe(1);
    await threads.close();
  });

  test('matches the password in both of its Unicode forms', async () => {
    const hash = await quickPasswords.hash('caf\u00e9 by the old mill');
    expect(await quickPasswords.verify('cafe\u0301 by the old mill', hash)).toBe(true);
  });

  test('is refused when too many hashes are pending', async () => {
    const argon = createArgon({ memory: 64, passes: 1, parallelism: 1 });
    const all = await Promise.allSettled(Array.from({ length: 80 }, () => argon.hash('x')));
    expect(all.filter(({ status }) => status === 'fulfilled')).toHaveLength(maxHashes + 50);
  });
});

describeBoth('signing in', (open) => {
  let app: TestApp;

  const login = (email: string, password: string, client = guest(app)) =>
    client.call('authLogin', { body: { email, password } });

  beforeAll(async () => {
    app = await createTestApp({ database: await open() });
    await addAccount(app, 'mira');
    await addAccount(app, 'odo');
    return () => app.close();
  });

  test('answers with the user and sets two cookies', async () => {
    const answer = await login('  MIRA@example.com'.trim(), mira.password);
    expect(answer.status).toBe(200);
    expect(answer.body).toMatchObject({ name: 'Mira', email: 'mira@example.com', groups: [] });
    const [session = '', csrf = ''] = answer.headers.getSetCookie();
    expect(session).toMatch(
      /^session=[\w-]{43}; Path=\/; Max-Age=2592000; SameSite=Lax; HttpOnly$/,
    );
    expect(csrf).toMatch(/^csrfToken=[\w.-]+; Path=\/; Max-Age=2592000; SameSite=Lax$/);
  });

  test('does not send the session token in the body', async () => {
    const client = guest(app);
    const answer = await login(mira.email, mira.password, client);
    expect(JSON.stringify(answer.body)).not.toContain(client.cookies.get('session'));
  });

  test('gives the same answer for an unknown address and a wrong password', async () => {
    const known = await login(mira.email, 'not the password at all');
    const unknown = await login('nobody@example.com', 'not the password at all');
    const plain = ({ status, body, headers }: typeof known) => ({
      status,
      body: { ...(body as object), requestId: '' },
      headers: [...headers].filter(([name]) => !['x-request-id', 'date'].includes(name)),
    });
    expect(plain(known)).toEqual(plain(unknown));
    expect(known).toMatchObject({ status: 401, body: { code: 'invalid_credentials' } });
  });

  test('always creates a new session, and ends the session whose cookie was sent', async () => {
    const client = guest(app);
    client.cookies.set('session', 'P'.repeat(43));
    await login(mira.email, mira.password, client);
    const first = client.cookies.get('session');
    expect(first).not.toBe('P'.repeat(43));
    await login(mira.email, mira.password, client);
    expect(client.cookies.get('session')).not.toBe(first);
    const old = guest(app);
    old.cookies.set('session', first ?? '');
    expect((await old.call('authSelf')).status).toBe(401);
    expect((await client.call('authSelf')).status).toBe(200);
  });

  test('hashes the password again if its hash has another cost', async () => {
    const { db } = app.context;
    const hash = await createArgon({ memory: 128, passes: 2, parallelism: 1 }).hash(
      people.odo.password,
    );
    await db
      .updateTable('user')
      .set({ password_hash: hash })
      .where('email', '=', people.odo.email)
      .execute();
    expect((await login(people.odo.email, people.odo.password)).status).toBe(200);
    const row = await db
      .selectFrom('user')
      .select('password_hash')
      .where('email', '=', people.odo.email)
      .executeTakeFirstOrThrow();
    expect(row.password_hash).toMatch(/m=64,t=1/);
    expect((await login(people.odo.email, people.odo.password)).status).toBe(200);
  });

  test('is refused for a disabled account in the same way as for an unknown address', async () => {
    const ilse = await signedIn(app, 'ilse');
    await app.context.db
      .updateTable('user')
      .set({ disabled_at: 1 })
      .where('id', '=', ilse.id)
      .execute();
    const answer = await login(people.ilse.email, people.ilse.password);
    expect(answer).toMatchObject({ status: 401, body: { code: 'invalid_credentials' } });
    expect((await ilse.call('authSelf')).status).toBe(401);
  });
});

describeBoth('guessing passwords', (open) => {
  let app: TestApp;
  let now = 1_800_000_000_000;

  const guess = (email: string, client = guest(app)) =>
    client.call('authLogin', { body: { email, password: 'a guess like any other' } });

  beforeAll(async () => {
    app = await createTestApp({ database: await open(), clock: () => now });
    await addAccount(app, 'mira');
    return () => app.close();
  });

  test('is stopped after exactly ten parallel attempts', async () => {
    const answers = await Promise.all(
      Array.from({ length: 30 }, () => guess('victim@example.com')),
    );
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(10);
    const late = answers.find(({ status }) => status === 429);
    expect(late).toMatchObject({ body: { code: 'too_many_requests' } });
    expect(Number(late?.headers.get('retry-after'))).toBeLessThanOrEqual(900);
  });

  test('is also stopped after ten attempts for the address of an account, for less than 16 minutes', async () => {
    now += 20 * 60_000;
    for (let count = 0; count < 10; count += 1) {
      expect((await guess(mira.email)).status).toBe(401);
    }
    const verify = vi.spyOn(app.context.passwords, 'verify');
    expect((await guess(mira.email)).status).toBe(429);
    expect(verify, 'a refused attempt costs no hash').not.toHaveBeenCalled();
    verify.mockRestore();
    now += 16 * 60_000;
    expect((await guess(mira.email)).status).toBe(401);
  });

  test('does not prevent the owner from signing in with a browser that has signed in before', async () => {
    now += 20 * 60_000;
    const owner = guest(app);
    const right = { email: mira.email, password: mira.password };
    expect((await owner.call('authLogin', { body: right })).status).toBe(200);
    for (let count = 0; count < 11; count += 1) await guess(mira.email);
    expect((await guest(app).call('authLogin', { body: right })).status).toBe(429);
    expect((await owner.call('authLogin', { body: right })).status).toBe(200);
  });

  test('from one network is stopped after fifty attempts with different addresses', async () => {
    now += 20 * 60_000;
    const guessFrom = (ip: string, count: number) =>
      guess(`unknown-${count}@example.com`, guest(app, ip));
    for (let count = 0; count < 50; count += 1) {
      expect((await guessFrom(`2001:db8::1:${count}:3:4`, count)).status).toBe(401);
    }
    expect((await guessFrom('2001:db8:0:1::5', 50)).status, 'another network').toBe(401);
    expect((await guessFrom('2001:db8::9', 50)).status).toBe(429);
  });

  test('from one network does not prevent sign-ins in browsers that have signed in before', async () => {
    now += 20 * 60_000;
    const ip = '203.0.113.7';
    const owner = guest(app, ip);
    const right = { email: mira.email, password: mira.password };
    expect((await owner.call('authLogin', { body: right })).status).toBe(200);
    for (let count = 0; count < 51; count += 1) {
      await guess(`unknown-${count}@example.com`, guest(app, ip));
    }
    expect((await guest(app, ip).call('authLogin', { body: right })).status).toBe(429);
    expect((await owner.call('authLogin', { body: right })).status).toBe(200);
  });

  test('is not what a busy server has answered, neither for the account nor for the network', async () => {
    now += 20 * 60_000;
    const busy = new ProblemError('unavailable', 'Please try again soon.', { retryAfter: 3 });
    const verify = vi.spyOn(app.context.passwords, 'verify').mockRejectedValue(busy);
    const right = { email: mira.email, password: mira.password };
    const network = '198.51.100.9';
    const login = (ip?: string) => guest(app, ip).call('authLogin', { body: right });
    for (let count = 0; count < 11; count += 1) expect((await login()).status).toBe(503);
    for (let count = 0; count < 51; count += 1) expect((await login(network)).status).toBe(503);
    verify.mockRestore();
    expect((await login(network)).status).toBe(200);
  });

  test('through an unknown proxy on this machine does not lock out other people', async () => {
    now += 20 * 60_000;
    for (let count = 0; count < 51; count += 1) await guess(`unknown-${count}@example.com`);
    const right = { email: mira.email, password: mira.password };
    expect((await guest(app).call('authLogin', { body: right })).status).toBe(200);
  });
});

test('passwords are hashed in a process of low priority, as many at a time as there are processes', async () => {
  const priorities = createHashProcesses(
    2,
    new URL('../support/makers/telling-priority.ts', import.meta.url),
  );
  const low = { failure: String(constants.priority.PRIORITY_BELOW_NORMAL) };
  expect(await Promise.all([1, 2].map(() => priorities.hash(parameters)))).toEqual([low, low]);
  priorities.close();
});

test('a hash is computed again if its process ends, and is refused for a while if that one ends, too', async () => {
  const program = (name: string) => new URL(`../support/makers/${name}.ts`, import.meta.url);
  const failing = createHashProcesses(1, program('failing'));
  const refusal = { status: 503, headers: { 'Retry-After': '3' } };
  await expect(failing.hash(parameters)).rejects.toMatchObject(refusal);
  await expect(failing.hash(parameters)).rejects.toMatchObject(refusal);
  const mark = join(mkdtempSync(join(tmpdir(), 'questwright-hash-')), 'started');
  const once = createHashProcesses(1, program('failing-once'));
  await expect(once.hash({ ...parameters, message: mark })).resolves.toEqual({ again: true });
  once.close();
});

test('a thread that ends is not used again, while it hashes or after it', async () => {
  const ends = (when: string) =>
    new URL(
      `data:text/javascript,import { parentPort } from 'node:worker_threads';
      parentPort.on('message', () => { ${when} });`,
    );
  const failing = createPasswordThreads(ends(`throw new Error('The thread fails.');`));
  await expect(failing.fault('lantern', [])).rejects.toThrow(
    'The thread of the password has ended.',
  );
  await expect(failing.fault('lantern', [])).rejects.toThrow(
    'The thread of the password has ended.',
  );
  const tired = createPasswordThreads(
    ends(`parentPort.postMessage('fault'); setImmediate(() => process.exit());`),
  );
  await tired.fault('lantern', []);
  await vi.waitFor(() => expect(tired.running).toBe(0));
  expect(await tired.fault('lantern', [])).toBe('fault');
});
