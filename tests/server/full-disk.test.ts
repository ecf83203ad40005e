import { sql } from 'kysely';
import { beforeAll, expect, test, vi } from 'vitest';
import { guest, signedIn, type SignedIn } from '#tests/support/accounts.ts';
import { createTestApp, type TestApp } from '#tests/support/app.ts';
import { describeBoth } from '#tests/support/describe-both.ts';

const second = 1000;
const tables = ['audit', 'campaign', 'character', 'session', 'setting'];

describeBoth('a full disk', (open, fresh, kind) => {
  let app: TestApp;
  let mira: SignedIn;
  let free = 10_000_000_000;
  let now = 1_800_000_000_000;
  const lines: { message: string; [field: string]: unknown }[] = [];

  beforeAll(async () => {
    const silent = () => undefined;
    app = await createTestApp({
      // A used file of SQLite has free pages for hundreds of campaigns.
      database: await open(await fresh()),
      clock: () => now,
      freeBytes: () => Promise.resolve(free),
      log: {
        info: silent,
        warn: silent,
        record: silent,
        error: (message, fields) => void lines.push({ message, ...fields }),
      },
    });
    mira = await signedIn(app, 'mira');
    return () => app.close();
  });

  const execute = (statement: string) => sql.raw(statement).execute(app.context.db);

  /** Makes the database report what it reports on a full disk. */
  const fillDisk = async () => {
    if (kind === 'sqlite') return void (await execute('pragma max_page_count = 1'));
    await execute(`create function disk_is_full() returns trigger language plpgsql as $$ begin
      raise exception 'could not extend file: No space left on device' using errcode = 'disk_full';
      end $$`);
    for (const table of tables) {
      await execute(`create trigger disk_is_full before insert or update on ${table}
        execute function disk_is_full()`);
    }
  };

  const makeRoom = async () => {
    if (kind === 'sqlite') return void (await execute('pragma max_page_count = 1000000'));
    await execute('drop function disk_is_full cascade');
  };

  const createCampaign = (title: string) => {
    const body = new FormData();
    for (const name of ['setting', 'storyOverview', 'dmNotes']) body.set(name, 'x'.repeat(10_000));
    body.set('title', title);
    return mira.call('campaignCreate', { body });
  };

  const ready = async () => {
    const answer = await app.fetch(new Request(`${app.origin}/readyz`));
    return { status: answer.status, body: (await answer.json()) as unknown };
  };

  test('is named in the problem, in one line of the log and in /readyz, until there is room again', async () => {
    const stored = await createCampaign('Stored');
    expect(await ready()).toEqual({ status: 200, body: { status: 'ready' } });
    await fillDisk();
    const filling: number[] = [];
    // SQLite first fills the free pages of its file.
    do filling.push((await createCampaign('Fills the file')).status);
    while (filling.at(-1) === 201);

    const refused = await createCampaign('Refused');
    expect(refused).toMatchObject({
      status: 503,
      body: {
        code: 'storage_full',
        detail:
          'The disk of the server is full, so nothing was saved. What you wrote is still here; please try again later.',
      },
    });
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(lines).toHaveLength(1);
    expect(lines[0]).toMatchObject({
      path: '/api/campaigns/create',
      reason: expect.stringMatching(/disk is full|No space left/) as string,
    });
    expect(lines[0]).not.toHaveProperty('error');

    expect(await ready()).toEqual({
      status: 503,
      body: { status: 'unavailable', failed: 'storage' },
    });
    const campaignId = stored.headers.get('location')?.split('/').at(-1) ?? '';
    expect(await mira.call('campaignGet', { params: { campaignId } })).toMatchObject({
      status: 200,
    });
    expect(await mira.call('campaignList')).toMatchObject({ status: 200 });

    now += second;
    expect(await ready(), 'there is no room yet').toMatchObject({ status: 503 });
    await makeRoom();
    expect(await ready(), 'the last attempt is less than a second ago').toMatchObject({
      status: 503,
    });
    now += second;
    expect(await ready()).toEqual({ status: 200, body: { status: 'ready' } });
    expect(await createCampaign('Stored again')).toMatchObject({ status: 201 });
    const settings = await app.context.db.selectFrom('setting').select('key').execute();
    expect(settings.map(({ key }) => key)).not.toContain('write-probe');
  });

  test('is known to /readyz before a write of a user fails', async () => {
    // This process sees the disk of SQLite only.
    if (kind === 'sqlite') free = 0;
    else await fillDisk();
    now += 60 * second;
    expect(await ready()).toMatchObject({ status: 503, body: { failed: 'storage' } });
    free = 10_000_000_000;
    if (kind === 'postgres') await makeRoom();
    now += second;
    expect(await ready()).toMatchObject({ status: 200 });
  });

  test('does not keep anyone signed in who signs out', async () => {
    const odo = (await signedIn(app, 'odo')).client;
    const cookies = new Map(odo.cookies);
    // A small row would still fit into the pages of a full file of SQLite.
    await (kind === 'sqlite' ? execute('pragma query_only = on') : fillDisk());
    expect(await odo.call('authLogout')).toMatchObject({ status: 204 });
    expect(odo.cookies.get('session') ?? '').toBe('');
    const thief = guest(app);
    for (const [name, value] of cookies) thief.cookies.set(name, value);
    expect(await thief.call('campaignList'), 'the old cookie').toMatchObject({ status: 401 });
    const { db, outages } = app.context;
    const ends = () =>
      db.selectFrom('audit').select('id').where('action', '=', 'session.end').execute();
    expect(await ends()).toEqual([]);
    await (kind === 'sqlite' ? execute('pragma query_only = off') : makeRoom());
    await vi.waitFor(async () => expect(await ends()).toHaveLength(1), { timeout: 10_000 });
    expect(outages.unwrittenEnds.size).toBe(0);
    expect(await thief.call('campaignList')).toMatchObject({ status: 401 });
  });
});
