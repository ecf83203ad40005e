import type { Migration } from './migration.ts';

export const accounts: Migration = {
  name: '001-accounts',
  async up({ execute, types: { text, integer, strict } }) {
    await execute(`
      create table "user" (
        id ${text} not null primary key,
        email ${text} not null,
        email_norm ${text} not null unique,
        name ${text} not null,
        password_hash ${text},
        email_verified_at ${integer},
        created_at ${integer} not null,
        updated_at ${integer} not null,
        disabled_at ${integer}
      ) ${strict}`);
    await execute(`
      create table user_group (
        user_id ${text} not null references "user" (id) on delete cascade,
        group_name ${text} not null,
        primary key (user_id, group_name)
      ) ${strict}`);
    await execute('create index user_group_by_name on user_group (group_name)');
    await execute(`
      create table oauth_identity (
        issuer ${text} not null,
        subject ${text} not null,
        user_id ${text} not null references "user" (id) on delete cascade,
        created_at ${integer} not null,
        primary key (issuer, subject)
      ) ${strict}`);
    await execute('create index oauth_identity_by_user on oauth_identity (user_id)');
    await execute(`
      create table session (
        token_hash ${text} not null primary key,
        user_id ${text} not null references "user" (id) on delete cascade,
        created_at ${integer} not null,
        last_seen_at ${integer} not null,
        expires_at ${integer} not null,
        absolute_expires_at ${integer} not null,
        auth_time ${integer} not null,
        user_agent ${text},
        ip ${text}
      ) ${strict}`);
    await execute('create index session_by_user on session (user_id, created_at)');
    await execute('create index session_by_expiry on session (expires_at)');
    await execute(`
      create table token (
        hash ${text} not null primary key,
        purpose ${text} not null check (purpose in ('verify-email', 'reset-password', 'setup-admin')),
        user_id ${text} references "user" (id) on delete cascade,
        email_norm ${text},
        expires_at ${integer} not null,
        created_at ${integer} not null
      ) ${strict}`);
    await execute('create index token_by_user on token (user_id, purpose)');
    await execute('create index token_by_email on token (email_norm, purpose)');
    await execute('create index token_by_expiry on token (expires_at)');
    await execute(`
      create table rate_limit (
        key ${text} not null primary key,
        count ${integer} not null,
        window_ends_at ${integer} not null
      ) ${strict}`);
    await execute('create index rate_limit_by_end on rate_limit (window_ends_at)');
    await execute(`
      create table mail_outbox (
        id ${text} not null primary key,
        to_email ${text} not null,
        subject ${text} not null,
        text ${text} not null,
        html ${text},
        created_at ${integer} not null,
        sent_at ${integer},
        attempts ${integer} not null default 0,
        next_attempt_at ${integer} not null,
        last_error ${text}
      ) ${strict}`);
    await execute(
      'create index mail_outbox_due on mail_outbox (next_attempt_at, id) where sent_at is null',
    );
    await execute(`
      create table setting (
        key ${text} not null primary key,
        value ${text} not null
      ) ${strict}`);
  },
};
