import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { insertAccount } from '#backend/auth/accounts.ts';
import { totpPurpose } from '#backend/auth/factors/stored-factors.ts';
import { loadKeys } from '#backend/auth/keys.ts';
import { keyPurpose, readModelsLocked, storeModels } from '#backend/models/stored-models.ts';
import { createRandom, systemRandom } from '#backend/random.ts';
import { commands } from '#server/admin/commands.ts';
import { runAdmin } from '#server/admin/run-admin.ts';
import { openDatabase, type Database, type DatabaseConfig } from '#server/db/open-database.ts';
import { guest } from '#tests/support/accounts.ts';
import { createTestApp } from '#tests/support/app.ts';
import { describeBoth } from '#tests/support/describe-both.ts';
import { migratedStore } from '#tests/support/new-store.ts';

const address = 'odo@example.com';
const random = createRandom(systemRandom);
const publicUrl = 'http://localhost:3000';

describeBoth('the command admin', (open, _fresh, kind) => {
  let database: Database;
  let id: string;

  /** A new database whose only person is Odo, who is not an administrator. */
  beforeEach(async () => {
    database = await open();
    const account = { name: 'Odo', email: address, passwordHash: null, verified: true };
    id = await insertAccount(database.db, random, account, Date.now());
  });

  async function run(name: string, text = ''): Promise<string> {
    const context = { db: database.db, random, now: Date.now(), publicUrl, kind };
    const lines = await commands[name]?.run(context, text);
    return (lines ?? []).join('\n');
  }

  const change = (values: {
    closes_at?: number | null;
    disabled_at?: number | null;
    email_verified_at?: number | null;
  }) => database.db.updateTable('user').set(values).where('id', '=', id).execute();

  const events = async () =>
    (await database.db.selectFrom('audit').selectAll().execute()).map(
      ({ action, actor_id, details }) => [action, actor_id, details],
    );

  const mails = async () =>
    (await database.db.selectFrom('mail_outbox').selectAll().execute()).map(
      ({ subject, to_email }) => [subject, to_email],
    );

  test('grants the administration, and says so in the log and in a mail', async () => {
    expect(await run('list')).toBe('There is no administrator.');
    expect(await run('grant-admin', 'Odo@Example.com')).toContain('is an administrator now');
    expect(await run('grant-admin', address)).toContain('already');
    expect(await run('list')).toMatch(/odo@example\.com +Odo +admin +active +never/);
    expect(await events()).toEqual([['user.grant', null, '{"by":"operator"}']]);
    expect(await mails()).toEqual([['admin-granted', address]]);
  });

  test('lists the state of an account, with the day on which a closed one is deleted', async () => {
    expect(await run('list', 'odo')).toMatch(/ active +never$/);
    await change({ closes_at: Date.UTC(2026, 11, 24) });
    expect(await run('list', 'odo')).toMatch(/ closing, deleted on 2026-12-24 +never$/);
    await change({ email_verified_at: null });
    expect(await run('list', 'odo')).toMatch(/ not verified +never$/);
    await change({ disabled_at: Date.now() });
    expect(await run('list', 'odo')).toMatch(/ disabled +never$/);
  });

  test('enables an account, and grants nothing to a disabled, unverified or closed one', async () => {
    await change({ disabled_at: Date.now() });
    await expect(run('grant-admin', address)).rejects.toThrow('disabled');
    await expect(run('reset-password', address)).rejects.toThrow('disabled');
    expect(await run('enable', address)).toContain('can sign in again');
    expect(await run('enable', address)).toContain('not disabled');
    await change({ email_verified_at: null });
    await expect(run('grant-admin', address)).rejects.toThrow('not verified');
    await change({ email_verified_at: Date.now(), closes_at: Date.now() + 86_400_000 });
    await expect(run('grant-admin', address)).rejects.toThrow('about to be deleted');
    expect(await events()).toEqual([['user.enable', null, '{"by":"operator"}']]);
  });

  test('prints a link with which the person chooses a new password', async () => {
    await change({ email_verified_at: null });
    const output = await run('reset-password', address);
    const token = /^http:\/\/localhost:3000\/reset-password#token=([\w-]+)\S+$/m.exec(output)?.[1];
    const app = await createTestApp({ database });
    const password = 'a ledger with nine brass locks';
    const reset = await guest(app).call('authResetPassword', { body: { token, password } });
    expect(reset.status).toBe(204);
    const body = { email: address, password };
    expect((await guest(app).call('authLogin', { body })).status).toBe(200);
    await app.close();
  });

  test('removes the second factors of someone who has lost them', async () => {
    const times = { created_at: Date.now(), last_used_at: null };
    await database.db
      .insertInto('totp')
      .values({ user_id: id, sealed_secret: 'sealed', last_step: 0, ...times })
      .execute();
    expect(await run('reset-factors', address)).toContain('the password alone');
    expect(await run('reset-factors', address)).toContain('no second factor');
    expect(await events()).toEqual([['factor.reset', null, '{"by":"operator"}']]);
    expect(await mails()).toEqual([['factors-reset', address]]);
  });

  const storeApp = (sealed: string) =>
    database.db
      .insertInto('totp')
      .values({
        user_id: id,
        sealed_secret: sealed,
        last_step: 0,
        created_at: Date.now(),
        last_used_at: null,
      })
      .execute();

  const storedSecret = async () =>
    (await database.db.selectFrom('totp').select('sealed_secret').executeTakeFirstOrThrow())
      .sealed_secret;

  const storedModels = () => database.db.transaction().execute(readModelsLocked);

  test('replaces the master key, and encrypts again what is stored', async () => {
    const { db } = database;
    const before = await loadKeys(db, random);
    // As early versions have stored it, without a prefix.
    await storeApp((await before.seal(totpPurpose, 'SECRET')).replace(/^gcm-1-/, ''));
    const { version } = await storedModels();
    const text = {
      provider: 'openai-compatible',
      baseUrl: null,
      model: 'words',
      inputPrice: null,
      outputPrice: null,
      picturePrice: null,
      sealedKey: await before.seal(keyPurpose, 'the key of a model'),
    } as const;
    await db
      .transaction()
      .execute((transaction) =>
        storeModels(transaction, { version, text, image: { ...text, sealedKey: null } }),
      );
    expect(await run('replace-key')).toContain('2 stored secrets');
    const after = await loadKeys(db, random);
    expect(await before.open(totpPurpose, await storedSecret())).toBeNull();
    expect(await after.open(totpPurpose, await storedSecret())).toBe('SECRET');
    const models = await storedModels();
    expect(await after.open(keyPurpose, models.text?.sealedKey ?? '')).toBe('the key of a model');
    expect(models.image?.sealedKey).toBeNull();
    expect(await events()).toEqual([['key.replace', null, '{"by":"operator"}']]);
  });

  test('keeps the master key if a stored secret cannot be read', async () => {
    const before = await loadKeys(database.db, random);
    const sealed = await before.seal('another purpose', 'SECRET');
    await storeApp(sealed);
    await expect(run('replace-key')).rejects.toThrow(`reset-factors" for it first. Nothing has`);
    expect(await storedSecret()).toBe(sealed);
    const after = await loadKeys(database.db, random);
    expect(after.sign('device', 'lantern')).toBe(before.sign('device', 'lantern'));
  });

  test.runIf(kind === 'postgres')('replaces no master key while a server runs', async () => {
    const app = await createTestApp({ database });
    await expect(run('replace-key')).rejects.toThrow('A server uses this database. Stop every');
    await app.close();
  });

  test('does not know an address without an account', async () => {
    for (const name of ['grant-admin', 'enable', 'reset-password', 'reset-factors']) {
      await expect(run(name), name).rejects.toThrow('address');
      await expect(run(name, 'nobody@example.com'), name).rejects.toThrow('No account');
    }
    expect(await run('list', 'nobody')).toBe('Nobody has these words.');
  });

  const envOf = (config: DatabaseConfig) =>
    config.kind === 'sqlite' ? { DATA_DIR: config.folder } : { DATABASE_URL: config.url };

  /** Grants the administration while a server has the database. */
  async function grantBesideServer() {
    const config = await migratedStore(kind);
    const running = await openDatabase(config);
    const account = { name: 'Odo', email: address, passwordHash: null, verified: true };
    await insertAccount(running.db, random, account, Date.now());
    const outcome = await runAdmin(['grant-admin', address], envOf(config));
    const administrators = await running.db.selectFrom('user_group').selectAll().execute();
    await running.close();
    return { ...outcome, administrators: administrators.length };
  }

  test.runIf(kind === 'sqlite')('leaves the embedded database to a running server', async () => {
    const { code, problem, administrators } = await grantBesideServer();
    expect({ code, administrators }).toEqual({ code: 75, administrators: 0 });
    expect(problem).toContain('Stop it');
  });

  test.runIf(kind === 'postgres')('works beside a running server on PostgreSQL', async () => {
    const { code, output, administrators } = await grantBesideServer();
    expect({ code, administrators }).toEqual({ code: 0, administrators: 1 });
    expect(output).toContain('is an administrator now');
  });
});

