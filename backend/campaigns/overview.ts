import type { Kysely } from 'kysely';
import type { Input } from '#contract/types.ts';
import type { CampaignOverview, EntryCount, EntryType } from '#src/generated/model/index.ts';
import type { RequestContext } from '#backend/context.ts';
import { anyOf } from '#backend/db/any-of.ts';
import type { Schema } from '#backend/db/schema.ts';
import { lastChanged, openQuests } from '#backend/entries/change-order.ts';
import { listFavourites } from '#backend/entries/favourites.ts';
import { summariesOf } from '#backend/entries/list.ts';
import { recapOf } from '#backend/entries/present.ts';
import {
  asListed,
  asRead,
  entriesWithViews,
  findEntry,
  listedEntries,
  type ReadEntry,
} from '#backend/entries/read.ts';
import { readableEntries, readerOf, type Reader } from '#backend/entries/reader.ts';
import { excerptOfMarkdown } from '#backend/entries/views.ts';
import { listVisited } from '#backend/entries/visits.ts';
import { mostOpenQuests, mostRecentlyChanged } from '#src/lib/contract-limits.ts';

/** The sessions before and after a day, the open quests and the lists of entries, for the reader. */
export async function overviewOf(
  context: RequestContext,
  { campaignId, today, viewAs }: Input<'campaignOverview'>['params'],
): Promise<CampaignOverview> {
  const { db, now } = context;
  const reader = await readerOf(context, campaignId, viewAs);
  const day = today ?? new Date(now).toISOString().slice(0, 10);
  const parts = await idsOfParts(db, campaignId, reader, day);
  const ids = [...new Set(Object.values(parts).flat())];
  const rows = await listedEntries(db, campaignId, reader)
    .where(anyOf(db, 'entry.id', ids))
    .execute();
  const read = rows.map((row) => asListed(row, reader));
  const summaries = await summariesOf(db, campaignId, reader, read);
  const byId = new Map(summaries.map((summary) => [summary.entryId, summary]));
  // An entry that was hidden between the two queries is left out.
  const entriesIn = (part: readonly string[]) => part.flatMap((id) => byId.get(id) ?? []);
  const isOwnView = viewAs === undefined;
  return {
    lastSession: entriesIn(parts.lastSession)[0] ?? null,
    lastRecap: await recapIn(db, campaignId, reader, parts.lastSession),
    nextSession: entriesIn(parts.nextSession)[0] ?? null,
    openQuests: entriesIn(parts.openQuests),
    recentlyChanged: entriesIn(parts.recentlyChanged),
    favourites: isOwnView ? await listFavourites(db, campaignId, reader) : [],
    recentlyOpened: isOwnView ? await listVisited(context, campaignId, reader) : [],
    counts: await countsOf(db, campaignId, reader),
  };
}

/** The beginning of the recap of the first of these entries, as far as the reader may read it. */
async function recapIn(
  db: Kysely<Schema>,
  campaignId: string,
  reader: Reader,
  [entryId]: readonly string[],
): Promise<string> {
  if (entryId === undefined) return '';
  const session = await findEntry(db, campaignId, entryId, reader);
  return session ? excerptOfMarkdown(recapOf(session)) : '';
}

/**
 * The ids of the entries in each part. Only ids are sorted: each query reads the beginning of an index,
 * so its cost does not grow with the number of entries.
 */
async function idsOfParts(db: Kysely<Schema>, campaignId: string, reader: Reader, day: string) {
  const entries = () => readableEntries(db, campaignId, reader).select('entry.id');
  const sessions = () => entries().where('entry.type', '=', 'session');
  const run = async (query: ReturnType<typeof entries>, most: number): Promise<string[]> =>
    (await query.limit(most).execute()).map(({ id }) => id);
  const { played, planned } = await sessionsOn(db, campaignId, reader, day);
  const earlier = () =>
    run(
      sessions()
        .where('entry.date', '>', '')
        .where('entry.date', '<', day)
        .orderBy('entry.date', 'desc')
        .orderBy('entry.id', 'desc'),
      1,
    );
  const numbered = () =>
    run(
      sessions()
        .where('entry.date', '=', '')
        .where('entry.number', 'is not', null)
        .orderBy('entry.number', 'desc')
        .orderBy('entry.id', 'desc'),
      1,
    );
  const later = () =>
    run(sessions().where('entry.date', '>', day).orderBy('entry.date').orderBy('entry.id'), 1);
  return {
    lastSession: await firstOf(() => played, earlier, numbered),
    nextSession: await firstOf(() => planned, later),
    openQuests: await openQuests(db, campaignId, reader, mostOpenQuests),
    recentlyChanged: await lastChanged(db, campaignId, reader, mostRecentlyChanged),
  };
}

/** The most sessions of one day that are read. */
const mostOnOneDay = 10;

/**
 * The sessions of a day. A session counts as played if it has a recap that the reader may read. A hidden recap
 * does not count, because then the answer would reveal that it exists.
 */
async function sessionsOn(db: Kysely<Schema>, campaignId: string, reader: Reader, day: string) {
  const rows = await entriesWithViews(db, campaignId, reader)
    .where('entry.type', '=', 'session')
    .where('entry.date', '=', day)
    .orderBy('entry.id', 'desc')
    .limit(mostOnOneDay)
    .execute();
  const sessions = rows.map((row) => asRead(row, reader));
  const hasRecap = (session: ReadEntry): boolean => recapOf(session).trim() !== '';
  const idOf = (session: ReadEntry | undefined): string[] => (session ? [session.id] : []);
  return {
    played: idOf(sessions.find(hasRecap)),
    planned: idOf(sessions.findLast((session) => !hasRecap(session))),
  };
}

/** The ids of the first part that is not empty. Parts after it are not read. */
async function firstOf(
  ...parts: readonly (() => readonly string[] | Promise<readonly string[]>)[]
): Promise<readonly string[]> {
  for (const part of parts) {
    const ids = await part();
    if (ids.length > 0) return ids;
  }
  return [];
}

/** How many entries of each type the reader may read. An index contains all columns that this query needs. */
async function countsOf(
  db: Kysely<Schema>,
  campaignId: string,
  reader: Reader,
): Promise<EntryCount[]> {
  const rows = await readableEntries(db, campaignId, reader)
    .select(['entry.type', ({ fn }) => fn.countAll<number>().as('count')])
    .groupBy('entry.type')
    .orderBy('entry.type')
    .execute();
  return rows.map(({ type, count }) => ({
    // Written from a validated request.
    type: type as EntryType,
    count,
  }));
}
