import type { Migration } from './migration.ts';

/**
 * Gives each registration a row of its own, so that a second registration with an address that is not
 * verified does not replace the first one. The registration of an existing account has the id of the
 * account, so that its token and its waiting mail can name it.
 */
export const registrations: Migration = {
  name: '008-registrations',
  async up({ execute, types: { text, integer, strict } }) {
    await execute(`
      create table registration (
        id ${text} not null primary key,
        user_id ${text} not null references "user" (id) on delete cascade,
        name ${text} not null,
        password_hash ${text} not null,
        created_at ${integer} not null
      ) ${strict}`);
    await execute('create index registration_by_user on registration (user_id)');
    await execute('create index registration_by_creation on registration (created_at)');
    await execute(`insert into registration (id, user_id, name, password_hash, created_at)
      select id, id, name, password_hash, updated_at from "user"
      where email_verified_at is null and password_hash is not null`);
    await execute(
      `alter table token add column registration_id ${text} references registration (id) on delete cascade`,
    );
    await execute('create index token_by_registration on token (registration_id)');
    await execute(`update token set registration_id = user_id
      where purpose = 'verify-email' and user_id in (select id from registration)`);
    await execute(`update mail_outbox set text = replace(text, '"userId":', '"registrationId":')
      where subject = 'verify-email'`);
  },
};
