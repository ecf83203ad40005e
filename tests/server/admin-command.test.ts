import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { insertAccount } from '#backend/auth/accounts.ts';
import { createRandom, systemRandom } from '#backend/random.ts';
import { runAdmin } from '#server/admin/run-admin.ts';
import { openDatabase, type DatabaseConfig } from '#server/db/open-database.ts';
import { guest } from '#tests/support/accounts.ts';
import { createTestApp } from '#tests/support/app.ts';
import { describeBoth } from '#tests/support/describe-both.ts';

const envOf = (config: DatabaseConfig) => ({
  NODE_ENV: 'test',
  PUBLIC_URL: 'http://localhost:3000',
  ...(config.kind === 'sqlite' ? { DATA_DIR: config.folder } : { DATABASE_URL: config.url }),
});

const address = 'odo@example.com';

describeBoth('the command admin', (_open, fresh, kind) => {
  /** A database whose only person is Odo, who is no administrator. Runs commands while no server has it. */
  async function withOdo(values: { disabled?: boolean; verified?: boolean } = {}) {
    const config = await fresh();
    const database = await openDatabase(config);
    const random = createRandom(systemRandom);
    const { verified = true } = values;
    const account = { name: 'Odo', email: address, passwordHash: null, verified };
    const id = await insertAccount(database.db, random, account, Date.now());
    if (values.disabled) {
      await database.db
        .updateTable('user')
        .set({ disabled_at: Date.now() })
        .where('id', '=', id)
        .execute();
    }
    await database.close();
    return { config, run: (...args: string[]) => runAdmin(args, envOf(config)) };
  }

  test('grants the administration, and says so in the log and in a mail', async () => {
    const { config, run } = await withOdo();
    expect((await run('list')).output).toBe('There is no administrator.\n');
    expect(await run('grant-admin', 'Odo@Example.com')).toEqual({
      code: 0,
      output: 'Odo@Example.com is an administrator now.\n',
    });
    expect((await run('grant-admin', address)).output).toContain('already');
    expect((await run('list')).output).toMatch(/odo@example\.com +Odo +admin +active +never/);
    const database = await openDatabase(config);
    const audit = await database.db.selectFrom('audit').selectAll().execute();
    expect(audit.map(({ action, actor_id, details }) => [action, actor_id, details])).toEqual([
      ['user.grant', null, '{"by":"operator"}'],
    ]);
    const mails = await database.db.selectFrom('mail_outbox').selectAll().execute();
    expect(mails.map(({ subject, to_email }) => [subject, to_email])).toEqual([
      ['admin-granted', address],
    ]);
    await database.close();
  });

  test('enables an account, and grants nothing to a disabled or unverified one', async () => {
    const { run } = await withOdo({ disabled: true });
    expect(await run('grant-admin', address)).toMatchObject({
      code: 1,
      problem: expect.stringContaining('disabled'),
    });
    expect(await run('reset-password', address)).toMatchObject({ code: 1, output: '' });
    expect((await run('enable', address)).output).toBe('odo@example.com can sign in again.\n');
    expect((await run('enable', address)).output).toContain('not disabled');
    const unverified = await withOdo({ verified: false });
    expect(await unverified.run('grant-admin', address)).toMatchObject({
      code: 1,
      problem: expect.stringContaining('not verified'),
    });
  });

  test('prints a link with which the person chooses a new password', async () => {
    const { config, run } = await withOdo({ verified: false });
    const { output } = await run('reset-password', address);
    const token = /^http:\/\/localhost:3000\/reset-password#token=(\S+)$/m.exec(output)?.[1];
    const database = await openDatabase(config);
    const app = await createTestApp({ database });
    const password = 'a ledger with nine brass locks';
    const reset = await guest(app).call('authResetPassword', { body: { token, password } });
    expect(reset.status).toBe(204);
    const body = { email: address, password };
    expect((await guest(app).call('authLogin', { body })).status).toBe(200);
    await app.close();
    await database.close();
  });

  test('removes the second factors of someone who has lost them', async () => {
    const { config, run } = await withOdo();
    const before = await openDatabase(config);
    const { id } = await before.db.selectFrom('user').select('id').executeTakeFirstOrThrow();
    await before.db
      .insertInto('totp')
      .values({
        user_id: id,
        sealed_secret: 'sealed',
        last_step: 0,
        created_at: Date.now(),
        last_used_at: null,
      })
      .execute();
    await before.close();
    expect(await run('reset-factors', address)).toMatchObject({ code: 0 });
    expect((await run('reset-factors', address)).output).toContain('no second factor');
    const after = await openDatabase(config);
    expect(await after.db.selectFrom('totp').selectAll().execute()).toEqual([]);
    const [event] = await after.db.selectFrom('audit').selectAll().execute();
    expect(event).toMatchObject({ action: 'factor.reset', details: '{"by":"operator"}' });
    const [mail] = await after.db.selectFrom('mail_outbox').selectAll().execute();
    expect(mail).toMatchObject({ subject: 'factors-reset', to_email: address });
    await after.close();
  });

  test('says what is wrong with a command, and what commands there are', async () => {
    const { run } = await withOdo();
    for (const args of [[], ['grant']]) {
      const { code, problem } = await run(...args);
      expect({ code, problem }).toEqual({
        code: 2,
        problem: expect.stringContaining('grant-admin'),
      });
    }
    expect(await run('grant-admin', 'nobody@example.com')).toMatchObject({
      code: 1,
      problem: expect.stringContaining('No account'),
    });
    expect(await run('enable')).toMatchObject({ code: 1 });
    expect((await run('--help')).output).toContain('npm run admin -- grant-admin');
    expect((await run('list', 'nobody')).output).toBe('Nobody has these words.\n');
  });

  test.runIf(kind === 'sqlite')(
    'changes nothing while the server has the embedded database, and makes no new one',
    async () => {
      const { config, run } = await withOdo();
      const database = await openDatabase(config);
      expect(await run('grant-admin', address)).toMatchObject({
        code: 75,
        output: '',
        problem: expect.stringContaining('Stop it'),
      });
      await database.close();
      const folder = mkdtempSync(join(tmpdir(), 'questwright-nothing-'));
      expect(await runAdmin(['list'], { DATA_DIR: folder })).toMatchObject({
        code: 1,
        problem: expect.stringContaining('There is no database'),
      });
      expect(readdirSync(folder)).toEqual([]);
      rmSync(folder, { recursive: true });
    },
  );

  test.runIf(kind === 'postgres')('works while the server runs on PostgreSQL', async () => {
    const { config, run } = await withOdo();
    const database = await openDatabase(config);
    expect((await run('grant-admin', address)).code).toBe(0);
    expect(await database.db.selectFrom('user_group').selectAll().execute()).toHaveLength(1);
    await database.close();
  });
});
