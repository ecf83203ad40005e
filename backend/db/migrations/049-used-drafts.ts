import type { Migration } from './migration.ts';

/** When a text of a draft was saved, because new drafts do not remove such a draft before others. */
export const usedDrafts: Migration = {
  name: '049-used-drafts',
  async up({ execute, types: { integer } }) {
    await execute(`alter table generation add column used_at ${integer}`);
  },
};
