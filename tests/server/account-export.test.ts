import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import type { AccountExport } from '#src/generated/model/index.ts';
import { guest, signedIn } from '#tests/support/accounts.ts';
import { createTestApp, type TestApp } from '#tests/support/app.ts';
import { describeBoth } from '#tests/support/describe-both.ts';
import { people } from '#tests/support/named-people.ts';
import { exportedColumns } from './exported-columns.ts';

/** The names of columns that have an id or the address of a user. `drafted_by` has the name of a model. */
const aboutUser =
  /^(?:user|owner|actor|player|author|member)_id$|(?<!drafted|undone)_by$|email(?:_norm)?$/;

describeBoth('the export of an account', (open, _fresh, kind) => {
  let app: TestApp;

  beforeAll(async () => {
    app = await createTestApp({ database: await open() });
    return () => app.close();
  });

  /** The columns that refer to the table of users. */
  async function references(): Promise<string[]> {
    const { rows } = await (
      kind === 'sqlite'
        ? sql<{ name: string }>`select m.name || '.' || f."from" as name
          from sqlite_master as m, pragma_foreign_key_list(m.name) as f
          where m.type = 'table' and f."table" = 'user'`
        : sql<{ name: string }>`select r.relname || '.' || a.attname as name
          from pg_constraint as c
          join pg_class as r on r.oid = c.conrelid
          join pg_class as f on f.oid = c.confrelid
          join pg_attribute as a on a.attrelid = c.conrelid and a.attnum = any(c.conkey)
          where c.contype = 'f' and f.relname = 'user'`
    ).execute(app.context.db);
    return rows.map(({ name }) => name);
  }

  test('has each column about a user, or there is a reason why not', async () => {
    const tables = await app.context.db.introspection.getTables();
    const named = tables.flatMap(({ name, columns }) =>
      columns.filter((column) => aboutUser.test(column.name)).map((one) => `${name}.${one.name}`),
    );
    const columns = new Set([...named, ...(await references())]);
    expect([...columns].toSorted()).toEqual(Object.keys(exportedColumns).toSorted());
  });

  test('has what the user has done, what administrators have done to the account, and failed sign-ins', async () => {
    const mira = await signedIn(app, 'mira');
    await signedIn(app, 'odo');
    const tomas = await signedIn(app, 'tomas');
    await tomas.call('accountConfirm', { body: { password: people.tomas.password } });
    await mira.call('accountRename', { body: { name: 'Mira of the Pier' } });
    const wrong = { email: people.mira.email, password: people.tomas.password };
    await guest(app, '203.0.113.8').call('authLogin', { body: wrong });
    const { email, password } = people.odo;
    const elsewhere = guest(app, '198.51.100.7');
    await elsewhere.call('authLogin', { body: { email, password } });
    await elsewhere.call('personSignOut', { params: { userId: mira.id } });
    const again = await signedIn(app, 'mira');
    const { body } = await again.call('accountExport');
    const { events } = body as AccountExport;
    // The network of an administrator is theirs.
    expect(events.map(({ action, network }) => [action, network])).toEqual([
      ['user.sign-out', null],
      ['session.refuse', '203.0.113.0/24'],
      ['user.rename', null],
    ]);
    const times = events.map(({ at }) => at);
    expect(times).toEqual(times.toSorted().toReversed());
  });
});
