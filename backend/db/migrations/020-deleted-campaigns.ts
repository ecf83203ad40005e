import type { Migration } from './migration.ts';

/** Campaigns are deleted by a mark, and can be restored until the sweep removes them. */
export const deletedCampaigns: Migration = {
  name: '020-deleted-campaigns',
  async up({ execute, types: { integer } }) {
    await execute(`alter table campaign add column deleted_at ${integer}`);
    await execute('create index campaign_by_deletion on campaign (deleted_at)');
  },
};
