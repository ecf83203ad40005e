import type { Migration } from './migration.ts';

/**
 * The titles that entries have and had. A link has no stored target any more, because a hidden entry
 * with the same title could be that target, and players would notice.
 */
export const entryTitles: Migration = {
  name: '024-entry-titles',
  async up({ execute, types: { text, integer, strict } }) {
    await execute(`
      create table entry_title (
        entry_id ${text} not null references entry (id) on delete cascade,
        campaign_id ${text} not null,
        title_fold ${text} not null,
        since ${integer} not null,
        until ${integer} not null,
        primary key (entry_id, title_fold)
      ) ${strict}`);
    await execute(`
      insert into entry_title (entry_id, campaign_id, title_fold, since, until)
      select id, campaign_id, title_fold, created_at, ${Number.MAX_SAFE_INTEGER} from entry`);
    // The titles that the targets of links had before.
    await execute(`
      insert into entry_title (entry_id, campaign_id, title_fold, since, until)
      select distinct entry.id, entry.campaign_id, link.title_fold, entry.created_at, entry.updated_at
      from entry_link as link join entry on entry.id = link.target_id
      where link.title_fold <> entry.title_fold`);
    await execute(
      'create index entry_title_by_title on entry_title (campaign_id, title_fold, since, entry_id, until)',
    );
    await execute('alter table entry_link rename to entry_link_before');
    await execute('drop index entry_link_by_target');
    await execute('drop index entry_link_by_title');
    await execute(`
      create table entry_link (
        entry_id ${text} not null references entry (id) on delete cascade,
        audience ${text} not null,
        title_fold ${text} not null,
        words ${text} not null,
        place ${integer} not null,
        campaign_id ${text} not null,
        since ${integer} not null,
        primary key (entry_id, audience, title_fold)
      ) ${strict}`);
    await execute(`
      insert into entry_link (entry_id, audience, title_fold, words, place, campaign_id, since)
      select entry_id, audience, title_fold, words, place, campaign_id, 0 from entry_link_before`);
    await execute('drop table entry_link_before');
    await execute(
      'create index entry_link_by_title on entry_link (campaign_id, title_fold, since)',
    );
    // Earlier versions did not delete these rows when they removed a member.
    const isNoMember = (user: string, entry: string) => `
      not exists (
        select 1 from campaign_member as member join entry on entry.campaign_id = member.campaign_id
        where member.user_id = ${user} and entry.id = ${entry}
      )`;
    await execute(
      `delete from entry_reader where ${isNoMember('entry_reader.user_id', 'entry_reader.entry_id')}`,
    );
    for (const table of ['entry_view', 'entry_link', 'entry_picture', 'entry_search']) {
      await execute(`
        delete from ${table} where audience not in ('everyone', 'gm')
        and ${isNoMember(`${table}.audience`, `${table}.entry_id`)}
        and not exists (
          select 1 from entry as own where own.id = ${table}.entry_id and own.player_id = ${table}.audience
        )`);
    }
  },
};
