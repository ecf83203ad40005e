import { sql, type CompiledQuery, type Kysely } from 'kysely';
import { wordsOfName } from '#src/lib/catalogue-search.ts';
import { withCursorProblem } from '#backend/cursor-problem.ts';
import { decodeCursor, encodeCursor, type CursorValue } from '#backend/db/cursor.ts';
import type { Schema } from '#backend/db/schema.ts';
import { containing, isLike } from '#backend/db/name-search.ts';
import { prepared } from '#backend/db/prepared.ts';
import { jsonArray, JsonAnswer, jsonObject } from '#backend/json-answer.ts';
import type { CatalogueKind } from '#src/generated/contract/kinds.ts';
import type { Definition, PageOf } from './definition.ts';
import { orderOf, type CatalogueSort } from './orders.ts';
import { recordText } from './record.ts';
import { selectItems } from './select.ts';

export interface ListRequest {
  readonly category?: string;
  readonly q?: string;
  readonly sort?: CatalogueSort;
  readonly reverse?: boolean;
  readonly withTotal?: boolean;
  readonly pageSize: number;
  readonly nextCursor?: string;
}

/**
 * Whether a request filters by category, and how many words it searches for. Each combination has its
 * own statement.
 */
interface Filter {
  readonly filtered: boolean;
  readonly words: number;
}

interface Variant extends Filter {
  readonly sort: CatalogueSort;
  readonly reverse: boolean;
  readonly continued: boolean;
}

/** The condition for one word of the search; its parameter is the result of `containing`. */
const hasWord = isLike(sql.ref('item.name_fold'), '');

/** The statement of one page, with placeholders for the values of each call. */
function build(db: Kysely<Schema>, { filtered, words, sort, reverse, continued }: Variant) {
  const order = orderOf(sort, reverse);
  const columns = [...(order ? [order.column] : []), 'name_fold', 'sk'] as const;
  const refs = columns.map((column) => sql.ref(`item.${column}`));
  const beyond = sql.raw(reverse ? '<' : '>');
  const start = sql.join(columns.map(() => sql`${''}`));
  let query = selectItems(db, 'gear')
    .$if(order !== undefined, (open) =>
      open.select(`item.${order?.column ?? 'name_fold'} as sort_key`),
    )
    .$if(filtered, (open) => open.where('item.category', '=', ''));
  for (let count = 0; count < words; count += 1) query = query.where(hasWord);
  if (continued) query = query.where(sql<boolean>`(${sql.join(refs)}) ${beyond} (${start})`);
  for (const ref of refs) query = query.orderBy(ref, reverse ? 'desc' : 'asc');
  return query.limit(1).compile();
}

/** The statement that counts the items of all pages. */
function buildCount(db: Kysely<Schema>, { filtered, words }: Filter) {
  let query = db
    .selectFrom('catalogue_item as item')
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .where('item.kind', '=', '')
    .$if(filtered, (open) => open.where('item.category', '=', ''));
  for (let count = 0; count < words; count += 1) query = query.where(hasWord);
  return query.compile();
}

type PageRow = ReturnType<typeof build> extends CompiledQuery<infer Row> ? Row : never;

/**
 * Statements for searches with more words are not cached: such searches are rare, and each number of
 * words needs another statement.
 */
const maxCachedWords = 4;

const pageRows = prepared(build, ({ filtered, words, sort, reverse, continued }: Variant) =>
  words > maxCachedWords ? null : `${filtered} ${words} ${sort} ${reverse} ${continued}`,
);
const countRows = prepared(buildCount, ({ filtered, words }: Filter) =>
  words > maxCachedWords ? null : `${filtered} ${words}`,
);

/** One page of the list, with the number of all matching items if the request asks for it. */
export async function listItems<K extends CatalogueKind>(
  db: Kysely<Schema>,
  definition: Definition<K>,
  request: ListRequest,
): Promise<JsonAnswer<PageOf<K>>> {
  const { category, q, sort = 'name', reverse = false, withTotal = false, pageSize } = request;
  const { kind } = definition;
  const words = q === undefined ? [] : wordsOfName(q);
  const list = JSON.stringify([kind, sort, reverse, category, words]);
  const after = await withCursorProblem(startOf(list, request));
  const variant = { filtered: category !== undefined, words: words.length, sort, reverse };
  const filter = [...(category === undefined ? [] : [category]), ...words.map(containing)];
  // In the order of the placeholders of the statement. The statement selects one row more than the page
  // has, because this row shows whether there is a next page.
  const parameters = [kind, ...filter, ...after, pageSize + 1];
  const rows = await pageRows(db, { ...variant, continued: after.length > 0 }, parameters);
  const rowsOfPage = rows.slice(0, pageSize);
  const last = rows.length > pageSize ? rowsOfPage.at(-1) : undefined;
  const nextCursor = last ? encodeCursor(list, keysetValuesOf(last)) : null;
  // The first page is counted without another scan if it is the only one.
  const isWhole = after.length === 0 && last === undefined;
  const count = () => (isWhole ? rows.length : countMatches(db, variant, [kind, ...filter]));
  const total = withTotal ? await count() : null;
  const items = rowsOfPage.map((row) => recordText(definition, row));
  return new JsonAnswer(
    jsonObject({
      items: jsonArray(items),
      nextCursor: JSON.stringify(nextCursor),
      total: String(total),
    }),
  );
}

const keysetValuesOf = ({ sort_key: key, name_fold: name, sk }: PageRow): readonly CursorValue[] =>
  key === undefined ? [name, sk] : [key, name, sk];

async function startOf(
  list: string,
  { sort = 'name', reverse = false, nextCursor }: ListRequest,
): Promise<readonly CursorValue[]> {
  if (nextCursor === undefined) return [];
  const order = orderOf(sort, reverse);
  return decodeCursor(list, nextCursor, [...(order ? [order.type] : []), 'text', 'text']);
}

async function countMatches(
  db: Kysely<Schema>,
  filter: Filter,
  parameters: readonly string[],
): Promise<number> {
  const [row] = await countRows(db, filter, parameters);
  return row?.total ?? 0;
}
