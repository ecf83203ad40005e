import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { migrations } from '#backend/db/migrations/list.ts';
import { signedIn } from '#tests/support/accounts.ts';
import { createTestApp } from '#tests/support/app.ts';
import { describeBoth } from '#tests/support/describe-both.ts';

const now = 1_800_000_000_000;
const before = migrations.slice(
  0,
  migrations.findIndex(({ name }) => name === '047-jobs-without-a-mail'),
);

describeBoth('a job without a mail of an earlier version', (open, fresh) => {
  test('gets its present kind, is in no list, and is done without a mail', async () => {
    const config = await fresh();
    const earlier = await open(config, { migrations: before });
    await sql`insert into mail_outbox (id, to_email, subject, text, created_at, next_attempt_at)
      values ('job-1', '', 'nobody', '{"kind":"nobody"}', ${now}, ${now})`.execute(earlier.db);
    await earlier.close();

    const app = await createTestApp({ database: await open(config), clock: () => now });
    const odo = await signedIn(app, 'odo');
    expect((await odo.call('mailList')).body).toMatchObject({ items: [] });
    app.context.mailer.wake();
    await app.context.mailer.idle();
    const rows = await app.context.db
      .selectFrom('mail_outbox')
      .select(['subject', 'text', 'sent_at', 'last_error'])
      .execute();
    const text = '{"kind":"no-mail"}';
    expect(rows).toEqual([{ subject: 'no-mail', text, sent_at: now, last_error: null }]);
    expect(app.mails).toEqual([]);
    await app.close();
  });
});
