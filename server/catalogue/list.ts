import { sql, type CompiledQuery, type Kysely } from 'kysely';
import { withCursorProblem } from '../cursor-problem.ts';
import { decodeCursor, encodeCursor, type CursorValue } from '../db/cursor.ts';
import type { Schema } from '../db/schema.ts';
import { JsonAnswer } from '../json-answer.ts';
import type { CatalogueKind } from './definition.ts';
import { recordText } from './record.ts';
import { selectItems } from './select.ts';

export interface ListRequest {
  readonly category?: string;
  readonly pageSize: number;
  readonly nextCursor?: string;
}

interface Shape {
  readonly filtered: boolean;
  readonly continued: boolean;
}

/** One page by name; the values stand in only for the parameters that every call brings. */
function build(db: Kysely<Schema>, { filtered, continued }: Shape) {
  const ordered = selectItems(db, 'gear')
    .$if(filtered, (query) => query.where('item.category', '=', ''))
    .$if(continued, (query) =>
      query.where(sql<boolean>`(item.name_fold, item.sk) > (${''}, ${''})`),
    )
    .orderBy('item.name_fold')
    .orderBy('item.sk')
    .limit(1);
  return ordered.compile();
}

type Row = ReturnType<typeof build> extends CompiledQuery<infer Found> ? Found : never;

const compiled = new WeakMap<Kysely<Schema>, Map<string, CompiledQuery<Row>>>();

// The grids ask this most: building the statement anew would cost as much as running it.
function statement(db: Kysely<Schema>, shape: Shape): CompiledQuery<Row> {
  const known = compiled.get(db) ?? new Map<string, CompiledQuery<Row>>();
  compiled.set(db, known);
  const key = `${shape.filtered} ${shape.continued}`;
  const query = known.get(key) ?? build(db, shape);
  known.set(key, query);
  return query;
}

/** One page, ordered by name. */
export async function listItems(
  db: Kysely<Schema>,
  kind: CatalogueKind,
  request: ListRequest,
): Promise<JsonAnswer> {
  const { category, pageSize } = request;
  const list = `${kind} by name category=${category ?? ''}`;
  const after = await withCursorProblem(startOf(list, request.nextCursor));
  const query = statement(db, { filtered: category !== undefined, continued: after.length > 0 });
  const filter = category === undefined ? [] : [category];
  // In the order of the statement; one row more tells whether there is another page.
  const parameters = [kind, ...filter, ...after, pageSize + 1];
  const { rows } = await db.executeQuery<Row>({ ...query, parameters });
  const shown = rows.slice(0, pageSize);
  const last = rows.length > pageSize ? shown.at(-1) : undefined;
  const nextCursor = last ? encodeCursor(list, [last.name_fold, last.sk]) : null;
  const items = shown.map(recordText).join(',');
  return new JsonAnswer(`{"items":[${items}],"nextCursor":${JSON.stringify(nextCursor)}}`);
}

const startOf = async (list: string, cursor: string | undefined): Promise<readonly CursorValue[]> =>
  cursor === undefined ? [] : decodeCursor(list, cursor, ['text', 'text']);
