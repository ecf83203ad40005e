import type { Migration } from './migration.ts';

/**
 * What the account page needs: sessions with a new secret, the provider of a connection, changes of the
 * address, and accounts that are being closed.
 */
export const accountChanges: Migration = {
  name: '044-account-changes',
  async up({ execute, types: { text, integer, strict } }) {
    await execute(`alter table session add column replaced_at ${integer}`);
    await execute(`alter table oauth_identity add column provider ${text}`);
    await execute(`
      create table email_change (
        id ${text} not null primary key,
        user_id ${text} not null references "user" (id) on delete cascade,
        old_email ${text} not null,
        new_email ${text} not null,
        verify_hash ${text},
        undo_hash ${text},
        created_at ${integer} not null,
        applied_at ${integer}
      ) ${strict}`);
    await execute('create index email_change_by_user on email_change (user_id)');
    await execute('create index email_change_by_age on email_change (created_at)');
    await execute('create unique index email_change_by_verify_hash on email_change (verify_hash)');
    await execute('create unique index email_change_by_undo_hash on email_change (undo_hash)');
    await execute(`alter table "user" add column closes_at ${integer}`);
    await execute('create index user_by_closing on "user" (closes_at) where closes_at is not null');
    await execute(`
      create table account_fate (
        user_id ${text} not null references "user" (id) on delete cascade,
        campaign_id ${text} not null references campaign (id) on delete cascade,
        successor_id ${text} references "user" (id) on delete set null,
        primary key (user_id, campaign_id)
      ) ${strict}`);
    await execute('create index account_fate_by_campaign on account_fate (campaign_id)');
    await execute('create index account_fate_by_successor on account_fate (successor_id)');
  },
};