test('the command says what is wrong with it, and what commands there are', async () => {
  const wrong = [
    [],
    ['grant'],
    ['toString'],
    ['grant-admin'],
    ['enable', 'Mira'],
    ['list', '--all'],
  ];
  for (const args of wrong) {
    const { code, output, problem } = await runAdmin(args, {});
    expect({ code, output }).toEqual({ code: 2, output: '' });
    expect(problem).toContain('grant-admin ADDRESS');
  }
  expect((await runAdmin(['--help'], {})).output).toContain('npm run admin -- grant-admin');
});

test('the command does nothing if it is asked for help, or to replace the key in a way that it does not know', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'questwright-key-'));
  const database = await openDatabase({ kind: 'sqlite', folder });
  await loadKeys(database.db, random);
  const settings = () => database.db.selectFrom('setting').selectAll().orderBy('key').execute();
  const before = await settings();
  await database.close();
  const run = (...args: string[]) => runAdmin(args, { DATA_DIR: folder });
  expect(await run('replace-key', '--help')).toEqual(await run('--help'));
  expect((await run('replace-key', '--dry-run')).code).toBe(2);
  const after = await openDatabase({ kind: 'sqlite', folder });
  expect(await after.db.selectFrom('setting').selectAll().orderBy('key').execute()).toEqual(before);
  await after.close();
  rmSync(folder, { recursive: true });
});

test('the command begins no new installation in an empty folder', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'questwright-nothing-'));
  const { code, output, problem } = await runAdmin(['list'], { DATA_DIR: folder });
  expect({ code, output }).toEqual({ code: 1, output: '' });
  expect(problem).toContain('There is no database');
  expect(readdirSync(folder)).toEqual([]);
  rmSync(folder, { recursive: true });
});

test('the page for operators has every command', () => {
  const page = readFileSync(join(import.meta.dirname, '../../docs/operations.md'), 'utf8');
  for (const name of Object.keys(commands)) {
    expect(page).toContain(`npm run admin -- ${name}`);
  }
});
