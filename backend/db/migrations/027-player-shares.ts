import type { Migration } from './migration.ts';

/**
 * How much a player has written in a campaign is counted from this index alone. In the table, the size of an
 * entry is stored behind its text, so counting 2,000 entries there would read all their texts.
 */
export const playerShares: Migration = {
  name: '027-player-shares',
  async up({ execute }) {
    await execute('create index entry_by_player_size on entry (player_id, campaign_id, bytes)');
    await execute('drop index entry_by_player');
  },
};
