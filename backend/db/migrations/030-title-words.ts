import { sql } from 'kysely';
import { wordsIn } from '#src/lib/entry-text/search-words.ts';
import type { Migration } from './migration.ts';

const batchSize = 200;

/**
 * The words of titles in the form in which the search compares words, so that it ranks a title by the same
 * words by which it finds the entry. The indexes are for the rank of found entries and for the titles that
 * begin with a search.
 */
export const titleWords: Migration = {
  name: '030-title-words',
  async up({ db, execute, types: { text } }) {
    await execute(`alter table entry add column title_words ${text} not null default ''`);
    for (let last: string | undefined = ''; last !== undefined;) {
      const { rows } = await sql<{ readonly id: string; readonly title: string }>`
        select id, title from entry where id > ${last} order by id limit ${batchSize}`.execute(db);
      last = rows.at(-1)?.id;
      if (last === undefined) break;
      const words = rows.map(({ id, title }) => sql`(${id}, ${wordsIn(title).join(' ')})`);
      await sql`update entry set title_words = titled.column2
        from (values ${sql.join(words)}) as titled where id = titled.column1`.execute(db);
    }
    await execute('drop index entry_by_id');
    await execute(
      'create index entry_by_id on entry (id, campaign_id, deleted_at, type, visibility, player_id, title_words)',
    );
    await execute('create index entry_by_title_words on entry (campaign_id, title_words, id)');
  },
};
