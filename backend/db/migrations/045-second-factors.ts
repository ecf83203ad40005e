import type { Migration } from './migration.ts';

/**
 * An authenticator app, passkeys and recovery codes of an account. The secret of the app is encrypted with a
 * key of the installation, the secrets of recovery codes are hashed, and a passkey has only its public key.
 */
export const secondFactors: Migration = {
  name: '045-second-factors',
  async up({ execute, types: { text, integer, strict } }) {
    await execute(`
      create table totp (
        user_id ${text} not null primary key references "user" (id) on delete cascade,
        sealed_secret ${text} not null,
        last_step ${integer} not null,
        created_at ${integer} not null,
        last_used_at ${integer}
      ) ${strict}`);
    await execute(`
      create table passkey (
        id ${text} not null primary key,
        user_id ${text} not null references "user" (id) on delete cascade,
        credential_id ${text} not null unique,
        public_key ${text} not null,
        counter ${integer} not null,
        transports ${text} not null,
        synced ${integer} not null,
        name ${text} not null,
        created_at ${integer} not null,
        last_used_at ${integer}
      ) ${strict}`);
    await execute('create index passkey_by_user on passkey (user_id)');
    await execute(`
      create table recovery_code (
        user_id ${text} not null references "user" (id) on delete cascade,
        label ${text} not null,
        secret_hash ${text} not null,
        created_at ${integer} not null,
        primary key (user_id, label)
      ) ${strict}`);
  },
};
