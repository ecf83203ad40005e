import type { Kysely } from 'kysely';
import type { EntryReference } from '#src/generated/model/index.ts';
import type { RequestContext } from '#backend/context.ts';
import { bestEffortOfRead } from '#backend/db/best-effort.ts';
import type { Schema } from '#backend/db/schema.ts';
import { isAccessDue } from '#backend/meta.ts';
import { referenceOf } from './links.ts';
import { readableEntries, type Reader } from './reader.ts';
import { mostRecentlyOpened } from '#src/lib/contract-limits.ts';

/** The most visits that are kept of a user in a campaign. */
const keptVisits = 20;

const visitsOf = (db: Kysely<Schema>, campaignId: string, userId: string) =>
  db
    .selectFrom('entry_visit')
    .select(['entry_id', 'visited_at'])
    .where('user_id', '=', userId)
    .where('campaign_id', '=', campaignId)
    .orderBy('visited_at', 'desc')
    .orderBy('entry_id', 'desc');

/** Records that the user has opened an entry, as rarely as `campaignGet` records a visit. */
export async function recordVisit(
  context: RequestContext,
  { id: entryId, campaign_id: campaignId }: { readonly id: string; readonly campaign_id: string },
): Promise<void> {
  const { app, db, now } = context;
  const { id: userId } = context.signedIn();
  const last = await visitsOf(db, campaignId, userId).limit(1).executeTakeFirst();
  if (last?.entry_id === entryId && !isAccessDue(last.visited_at, now)) return;
  await bestEffortOfRead(app.outages, 'The time of opening an entry', () =>
    db.transaction().execute(async (transaction) => {
      await transaction
        .insertInto('entry_visit')
        .values({ user_id: userId, entry_id: entryId, campaign_id: campaignId, visited_at: now })
        .onConflict((conflict) =>
          conflict.columns(['user_id', 'entry_id']).doUpdateSet({ visited_at: now }),
        )
        .execute();
      const kept = visitsOf(transaction, campaignId, userId).clearSelect().limit(keptVisits);
      await transaction
        .deleteFrom('entry_visit')
        .where('user_id', '=', userId)
        .where('campaign_id', '=', campaignId)
        .where('entry_id', 'not in', kept.select('entry_id'))
        .execute();
    }),
  );
}

/** The entries that the reader has opened last and may read. */
export async function listVisited(
  db: Kysely<Schema>,
  campaignId: string,
  reader: Reader,
): Promise<EntryReference[]> {
  const rows = await readableEntries(db, campaignId, reader)
    .innerJoin('entry_visit', 'entry_visit.entry_id', 'entry.id')
    .select(['entry.id', 'entry.type', 'entry.title'])
    .where('entry_visit.user_id', '=', reader.userId)
    .where('entry_visit.campaign_id', '=', campaignId)
    .orderBy('entry_visit.visited_at', 'desc')
    .orderBy('entry.id', 'desc')
    .limit(mostRecentlyOpened)
    .execute();
  return rows.map(referenceOf);
}
