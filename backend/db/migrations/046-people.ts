import { sql, type QueryExecutorProvider } from 'kysely';
import { foldName } from '#src/lib/fold.ts';
import type { Migration } from './migration.ts';

/**
 * For the pages of administrators: the list of people, sorted by each of its columns, the security log with its
 * filters, and the mails that are not sent.
 */
export const people: Migration = {
  name: '046-people',
  async up({ db, execute, types: { text, integer } }) {
    await execute(`alter table "user" add column name_fold ${text} not null default ''`);
    await execute(`alter table "user" add column last_seen_at ${integer} not null default 0`);
    await foldNames(db);
    await execute(`update "user" set last_seen_at = coalesce(
      (select max(last_seen_at) from session where session.user_id = "user".id), 0)`);
    await execute('create index user_by_name on "user" (name_fold, id)');
    await execute('create index user_by_creation on "user" (created_at, id)');
    await execute('create index user_by_last_use on "user" (last_seen_at, id)');
    await execute(`alter table audit add column network ${text}`);
    // Not a partial one: SQLite would prefer `audit_by_target`, and then sort all entries about people.
    await execute('create index audit_by_kind on audit (target_kind, at, id)');
    await execute(
      `create index audit_of_people_by_action on audit (action, at, id) where target_kind = 'user'`,
    );
    await execute(
      'create index audit_by_network on audit (network, at, id) where network is not null',
    );
    await execute(
      'create index mail_outbox_unsent on mail_outbox (created_at, id) where sent_at is null',
    );
  },
};

const batchSize = 200;

/** The engines convert upper case differently, so the names are folded here. */
async function foldNames(db: QueryExecutorProvider): Promise<void> {
  let last = '';
  for (;;) {
    const { rows } = await sql<{ id: string; name: string }>`select id, name from "user"
      where id > ${last} order by id limit ${batchSize}`.execute(db);
    if (rows.length === 0) return;
    const folded = sql.join(rows.map(({ id, name }) => sql`(${id}, ${foldName(name)})`));
    await sql`update "user" set name_fold = folded.column2
      from (values ${folded}) as folded where "user".id = folded.column1`.execute(db);
    last = rows.at(-1)?.id ?? last;
  }
}
