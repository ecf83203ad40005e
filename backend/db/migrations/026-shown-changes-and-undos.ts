import type { Migration } from './migration.ts';

/**
 * Adds two things. First, the last change of a campaign or an entry that players and viewers can see: from the
 * version and the time of every change, they would notice changes of hidden texts. Second, how often an import
 * was undone: a request that began before the undo must write nothing after it.
 */
export const shownChangesAndUndos: Migration = {
  name: '026-shown-changes-and-undos',
  async up({ kind, execute, types: { text, integer, strict } }) {
    await execute(`alter table campaign add column shown_version ${integer} not null default 1`);
    await execute('update campaign set shown_version = version');
    await execute(`alter table entry add column shown_version ${integer} not null default 1`);
    await execute(`alter table entry add column shown_at ${integer} not null default 0`);
    await execute('update entry set shown_version = version, shown_at = updated_at');
    await execute(`
      create table entry_shown (
        entry_id ${text} not null references entry (id) on delete cascade,
        user_id ${text} not null references "user" (id) on delete cascade,
        campaign_id ${text} not null,
        version ${integer} not null,
        at ${integer} not null,
        primary key (entry_id, user_id)
      ) ${strict}`);
    await execute(`
      insert into entry_shown (entry_id, user_id, campaign_id, version, at)
      select entry.id, view.audience, entry.campaign_id, entry.version, entry.updated_at
      from entry_view as view join entry on entry.id = view.entry_id
      where view.audience in (select id from "user")
      union
      select id, player_id, campaign_id, version, updated_at from entry where player_id is not null`);
    await execute('create index entry_shown_by_user on entry_shown (user_id, campaign_id, at)');
    await execute('create index entry_by_shown_change on entry (campaign_id, shown_at, id)');
    await execute(
      'create index entry_by_shown_quest on entry (campaign_id, quest_order, shown_at, id)',
    );
    await execute(`
      create table import_undo (
        campaign_id ${text} not null references campaign (id) on delete cascade,
        import_id ${text} not null,
        times ${integer} not null,
        at ${integer} not null,
        primary key (campaign_id, import_id)
      ) ${strict}`);
    await execute('create index import_undo_by_time on import_undo (at)');
    // A hidden passage at the end of a text left empty lines, which showed that it exists.
    const spaces = kind === 'postgres' ? `E' \\t\\r\\n'` : `' ' || char(9, 13, 10)`;
    await execute(
      `update entry_view set text = rtrim(text, ${spaces}), recap = rtrim(recap, ${spaces})`,
    );
  },
};
