import { sql, type Expression, type RawBuilder, type SqlBool } from 'kysely';
import { foldName } from '#src/lib/fold.ts';

const escaped = (text: string): string => text.replaceAll(/[\\%_]/g, String.raw`\$&`);

/** The pattern of names that contain the text. */
export const containing = (text: string): string => `%${escaped(text)}%`;

/** Whether the text matches a LIKE pattern in which special characters are escaped with a backslash. */
export const isLike = (text: Expression<string>, pattern: string): RawBuilder<SqlBool> =>
  sql<SqlBool>`${text} like ${pattern} escape '\\'`;

/** Whether the folded name (`foldName`) in the column contains all words. */
export const hasWords = (column: string, words: readonly string[]): Expression<SqlBool> =>
  allOf(words.map((word) => isLike(sql.ref<string>(column), containing(word))));

/** The same as `rankOfName`, in the database. */
export const nameRank = (
  column: string,
  search: string,
  words: readonly string[],
): Expression<number> => {
  const name = sql.ref<string>(column);
  const begins = words.map((word) => isLike(sql`' ' || ${name}`, `% ${escaped(word)}%`));
  return sql<number>`case when ${isLike(name, `${escaped(foldName(search))}%`)} then 0
    when ${allOf(begins)} then 1 else 2 end`;
};

const allOf = (conditions: readonly RawBuilder<SqlBool>[]): RawBuilder<SqlBool> =>
  sql<SqlBool>`(${sql.join(conditions, sql` and `)})`;
