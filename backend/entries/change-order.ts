import { sql, type Kysely, type SelectQueryBuilder, type SqlBool } from 'kysely';
import { decodeCursor, encodeCursor, type CursorValue } from '#backend/db/cursor.ts';
import { keyset, type SortDirection } from '#backend/db/keyset.ts';
import type { Schema } from '#backend/db/schema.ts';
import { changedAt, withShown, type ChangeTimes } from './read.ts';
import { readableEntries, type Reader } from './reader.ts';

interface ChangedRow extends ChangeTimes {
  readonly id: string;
}

interface OpenQuestRow extends ChangedRow {
  readonly quest_order: number;
}

/**
 * Splits the query into parts. Each part has one column with the time of the last change that the reader sees,
 * so it reads only the beginning of an index. A single query would sort all entries of the campaign.
 */
function partsByChange<DB, TB extends keyof DB, Row>(
  query: SelectQueryBuilder<DB, TB, Row>,
  { isGameMaster }: Reader,
) {
  if (isGameMaster) {
    return [{ query, time: { ref: 'entry.updated_at', field: 'updated_at' } }] as const;
  }
  return [
    {
      query: query.where(sql<SqlBool>`shown.entry_id is null`),
      time: { ref: 'entry.shown_at', field: 'shown_at' },
    },
    {
      query: query.where(sql<SqlBool>`shown.entry_id is not null`),
      time: { ref: 'shown.at', field: 'own_at' },
    },
  ] as const;
}

const compare = (one: number | string, other: number | string): number =>
  one < other ? -1 : one > other ? 1 : 0;

interface PageRequest {
  /** The name of the list. The cursor of a list with another name is refused. */
  readonly list: string;
  readonly direction: SortDirection;
  readonly size: number;
  readonly cursor: string | undefined;
}

/** One page of entries sorted by the last change that the reader sees. Throws CursorError. */
export async function changePage<DB, TB extends keyof DB, Row extends ChangedRow>(
  query: SelectQueryBuilder<DB, TB, Row>,
  reader: Reader,
  { list, direction, size, cursor }: PageRequest,
): Promise<{ readonly rows: Row[]; readonly nextCursor: string | null }> {
  const name = `${list} by change ${direction}`;
  const after = cursor === undefined ? undefined : decodeCursor(name, cursor, ['integer', 'text']);
  const found = await rowsByChange(query, reader, { direction, limit: size + 1, after });
  const rows = found.slice(0, size);
  const last = rows.at(-1);
  if (found.length <= size || !last) return { rows, nextCursor: null };
  return { rows, nextCursor: encodeCursor(name, [changedAt(last, reader), last.id]) };
}

interface Part {
  readonly direction: SortDirection;
  readonly limit: number;
  readonly after?: readonly CursorValue[] | undefined;
}

async function rowsByChange<DB, TB extends keyof DB, Row extends ChangedRow>(
  query: SelectQueryBuilder<DB, TB, Row>,
  reader: Reader,
  { direction, limit, after }: Part,
): Promise<Row[]> {
  const found: Row[] = [];
  for (const { query: part, time } of partsByChange(query, reader)) {
    const columns = [
      { ...time, type: 'integer' },
      { ref: 'entry.id', field: 'id', type: 'text' },
    ] as const;
    const rows = await keyset<DB, TB, Row>(part, columns, after, direction).limit(limit).execute();
    // Kysely simplifies the type of `rows`; these are still rows of the query.
    found.push(...(rows as Row[]));
  }
  const sign = direction === 'asc' ? 1 : -1;
  return found
    .toSorted(
      (one, other) =>
        sign *
        (compare(changedAt(one, reader), changedAt(other, reader)) || compare(one.id, other.id)),
    )
    .slice(0, limit);
}

const changedEntries = (db: Kysely<Schema>, campaignId: string, reader: Reader) =>
  withShown(readableEntries(db, campaignId, reader), reader).select([
    'entry.id',
    'entry.quest_order',
    'entry.shown_at',
    'entry.updated_at',
  ]);

/** The ids of the most recently changed entries, by the changes that the reader sees, the newest first. */
export async function lastChanged(
  db: Kysely<Schema>,
  campaignId: string,
  reader: Reader,
  limit: number,
): Promise<string[]> {
  const query = changedEntries(db, campaignId, reader);
  const rows = await rowsByChange(query, reader, { direction: 'desc', limit });
  return rows.map(({ id }) => id);
}

/** The ids of the open quests: ongoing ones first, then by the last change that the reader sees. */
export async function openQuests(
  db: Kysely<Schema>,
  campaignId: string,
  reader: Reader,
  limit: number,
): Promise<string[]> {
  const query = changedEntries(db, campaignId, reader).where('entry.quest_order', '>', 0);
  const found: OpenQuestRow[] = [];
  for (const { query: part, time } of partsByChange(query, reader)) {
    const rows = await part
      .orderBy('entry.quest_order', 'desc')
      .orderBy(sql.ref(time.ref), 'desc')
      .orderBy('entry.id', 'desc')
      .limit(limit)
      .execute();
    found.push(...rows);
  }
  return found
    .toSorted(
      (one, other) =>
        other.quest_order - one.quest_order ||
        compare(changedAt(other, reader), changedAt(one, reader)) ||
        compare(other.id, one.id),
    )
    .slice(0, limit)
    .map(({ id }) => id);
}
