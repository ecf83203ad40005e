import type { Migration } from './migration.ts';

export const records: Migration = {
  name: '004-records',
  async up({ kind, execute, types: { text, integer, strict } }) {
    // No foreign key to the actor, because entries are kept when the account is deleted.
    await execute(`
      create table audit (
        id ${text} not null primary key,
        at ${integer} not null,
        actor_id ${text},
        action ${text} not null,
        target_kind ${text} not null,
        target_id ${text} not null,
        request_id ${text},
        details ${text} not null default '{}'
      ) ${strict}`);
    await execute('create index audit_by_time on audit (at, id)');
    await execute('create index audit_by_target on audit (target_kind, target_id, at, id)');
    await execute('create index audit_by_actor on audit (actor_id, at, id)');
    if (kind === 'sqlite') {
      await execute(`
        create trigger audit_unchanged before update on audit
        begin select raise(abort, 'audit rows are never changed'); end`);
    } else {
      await execute(`
        create function audit_unchanged() returns trigger language plpgsql as
        $$ begin raise exception 'audit rows are never changed'; end $$`);
      await execute(`
        create trigger audit_unchanged before update on audit
        for each row execute function audit_unchanged()`);
    }
    await execute(`
      create table idempotency (
        user_id ${text} not null references "user" (id) on delete cascade,
        route ${text} not null,
        key ${text} not null,
        body_hash ${text} not null,
        status ${integer},
        response ${text},
        created_at ${integer} not null,
        primary key (user_id, route, key)
      ) ${strict}`);
    await execute('create index idempotency_by_age on idempotency (created_at)');
  },
};
