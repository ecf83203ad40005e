import { sql } from 'kysely';
import type { Input } from '#contract/types.ts';
import type { RequestContext } from '#backend/context.ts';
import { withCursorProblem } from '#backend/cursor-problem.ts';
import { keysetPage } from '#backend/db/keyset.ts';
import type { CampaignRole } from '#backend/db/tables/campaign-tables.ts';
import { readableEntriesOf, readerWith } from '#backend/entries/reader.ts';
import { metaOrder, type MetaOrder } from '#backend/meta.ts';
import { excerptLength } from '#src/lib/excerpt.ts';
import { deletedCampaignsOf } from './deleted.ts';
import { campaignSummaryOf } from './present.ts';
import { campaignsOf } from './read.ts';

const day = 24 * 60 * 60 * 1000;

/** The columns of `campaign_member` by which lists are sorted. Most are copies of columns of the campaign. */
const columns = {
  name: 'campaign_title_fold',
  created_at: 'campaign_created_at',
  updated_at: 'campaign_updated_at',
  accessed_oldest_first: 'accessed_oldest_first',
  accessed_newest_first: 'accessed_newest_first',
} as const satisfies Record<MetaOrder, string>;

/** One page of the user's campaigns, or of the deleted campaigns that the user owns. */
export async function listCampaigns(
  context: RequestContext,
  { pageSize, nextCursor, deleted, ...request }: Input<'campaignList'>['params'],
) {
  await context.app.visits.write(context.signedIn().id);
  const { order, direction } = metaOrder(request);
  const column = columns[order];
  const campaigns = deleted ? deletedCampaignsOf : campaignsOf;
  const query = campaigns(context.db, context.signedIn().id).select([
    'campaign.id',
    'campaign.title',
    'campaign.cover_w1024_id',
    'campaign.cover_w704_id',
    'campaign.deleted_at',
    'campaign.version',
    'campaign.shown_version',
    'campaign.created_at',
    'campaign.updated_at',
    'member.role',
    'member.last_accessed_at',
    'member.campaign_title_fold',
    'member.campaign_created_at',
    'member.campaign_updated_at',
    'member.accessed_oldest_first',
    'member.accessed_newest_first',
    sql<string>`substr(campaign.story_overview, 1, ${sql.lit(excerptLength + 100)})`.as(
      'beginning',
    ),
  ]);
  const page = await withCursorProblem(
    keysetPage(query, {
      list: deleted ? 'deleted campaigns' : 'campaigns',
      columns: [
        { ref: `member.${column}`, field: column, type: order === 'name' ? 'text' : 'integer' },
        { ref: 'member.campaign_id', field: 'id', type: 'text' },
      ],
      direction,
      size: pageSize,
      cursor: nextCursor,
    }),
  );
  const lastSessions = deleted
    ? new Map<string, string>()
    : await lastSessionsOf(context, page.rows);
  return {
    items: page.rows.map((row) => campaignSummaryOf(row, lastSessions.get(row.id) ?? null)),
    nextCursor: page.nextCursor,
  };
}

/**
 * For each campaign, the date of its latest session that the user may read. Sessions older than thirty days
 * are ignored, so that the query reads a short range of the index.
 */
async function lastSessionsOf(
  context: RequestContext,
  campaigns: readonly { readonly id: string; readonly role: CampaignRole }[],
): Promise<ReadonlyMap<string, string>> {
  if (campaigns.length === 0) return new Map();
  const { db, now } = context;
  const { id: userId } = context.signedIn();
  const dayAt = (time: number): string => new Date(time).toISOString().slice(0, 10);
  const rows = await readableEntriesOf(
    db,
    campaigns.map(({ id, role }) => ({ campaignId: id, reader: readerWith(userId, role) })),
  )
    .select(['entry.campaign_id', ({ fn }) => fn.max<string>('entry.date').as('date')])
    .where('entry.type', '=', 'session')
    .where('entry.date', '>=', dayAt(now - 30 * day))
    // A session of today may not have been played yet. UTC−12 is the time zone in which a day ends last.
    .where('entry.date', '<', dayAt(now - day / 2))
    .groupBy('entry.campaign_id')
    .execute();
  return new Map(rows.map(({ campaign_id, date }) => [campaign_id, date]));
}
