import type { Migration } from './migration.ts';

/**
 * Whether an entry was hidden from some members when it lost a title. A player who has guessed such a title
 * must not see from a link that the entry had it.
 *
 * It is not stored who could read an entry at an earlier time. So a former title counts as hidden, unless a
 * version that everyone could read has it. `lower` changes only ASCII letters on PostgreSQL and SQLite, so other
 * titles with capitals count as hidden, too: links to them in texts of players are not followed any more.
 */
export const hiddenFormerTitles: Migration = {
  name: '029-hidden-former-titles',
  async up({ execute, types: { integer } }) {
    await execute(`alter table entry_title add column was_hidden ${integer} not null default 0`);
    await execute(`
      update entry_title set was_hidden = 1
      where until < ${Number.MAX_SAFE_INTEGER} and not exists (
        select 1 from entry_version as version
        where version.entry_id = entry_title.entry_id and version.visibility = 'everyone'
          and lower(version.title) = entry_title.title_fold
      )`);
    await execute('drop index entry_title_by_title');
    await execute(
      'create index entry_title_by_title on entry_title (campaign_id, title_fold, since, entry_id, until, was_hidden)',
    );
  },
};
