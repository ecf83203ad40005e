import type { Migration } from './migration.ts';

/** What the account page needs. */
export const accountChanges: Migration = {
  name: '044-account-changes',
  async up({ execute, types: { integer } }) {
    await execute(`alter table session add column replaced_at ${integer}`);
  },
};
