import { sql, type Kysely } from 'kysely';
import type { Input } from '#contract/types.ts';
import type { EntryExportPage, EntryLink, ExportedEntry } from '#src/generated/model/index.ts';
import type { RequestContext } from '#backend/context.ts';
import { withCursorProblem } from '#backend/cursor-problem.ts';
import { anyOf } from '#backend/db/any-of.ts';
import { keysetPage } from '#backend/db/keyset.ts';
import type { Schema } from '#backend/db/schema.ts';
import { linksWithTargets, referenceOf } from './links.ts';
import { commonFields, draftedByOf, readableDetails, parentAmong } from './present.ts';
import { asRead, canEdit, entriesWithViews, type ReadEntry } from './read.ts';
import { mayRead, readableEntries, readerOf, type Reader } from './reader.ts';

/** One page of the readable entries with their texts, in the order of their creation. */
export async function exportEntries(
  context: RequestContext,
  { campaignId, pageSize, nextCursor, viewAs }: Input<'entryExport'>['params'],
): Promise<EntryExportPage> {
  const { db } = context;
  const reader = await readerOf(context, campaignId, viewAs);
  const page = await withCursorProblem(
    keysetPage(entriesWithViews(db, campaignId, reader), {
      list: `export ${JSON.stringify([campaignId, viewAs])}`,
      columns: [
        { ref: 'entry.created_at', field: 'created_at', type: 'integer' },
        { ref: 'entry.id', field: 'id', type: 'text' },
      ],
      direction: 'asc',
      size: pageSize,
      cursor: nextCursor,
    }),
  );
  const rows = page.rows.map((row) => asRead(row, reader));
  const positions = await positionsOf(db, campaignId, reader, rows);
  const readers = await chosenReadersByEntry(db, reader, rows);
  const pictures = await pictureIdsByEntry(db, rows);
  const links = await renamedLinksOf(db, campaignId, reader, rows);
  const parents = new Set([...positions.values()].flatMap(({ parent_id }) => parent_id ?? []));
  const items = rows.map((row): ExportedEntry => ({
    ...commonFields(row, parentAmong(row, parents)),
    details: readableDetails(row),
    text: row.view?.text ?? row.text,
    isMine: row.created_by === reader.userId,
    draftedBy: draftedByOf(row),
    position: positions.get(row.id)?.position ?? 1,
    readerIds: readers.get(row.id) ?? [],
    pictureIds: pictures.get(row.id) ?? [],
    renamedLinks: links.get(row.id) ?? [],
  }));
  return { items, nextCursor: page.nextCursor };
}

interface TreePosition {
  readonly id: string;
  readonly parent_id: string | null;
  readonly position: number;
}

/**
 * The positions in the tree that the reader sees. Only readable entries are counted, because a gap would
 * reveal a hidden entry.
 */
async function positionsOf(
  db: Kysely<Schema>,
  campaignId: string,
  reader: Reader,
  rows: readonly ReadEntry[],
): Promise<ReadonlyMap<string, TreePosition>> {
  const positions = await db
    .with('place', () =>
      readableEntries(db, campaignId, reader)
        .leftJoin('entry as parent', (join) =>
          join
            .onRef('parent.id', '=', 'entry.parent_id')
            .on('parent.deleted_at', 'is', null)
            .on(mayRead(reader, 'parent')),
        )
        .select(['entry.id', 'parent.id as parent_id'])
        .select(
          sql<number>`row_number() over (
            partition by parent.id order by coalesce(entry.parent_id, ''), entry.position, entry.id
          )`.as('position'),
        ),
    )
    .selectFrom('place')
    .select(['place.id', 'place.parent_id', 'place.position'])
    .where(anyOf(db, 'place.id', idsOf(rows)))
    .execute();
  return new Map(positions.map((place) => [place.id, place]));
}

const idsOf = (rows: readonly ReadEntry[]): string[] => rows.map(({ id }) => id);

/** The chosen readers of each entry that the user can change; they are hidden for the other entries. */
async function chosenReadersByEntry(
  db: Kysely<Schema>,
  reader: Reader,
  rows: readonly ReadEntry[],
): Promise<ReadonlyMap<string, string[]>> {
  const editable = rows.filter((row) => canEdit(reader, row));
  const found = await db
    .selectFrom('entry_reader')
    .selectAll()
    .where(anyOf(db, 'entry_id', idsOf(editable)))
    .orderBy('user_id')
    .execute();
  return grouped(found, ({ user_id }) => user_id);
}

/** The pictures in the texts as the reader reads them. */
async function pictureIdsByEntry(
  db: Kysely<Schema>,
  rows: readonly ReadEntry[],
): Promise<ReadonlyMap<string, string[]>> {
  const audiences = [...new Set(rows.map(({ audience }) => audience))];
  const found = await Promise.all(
    audiences.map((audience) =>
      db
        .selectFrom('entry_picture')
        .select(['entry_id', 'picture_id'])
        .where('audience', '=', audience)
        .where(anyOf(db, 'entry_id', idsOf(rows.filter((row) => row.audience === audience))))
        .orderBy('picture_id')
        .execute(),
    ),
  );
  return grouped(found.flat(), ({ picture_id }) => picture_id);
}

/**
 * The links whose target was renamed after the link was written. An archive contains no former titles, so it
 * needs the present title of the target.
 */
async function renamedLinksOf(
  db: Kysely<Schema>,
  campaignId: string,
  reader: Reader,
  rows: readonly ReadEntry[],
): Promise<ReadonlyMap<string, EntryLink[]>> {
  const audiences = [...new Set(rows.map(({ audience }) => audience))];
  const found = await Promise.all(
    audiences.map((audience) =>
      linksWithTargets(db, campaignId, reader)
        .select('link.entry_id')
        .where('link.audience', '=', audience)
        .where(anyOf(db, 'link.entry_id', idsOf(rows.filter((row) => row.audience === audience))))
        .whereRef('link.title_fold', '!=', 'target.title_fold')
        .execute(),
    ),
  );
  return grouped(found.flat(), ({ words, ...target }) => ({ words, entry: referenceOf(target) }));
}

function grouped<Row extends { readonly entry_id: string }, Value>(
  rows: readonly Row[],
  valueOf: (row: Row) => Value,
): ReadonlyMap<string, Value[]> {
  const groups = new Map<string, Value[]>();
  for (const row of rows) {
    const group = groups.get(row.entry_id) ?? [];
    group.push(valueOf(row));
    groups.set(row.entry_id, group);
  }
  return groups;
}
