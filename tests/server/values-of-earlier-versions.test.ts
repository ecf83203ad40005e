import {
  createCipheriv,
  createHash,
  createHmac,
  hash,
  hkdfSync,
  randomBytes,
  randomUUID,
} from 'node:crypto';
import { deflateSync } from 'node:zlib';
import type { Kysely } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { isCsrfToken } from '#backend/auth/csrf.ts';
import { loadKeys, type Keys } from '#backend/auth/keys.ts';
import { fingerprint } from '#backend/auth/secret.ts';
import { createOnce, onlyOnce } from '#backend/idempotency.ts';
import { decodeCursor } from '#backend/db/cursor.ts';
import type { Schema } from '#backend/db/schema.ts';
import { createRandom, systemRandom } from '#backend/random.ts';
import { describeBoth } from '#tests/support/describe-both.ts';
import { HandlerCalls, noon } from './calls.ts';

const master = randomBytes(32);
const keyFor = (purpose: string) => Buffer.from(hkdfSync('sha256', master, '', purpose, 32));

// Each value is made with node:crypto and node:zlib, as the server of version 0.1.0 made it.
describeBoth('a value that an earlier version wrote', (open) => {
  let db: Kysely<Schema>;
  let keys: Keys;

  beforeAll(async () => {
    ({ db } = await open());
    const value = master.toString('base64url');
    await db.insertInto('setting').values({ key: 'key.master', value }).execute();
    keys = await loadKeys(db, createRandom(systemRandom));
  });

  test('is recognized if it is the hash of a session token', () => {
    const token = randomBytes(32).toString('base64url');
    const stored = createHash('sha256').update(token).digest('base64url');
    expect(fingerprint(token)).toBe(stored);
  });

  test('is valid if it is a CSRF token', () => {
    const nonce = randomBytes(12).toString('base64url');
    const mac = createHmac('sha256', keyFor('csrf')).update(`session|${nonce}`);
    const token = `${nonce}.${mac.digest('base64url')}`;
    expect(isCsrfToken(keys, 'session', token)).toBe(true);
    expect(isCsrfToken(keys, 'another', token)).toBe(false);
  });

  test('can be decrypted if it is the cookie of a sign-in through a provider', async () => {
    const nonce = randomBytes(12);
    const cipher = createCipheriv('aes-256-gcm', keyFor('seal oauth'), nonce);
    const body = Buffer.concat([cipher.update('état', 'utf8'), cipher.final()]);
    const sealed = Buffer.concat([nonce, cipher.getAuthTag(), body]).toString('base64url');
    expect(await keys.open('oauth', sealed)).toBe('état');
    expect(await keys.open('other', sealed)).toBeNull();
    expect(await keys.open('oauth', await keys.seal('oauth', 'new'))).toBe('new');
  });

  test('is returned again if it is the answer for an Idempotency-Key', async () => {
    const { id: userId } = await new HandlerCalls(db).addUser('Odo', ['admin']);
    const operation = 'gearBulk';
    const its = { user_id: userId, route: operation, key: randomUUID() };
    const body = { operations: [] };
    const results = [
      { index: 0, status: 'skipped', sk: 'é'.repeat(2000), item: null, problem: null },
    ];
    const counts = { created: 0, updated: 0, unchanged: 0, skipped: 1, deleted: 0, failed: 0 };
    const answer = JSON.stringify({ results, counts, dryRun: false });
    await db
      .insertInto('idempotency')
      .values({
        ...its,
        body_hash: hash('sha256', JSON.stringify(body), 'base64url'),
        status: 200,
        response: deflateSync(answer).toString('base64'),
        created_at: noon,
      })
      .execute();
    const call = { userId, operation, key: its.key, body, now: noon } as const;
    const again = () => Promise.reject(new Error('It was carried out again.'));
    expect((await onlyOnce(db, call, again)).join('')).toBe(answer);
  });

  test('still names the campaign if it is the answer to its creation', async () => {
    const { id: userId } = await new HandlerCalls(db).addUser('Mira');
    const operation = 'campaignCreate';
    const its = { user_id: userId, route: operation, key: randomUUID() };
    const body = { title: 'The lantern road' };
    await db
      .insertInto('idempotency')
      .values({
        ...its,
        body_hash: hash('sha256', JSON.stringify(body), 'base64url'),
        status: 201,
        response: deflateSync(
          JSON.stringify({ campaignId: 'the-lantern-road', version: 1 }),
        ).toString('base64'),
        created_at: noon,
      })
      .execute();
    const call = { userId, operation, key: its.key, body, now: noon } as const;
    const again = () => Promise.reject(new Error('It was carried out again.'));
    expect(await createOnce(db, call, 'campaignId', again)).toBe('the-lantern-road');
  });

  test('is readable if it is a name with hidden characters, which no request may contain', async () => {
    const calls = new HandlerCalls(db);
    const tomas = await calls.addUser('Tomas');
    const body = {
      name: 'Brannor',
      class: 'fighter',
      species: 'human',
      background: 'soldier',
      abilities: { str: 15, dex: 14, con: 13, int: 8, wis: 10, cha: 12 },
    };
    const created = await calls.callAs(tomas, 'characterCreate', { body });
    const { characterId } = created.body;
    const name = 'Bran\u200bnor\n';
    const { data } = await db
      .selectFrom('character')
      .select('data')
      .where('id', '=', characterId)
      .executeTakeFirstOrThrow();
    const stored = JSON.stringify({ ...(JSON.parse(data) as object), name });
    await db
      .updateTable('character')
      .set({ name, data: stored })
      .where('id', '=', characterId)
      .execute();
    const read = await calls.callAs(tomas, 'characterGet', { path: { characterId } });
    expect(read.body).toMatchObject({ name });
    await expect(
      calls.callAs(tomas, 'characterCreate', { body: { ...body, name } }),
    ).rejects.toMatchObject({ status: 422 });
  });

  test('is accepted if it is the cursor of a list', () => {
    const payload = JSON.stringify(['café', 7]);
    const check = hash('sha256', `list\n${payload}`, 'base64url').slice(0, 12);
    const cursor = Buffer.from(check + payload).toString('base64url');
    expect(decodeCursor('list', cursor, ['text', 'integer'])).toEqual(['café', 7]);
  });
});
