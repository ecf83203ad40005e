import type { Migration } from './migration.ts';

/** A deleted campaign keeps its row with the time of the deletion, and can be restored until the sweep removes the row. */
export const deletedCampaigns: Migration = {
  name: '020-deleted-campaigns',
  async up({ execute, types: { integer } }) {
    await execute(`alter table campaign add column deleted_at ${integer}`);
    await execute('create index campaign_by_deletion on campaign (deleted_at)');
  },
};
