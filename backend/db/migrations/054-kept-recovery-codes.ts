import type { Migration } from './migration.ts';

/** Whether the user has said that they have kept the recovery codes. It is not known of earlier ones, so they count as kept. */
export const keptRecoveryCodes: Migration = {
  name: '054-kept-recovery-codes',
  async up({ execute, types: { integer } }) {
    await execute(`alter table recovery_code add column kept ${integer} not null default 1`);
  },
};
