import { PostgresAdapter, sql, type Kysely, type RawBuilder } from 'kysely';
import { utf8 } from '#backend/bytes.ts';
import type { Schema } from '#backend/db/schema.ts';
import { searchWords } from '#src/lib/entry-text/search-words.ts';

const isPostgres = (db: Kysely<Schema>): boolean =>
  db.getExecutor().adapter instanceof PostgresAdapter;

/**
 * A word for one audience of one campaign, stored in each of its rows. A search requires this word, too, so it
 * reads no rows of other campaigns and audiences. The word begins with `¤`, which no word of a search contains,
 * so the text of a user cannot match it.
 */
const scopeWord = (campaignId: string, audience: string): string =>
  `¤${`${campaignId}x${audience}`.replaceAll(/[^A-Za-z0-9]/g, '').toLowerCase()}`;

/** In place of an audience: the words of the title, which all readers of an entry know. */
export const titleOnly = 'title';

interface Searched {
  readonly id: string;
  readonly campaign_id: string;
  readonly title: string;
  /** JSON: a list of texts. */
  readonly tags: string;
  /** JSON of the schema EntryDetails. */
  readonly details: string;
}

/**
 * Replaces the rows of an entry in the search index. Each audience has a row with its texts, and with the title,
 * the tags and the details. The title has a row of its own, too.
 * @param unchanged the audiences whose rows stay as they are
 */
export async function storeSearched(
  transaction: Kysely<Schema>,
  { id, campaign_id, title, tags, details }: Searched,
  texts: ReadonlyMap<string, string>,
  unchanged: ReadonlySet<string> = new Set(),
): Promise<void> {
  await transaction
    .deleteFrom('entry_search')
    .where('entry_id', '=', id)
    .$if(unchanged.size > 0, (query) => query.where('audience', 'not in', [...unchanged]))
    .execute();
  const common = [title, ...textsIn(JSON.parse(tags)), ...textsIn(JSON.parse(details))];
  const rows = [...texts].map(([audience, text]) => [audience, [...common, text].join('\n')]);
  for (const [audience = '', text = ''] of [...rows, [titleOnly, title]]) {
    if (unchanged.has(audience)) continue;
    const words = [scopeWord(campaign_id, audience), ...searchWords(text)];
    const bytes = utf8(words.join(' ')).length;
    if (isPostgres(transaction)) {
      const vector = words.map((word) => `'${word}'`).join(' ');
      await sql`insert into entry_search (entry_id, audience, bytes, words)
        values (${id}, ${audience}, ${bytes}, ${vector}::tsvector)`.execute(transaction);
    } else {
      await transaction
        .insertInto('entry_search')
        .values({ entry_id: id, audience, bytes })
        .execute();
      await sql`insert into entry_word (rowid, words)
        values (last_insert_rowid(), ${words.join(' ')})`.execute(transaction);
    }
  }
}

/** Details that are not searched as they are: the recap has passages, the attendance has ids. */
const notSearched = new Set(['recap', 'attendance']);

/** All texts in a JSON value. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, each]) =>
    notSearched.has(name) ? [] : textsIn(each),
  );
}

/** The part of the index that a search reads: the rows of these audiences of a campaign. */
export interface SearchScope {
  readonly campaignId: string;
  readonly audiences: readonly string[];
}

interface IndexRow {
  readonly entry_id: string;
  /** A row that was written later has a larger number. */
  readonly writtenOrder: number;
}

/**
 * The rows of the scopes that contain each word, or a word that begins with it. An entry can have several rows.
 * Almost every entry contains words that begin with a given letter, so a single letter counts as a beginning
 * only if it is the whole search.
 */
export function rowsWithWords(
  db: Kysely<Schema>,
  scopes: readonly SearchScope[],
  words: readonly string[],
): RawBuilder<IndexRow> {
  const scopeWords = scopes.flatMap(({ campaignId, audiences }) =>
    audiences.map((audience) => scopeWord(campaignId, audience)),
  );
  const isPrefix = (word: string): boolean => words.length === 1 || [...word].length > 1;
  if (isPostgres(db)) {
    const query = [
      `(${scopeWords.map((word) => `'${word}'`).join(' | ')})`,
      ...words.map((word) => (isPrefix(word) ? `'${word}':*` : `'${word}'`)),
    ].join(' & ');
    return sql<IndexRow>`(
      select entry_id, id as "writtenOrder" from entry_search where words @@ ${query}::tsquery
    )`;
  }
  const query = [
    `(${scopeWords.map((word) => `"${word}"`).join(' OR ')})`,
    ...words.map((word) => (isPrefix(word) ? `"${word}"*` : `"${word}"`)),
  ].join(' AND ');
  return sql<IndexRow>`(
    select entry_search.entry_id, entry_word.rowid as "writtenOrder" from entry_word
    join entry_search on entry_search.id = entry_word.rowid
    where entry_word match ${query}
  )`;
}
