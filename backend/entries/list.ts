import { sql, type Kysely, type SqlBool } from 'kysely';
import type { Input } from '#contract/types.ts';
import type { EntryPage, EntrySummary } from '#src/generated/model/index.ts';
import type { RequestContext } from '#backend/context.ts';
import { withCursorProblem } from '#backend/cursor-problem.ts';
import { anyOf } from '#backend/db/any-of.ts';
import { keysetPage } from '#backend/db/keyset.ts';
import type { Schema } from '#backend/db/schema.ts';
import { jsonArray, JsonAnswer, jsonObject } from '#backend/json-answer.ts';
import { mapInSlices } from '#backend/map-in-slices.ts';
import { requireWriter } from '#backend/campaigns/roles.ts';
import { foldName } from '#src/lib/fold.ts';
import { changePage } from './change-order.ts';
import { positionPage } from './position-page.ts';
import { entrySummaryOf, type ReadableTree } from './present.ts';
import { asListed, listedEntries, listedRestorable, type ListedEntry } from './read.ts';
import { mayRead, readableEntries, readerOf, type Reader } from './reader.ts';

type Request = Input<'entryList'>['params'];

const columns = {
  title: { ref: 'entry.title_fold', field: 'title_fold', type: 'text' },
  date: { ref: 'entry.date', field: 'date', type: 'text' },
  created_at: { ref: 'entry.created_at', field: 'created_at', type: 'integer' },
} as const satisfies Record<Exclude<Request['sort'], 'position' | 'updated_at'>, object>;

/** This number of rows takes about a millisecond. Most pages are shorter, and computed without a pause. */
const rowsOfSlice = 40;

/**
 * One page of the entries that the reader may read. A long page takes several milliseconds, so other requests are
 * answered between its slices.
 */
export async function listEntries(
  context: RequestContext,
  request: Request,
): Promise<JsonAnswer<EntryPage>> {
  const { campaignId, type, parentId, tag, viewAs, deleted } = request;
  const reader = await readerOf(context, campaignId, viewAs);
  if (deleted) requireWriter(reader.role);
  const entries = deleted ? listedRestorable : listedEntries;
  const query = filtered(entries(context.db, campaignId, reader), request, reader);
  const { sort } = request;
  const common = {
    list: `entries ${JSON.stringify([campaignId, type, parentId, tag, viewAs, deleted])}`,
    direction: request.reverse ? 'desc' : 'asc',
    size: request.pageSize,
    cursor: request.nextCursor,
  } as const;
  const pageBy = {
    position: () =>
      positionPage(query, { ...common, ofSiblings: parentId !== undefined && parentId !== 'none' }),
    updated_at: () => changePage(query, reader, common),
  };
  const page = await withCursorProblem(
    sort === 'position' || sort === 'updated_at'
      ? pageBy[sort]()
      : keysetPage(query, {
          ...common,
          columns: [columns[sort], { ref: 'entry.id', field: 'id', type: 'text' }],
        }),
  );
  const tree = await readableTree(context.db, campaignId, reader, page.rows);
  const items = await mapInSlices(
    page.rows,
    context.app.pause,
    (row) => JSON.stringify(entrySummaryOf(asListed(row, reader), reader, tree)),
    rowsOfSlice,
  );
  return new JsonAnswer(
    jsonObject({ items: jsonArray(items), nextCursor: JSON.stringify(page.nextCursor) }),
  );
}

/** The entries as lists show them. */
export async function summariesOf(
  db: Kysely<Schema>,
  campaignId: string,
  reader: Reader,
  rows: readonly ListedEntry[],
): Promise<EntrySummary[]> {
  const tree = await readableTree(db, campaignId, reader, rows);
  return rows.map((row) => entrySummaryOf(row, reader, tree));
}

function filtered(
  entries: ReturnType<typeof listedEntries>,
  { type, parentId, tag }: Request,
  reader: Reader,
) {
  let query = entries;
  if (type !== undefined) query = query.where('entry.type', '=', type);
  if (parentId === 'none') query = query.where((eb) => eb.not(hasReadableParent(reader)));
  else if (parentId !== undefined) {
    // Entries below an unreadable one are not listed, because the list would confirm that it exists.
    query = query.where('entry.parent_id', '=', parentId).where(hasReadableParent(reader));
  }
  if (tag === undefined) return query;
  return query.where((eb) =>
    eb.exists(
      eb
        .selectFrom('entry_tag')
        .select('entry_tag.tag_fold')
        .whereRef('entry_tag.entry_id', '=', 'entry.id')
        .where('entry_tag.tag_fold', '=', foldName(tag)),
    ),
  );
}

const hasReadableParent = (reader: Reader) => sql<SqlBool>`exists (
  select 1 from entry as parent
  where parent.id = entry.parent_id and parent.deleted_at is null and ${mayRead(reader, 'parent')}
)`;

/** One query for everything: one more would make a list of 200 entries a fifth slower on PostgreSQL. */
async function readableTree(
  db: Kysely<Schema>,
  campaignId: string,
  reader: Reader,
  rows: readonly Pick<ListedEntry, 'id'>[],
): Promise<ReadableTree> {
  const readable = readableEntries(db, campaignId, reader).select('entry.id');
  const places = await db
    .selectFrom('entry as listed')
    .select([
      'listed.id',
      readable.where(sql<SqlBool>`entry.id = listed.parent_id`).as('parent_id'),
      // Not `exists`, for which PostgreSQL would read all entries of the campaign.
      readable
        .where(sql<SqlBool>`entry.parent_id = listed.id`)
        .limit(1)
        .as('child_id'),
    ])
    .where(
      anyOf(
        db,
        'listed.id',
        rows.map(({ id }) => id),
      ),
    )
    .execute();
  return {
    parents: new Set(places.flatMap(({ parent_id }) => parent_id ?? [])),
    withChildren: new Set(places.flatMap(({ id, child_id }) => (child_id === null ? [] : [id]))),
  };
}
