import type { Migration } from './migration.ts';

/** Remembers the Idempotency-Key of registrations; the table `idempotency` is for signed-in users. */
export const registrationKeys: Migration = {
  name: '011-registration-keys',
  async up({ execute, types: { text, integer, strict } }) {
    await execute(`
      create table registration_key (
        key ${text} not null primary key,
        body_mac ${text} not null,
        created_at ${integer} not null
      ) ${strict}`);
    await execute('create index registration_key_by_age on registration_key (created_at)');
  },
};
