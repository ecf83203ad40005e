import { sql } from 'kysely';
import type { Input } from '#contract/types.ts';
import type { RequestContext } from '#backend/context.ts';
import { withCursorProblem } from '#backend/cursor-problem.ts';
import { keysetPage } from '#backend/db/keyset.ts';
import { metaOrder, type MetaOrder } from '#backend/meta.ts';
import { excerptLength } from '#src/lib/excerpt.ts';
import { deletedCampaignsOf } from './deleted.ts';
import { summaryOf } from './present.ts';
import { campaignsOf } from './read.ts';

/** The columns of campaign_member with copies of the values that lists are sorted by. */
const columns = {
  name: 'campaign_title_fold',
  created_at: 'campaign_created_at',
  updated_at: 'campaign_updated_at',
  accessed_oldest_first: 'accessed_oldest_first',
  accessed_newest_first: 'accessed_newest_first',
} as const satisfies Record<MetaOrder, string>;

/** One page of the user's campaigns, or of those that the user has deleted. */
export async function listCampaigns(
  context: RequestContext,
  { pageSize, nextCursor, deleted, ...request }: Input<'campaignList'>['params'],
) {
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
  return { items: page.rows.map(summaryOf), nextCursor: page.nextCursor };
}
