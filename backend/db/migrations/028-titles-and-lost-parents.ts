import type { Migration } from './migration.ts';

/**
 * What a search reads of each entry that it finds comes from an index, because the rows with their texts
 * are far larger. An entry keeps the parent that it has lost with a deletion, and whether it was moved.
 */
export const titlesAndLostParents: Migration = {
  name: '028-titles-and-lost-parents',
  async up({ execute, types: { text, integer } }) {
    await execute(
      'create index entry_by_id on entry (id, campaign_id, deleted_at, type, visibility, player_id, title_fold)',
    );
    await execute(
      `alter table entry add column lost_parent_id ${text} references entry (id) on delete set null`,
    );
    await execute(`alter table entry add column is_moved ${integer} not null default 0`);
    await execute('create index entry_by_lost_parent on entry (lost_parent_id)');
  },
};
