import type { Kysely } from 'kysely';
import type { RequestContext } from '#backend/context.ts';
import type { Schema } from '#backend/db/schema.ts';

/** The ids of all members of a campaign. */
export async function memberIds(db: Kysely<Schema>, campaignId: string): Promise<string[]> {
  const members = await db
    .selectFrom('campaign_member')
    .select('user_id')
    .where('campaign_id', '=', campaignId)
    .execute();
  return members.map(({ user_id }) => user_id);
}

/** Notifies these users that the campaign or its members have changed. Call it only after the commit. */
export function notifyOfCampaign(
  context: Pick<RequestContext, 'app'>,
  campaignId: string,
  userIds: readonly string[],
): void {
  if (userIds.length === 0) return;
  context.app.realtime.campaignChanged(userIds, { campaignId, entryId: null });
}
