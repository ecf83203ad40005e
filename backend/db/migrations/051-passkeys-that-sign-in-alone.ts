import type { Migration } from './migration.ts';

/**
 * Whether a passkey can sign in without an address. It is not known of earlier passkeys, so they do not count as a
 * way in until one of them has signed in alone.
 */
export const passkeysThatSignInAlone: Migration = {
  name: '051-passkeys-that-sign-in-alone',
  async up({ execute, types: { integer } }) {
    await execute(`alter table passkey add column signs_in_alone ${integer} not null default 0`);
  },
};
