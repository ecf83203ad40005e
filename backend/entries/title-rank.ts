import { sql, type RawBuilder } from 'kysely';
import { wordsIn, wordsToFind } from '#src/lib/entry-text/search-words.ts';

/** The words of a title or of a search in their order, as `entry.title_words` has them. */
export const titleWordsOf = (title: string): string => wordsIn(title).join(' ');

/** A search as titles are compared with it. */
export interface TitleSearch {
  /** A title that begins with this has the rank 0. */
  readonly beginning: string;
  /** A title in which each of these begins a word has the rank 1, every other one the rank 2. */
  readonly words: readonly string[];
}

export const titleSearch = (q: string): TitleSearch => ({
  beginning: titleWordsOf(q),
  words: wordsToFind(q),
});

export const rankOfTitle = (titleWords: string, { beginning, words }: TitleSearch): number => {
  if (titleWords.startsWith(beginning)) return 0;
  return words.every((word) => ` ${titleWords}`.includes(` ${word}`)) ? 1 : 2;
};

/** The same as `rankOfTitle`, in the database. */
export function titleRank({ beginning, words }: TitleSearch): RawBuilder<number> {
  const title = sql.ref('entry.title_words');
  const contains = words.map(
    (word) => sql`replace(' ' || ${title}, ${` ${word}`}, '') <> ' ' || ${title}`,
  );
  return sql<number>`case
    when substr(${title}, 1, ${sql.lit([...beginning].length)}) = ${beginning} then 0
    when ${sql.join(contains, sql` and `)} then 1
    else 2
  end`;
}
