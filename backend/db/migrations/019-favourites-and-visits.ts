import type { Migration } from './migration.ts';

/**
 * What the overview of a campaign shows: the entries that a user has marked or opened, and columns of
 * `entry` with which its sessions and open quests are found through an index.
 */
export const favouritesAndVisits: Migration = {
  name: '019-favourites-and-visits',
  async up({ kind, execute, types: { text, integer, strict } }) {
    const owned = `
      user_id ${text} not null references "user" (id) on delete cascade,
      entry_id ${text} not null references entry (id) on delete cascade,
      campaign_id ${text} not null`;
    await execute(`
      create table entry_favourite (
        ${owned},
        created_at ${integer} not null,
        primary key (user_id, entry_id)
      ) ${strict}`);
    await execute(`
      create table entry_visit (
        ${owned},
        visited_at ${integer} not null,
        primary key (user_id, entry_id)
      ) ${strict}`);
    await execute(
      'create index entry_favourite_by_user on entry_favourite (user_id, campaign_id, created_at)',
    );
    await execute('create index entry_favourite_by_entry on entry_favourite (entry_id)');
    await execute(
      'create index entry_visit_by_user on entry_visit (user_id, campaign_id, visited_at)',
    );
    await execute('create index entry_visit_by_entry on entry_visit (entry_id)');

    await execute(`alter table entry add column number ${integer}`);
    await execute(`alter table entry add column quest_order ${integer} not null default 0`);
    const detail = (name: string): string =>
      kind === 'postgres' ? `details::json ->> '${name}'` : `json_extract(details, '$.${name}')`;
    await execute(
      `update entry set number = cast(${detail('number')} as ${integer}) where type = 'session'`,
    );
    await execute(`
      update entry set quest_order = case ${detail('questStatus')}
        when 'ongoing' then 2 when 'completed' then 0 when 'abandoned' then 0 else 1 end
      where type = 'quest'`);
    await execute('create index entry_by_number on entry (campaign_id, type, date, number, id)');
    await execute(
      'create index entry_by_quest on entry (campaign_id, quest_order, updated_at, id)',
    );
    // Has every column that `mayRead` compares, so counting reads no texts.
    await execute(
      'create index entry_by_count on entry (campaign_id, deleted_at, type, visibility, player_id, id)',
    );
  },
};
