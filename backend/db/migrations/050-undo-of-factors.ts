import type { Migration } from './migration.ts';

/**
 * Links in mails about an added second factor or provider, which remove what was added since a time. The table is
 * made again, because SQLite cannot change the check of a column.
 */
export const undoOfFactors: Migration = {
  name: '050-undo-of-factors',
  async up({ execute, types: { text, integer, strict } }) {
    await execute('alter table token rename to token_before');
    await execute(`
      create table token (
        hash ${text} not null primary key,
        purpose ${text} not null check (purpose in ('verify-email', 'reset-password', 'setup-admin', 'undo-factor')),
        user_id ${text} references "user" (id) on delete cascade,
        email_norm ${text},
        expires_at ${integer} not null,
        created_at ${integer} not null,
        registration_id ${text} references registration (id) on delete cascade,
        added_at ${integer}
      ) ${strict}`);
    const columns = 'hash, purpose, user_id, email_norm, expires_at, created_at, registration_id';
    await execute(`insert into token (${columns}) select ${columns} from token_before`);
    await execute('drop table token_before');
    await execute('create index token_by_user on token (user_id, purpose)');
    await execute('create index token_by_email on token (email_norm, purpose)');
    await execute('create index token_by_expiry on token (expires_at)');
    await execute('create index token_by_registration on token (registration_id)');
  },
};
