import { sql } from 'kysely';
import { utf8 } from '#backend/bytes.ts';
import { searchWords } from '#src/lib/entry-text/search-words.ts';
import type { Migration } from './migration.ts';

const batchSize = 200;

/** The size of a row besides its words, as the size of an entry counts it. */
const rowBytes = 150;

/**
 * A row of the search index for the title of each entry. With these rows, the search over everything finds
 * titles also if hundreds of texts that were saved later have the same words.
 */
export const titleRows: Migration = {
  name: '031-title-rows',
  async up({ kind, db }) {
    for (let last: string | undefined = ''; last !== undefined;) {
      const { rows } = await sql<{
        readonly id: string;
        readonly campaign_id: string;
        readonly title: string;
      }>`select id, campaign_id, title from entry
        where id > ${last} order by id limit ${batchSize}`.execute(db);
      last = rows.at(-1)?.id;
      if (last === undefined) break;
      const titled = rows.map(({ id, campaign_id, title }) => {
        const scope = `¤${`${campaign_id}xtitle`.replaceAll(/[^A-Za-z0-9]/g, '').toLowerCase()}`;
        const words = [scope, ...searchWords(title)];
        return { id, words, bytes: utf8(words.join(' ')).length };
      });
      if (kind === 'postgres') {
        const values = titled.map(({ id, words, bytes }) => {
          const vector = words.map((word) => `'${word}'`).join(' ');
          return sql`(${id}, 'title', ${bytes}::bigint, ${vector}::tsvector)`;
        });
        await sql`insert into entry_search (entry_id, audience, bytes, words)
          values ${sql.join(values)}`.execute(db);
      } else {
        const sizes = titled.map(({ id, bytes }) => sql`(${id}, 'title', ${bytes})`);
        await sql`insert into entry_search (entry_id, audience, bytes)
          values ${sql.join(sizes)}`.execute(db);
        const words = titled.map((row) => sql`(${row.id}, ${row.words.join(' ')})`);
        await sql`insert into entry_word (rowid, words)
          select search.id, titled.column2 from (values ${sql.join(words)}) as titled
          join entry_search as search on search.entry_id = titled.column1 and search.audience = 'title'`.execute(
          db,
        );
      }
    }
    await sql`update entry set bytes = bytes + ${rowBytes} + (
      select sum(search.bytes) from entry_search as search
      where search.entry_id = entry.id and search.audience = 'title'
    )`.execute(db);
  },
};
