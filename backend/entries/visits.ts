import type { EntryReference } from '#src/generated/model/index.ts';
import type { RequestContext } from '#backend/context.ts';
import { anyOf } from '#backend/db/any-of.ts';
import { recordOpening } from '#backend/record-opening.ts';
import { referenceOf } from './links.ts';
import { readableEntries, type Reader } from './reader.ts';
import { mostRecentlyOpened } from '#src/lib/contract-limits.ts';
import { entryVisitsOf } from './stored-visits.ts';

/** Records that the user has opened an entry. */
export async function recordVisit(
  context: RequestContext,
  { id, campaign_id: campaignId }: { readonly id: string; readonly campaign_id: string },
): Promise<void> {
  await recordOpening(context, { opened: 'entry', id, campaignId }, async () => {
    const { id: userId } = context.signedIn();
    const last = await entryVisitsOf(context.db, campaignId, userId).limit(1).executeTakeFirst();
    return last?.entry_id === id ? last.visited_at : null;
  });
}

/** The readable entries that the reader has opened last, the latest first. */
export async function listVisited(
  { app, db }: RequestContext,
  campaignId: string,
  reader: Reader,
): Promise<EntryReference[]> {
  // Read before the stored visits: a visit that is stored between the two reads is then not missed.
  const waiting = app.visits
    .waitingOf(reader.userId)
    .flatMap((visit) =>
      visit.opened === 'entry' && visit.campaignId === campaignId ? [visit.id] : [],
    );
  const readable = readableEntries(db, campaignId, reader);
  const stored = await readable
    .innerJoin('entry_visit', 'entry_visit.entry_id', 'entry.id')
    .select(['entry.id', 'entry.type', 'entry.title'])
    .where('entry_visit.user_id', '=', reader.userId)
    .where('entry_visit.campaign_id', '=', campaignId)
    .orderBy('entry_visit.visited_at', 'desc')
    .orderBy('entry.id', 'desc')
    .limit(mostRecentlyOpened)
    .execute();
  if (waiting.length === 0) return stored.map(referenceOf);
  const opened = await readable
    .select(['entry.id', 'entry.type', 'entry.title'])
    .where(anyOf(db, 'entry.id', waiting))
    .execute();
  const byId = new Map([...opened, ...stored].map((row) => [row.id, row]));
  const latestFirst = new Set([...waiting, ...stored.map(({ id }) => id)]);
  return [...latestFirst]
    .flatMap((id) => byId.get(id) ?? [])
    .slice(0, mostRecentlyOpened)
    .map(referenceOf);
}
