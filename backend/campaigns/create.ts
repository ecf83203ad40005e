import type { Input } from '#contract/types.ts';
import type { RequestContext } from '#backend/context.ts';
import { foldName } from '#src/lib/fold.ts';
import { coverFrom } from '#backend/images/cover.ts';
import { storeCover } from '#backend/images/store.ts';
import type { MemberCampaign } from './present.ts';
import { tableFactColumns } from './table-facts.ts';

/**
 * Renders the pictures before the transaction: while a transaction is open, it must wait only for the
 * database, because other requests may wait for it.
 */
export async function createCampaign(
  context: RequestContext,
  body: Input<'campaignCreate'>['body'],
): Promise<MemberCampaign> {
  const { now } = context;
  const { id: userId } = context.signedIn();
  const cover = await coverFrom(context.app.pictures, body);
  const id = context.app.random.id(now);
  const title = body.title.trim();
  const role = 'owner';
  return context.db.transaction().execute(async (transaction) => {
    if (cover) await storeCover(transaction, cover, now);
    const campaign = await transaction
      .insertInto('campaign')
      .values({
        id,
        owner_id: userId,
        title,
        title_fold: foldName(title),
        setting: body.setting,
        story_overview: body.storyOverview,
        dm_notes: body.dmNotes ?? '',
        ...tableFactColumns(body),
        cover_w1024_id: cover?.coverImageW1024.id ?? null,
        cover_w704_id: cover?.coverImageW704.id ?? null,
        cover_wanted: body.generateCover && !cover ? 1 : 0,
        created_at: now,
        updated_at: now,
      })
      .returningAll()
      .executeTakeFirstOrThrow();
    await transaction
      .insertInto('campaign_member')
      .values({
        campaign_id: id,
        user_id: userId,
        role,
        joined_at: now,
        campaign_created_at: campaign.created_at,
        campaign_updated_at: campaign.updated_at,
        campaign_title_fold: campaign.title_fold,
      })
      .execute();
    await context.audit(transaction, {
      action: 'campaign.create',
      targetKind: 'campaign',
      targetId: id,
    });
    return { ...campaign, role, last_accessed_at: null };
  });
}
