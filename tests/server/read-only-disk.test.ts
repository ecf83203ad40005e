import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { signedIn, type SignedIn } from '#tests/support/accounts.ts';
import { createTestApp, type TestApp } from '#tests/support/app.ts';
import { describeBoth } from '#tests/support/describe-both.ts';

const hour = 60 * 60_000;

describeBoth('a database on a read-only disk', (open, fresh, kind) => {
  let app: TestApp;
  let mira: SignedIn;
  let now = 1_800_000_000_000;
  const reports: string[] = [];

  beforeAll(async () => {
    const config = await fresh();
    const silent = () => undefined;
    const log = { info: silent, warn: silent, record: silent };
    const error = (message: string) => void reports.push(message);
    app = await createTestApp({
      database: await open(config),
      clock: () => now,
      log: { ...log, error },
    });
    mira = await signedIn(app, 'mira');
    return () => app.close();
  });

  /** Makes the database refuse every write, as it does on a read-only disk. */
  const refuseWrites = async () => {
    const { db } = app.context;
    if (kind === 'sqlite') return void (await sql.raw('pragma query_only = on').execute(db));
    const setting = 'set default_transaction_read_only = on';
    const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(db);
    await sql.raw(`alter database "${rows[0]?.name}" ${setting}`).execute(db);
    // Ends the other connections, because only new connections read the setting of the database.
    await sql`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid()`.execute(db);
    await sql.raw(setting).execute(db);
    // Uses all connections of the pool in parallel, so that the pool discards the ended ones.
    const uses = Array.from({ length: 20 }, () => sql`select 1`.execute(db));
    await Promise.allSettled(uses);
  };

  test('can still be read, and the log names the times that could not be stored', async () => {
    const form = new FormData();
    for (const name of ['title', 'setting', 'storyOverview', 'dmNotes']) form.set(name, 'Bell');
    const hero = {
      name: 'Ashka',
      class: 'fighter',
      species: 'human',
      background: 'soldier',
      abilities: { str: 15, dex: 14, con: 13, int: 8, wis: 10, cha: 12 },
    };
    const campaign = await mira.call('campaignCreate', { body: form });
    const character = await mira.call('characterCreate', { body: hero });
    const idOf = ({ headers }: typeof campaign) => headers.get('location')?.split('/').at(-1) ?? '';
    await refuseWrites();
    now += hour;
    const answers = [
      await mira.call('authSelf'),
      await mira.call('campaignGet', { params: { campaignId: idOf(campaign) } }),
      await mira.call('characterGet', { params: { characterId: idOf(character) } }),
      await mira.call('gearList'),
      await mira.call('campaignList'),
    ];
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    expect(new Set(reports)).toEqual(
      new Set([
        'The last use of a session could not be stored.',
        'A time of opening could not be stored.',
      ]),
    );
    const refused = await mira.call('characterCreate', { body: { ...hero, name: 'Brand' } });
    expect(refused.status).toBe(503);
  });
});
