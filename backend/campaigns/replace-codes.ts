import type { Kysely } from 'kysely';
import type { RequestContext } from '#backend/context.ts';
import type { Schema } from '#backend/db/schema.ts';
import type { CampaignRole } from '#backend/db/tables/campaign-tables.ts';
import { isGameMaster } from '#src/lib/campaigns/roles.ts';

interface RoleChange {
  readonly before: CampaignRole;
  /** Null if the person is no longer a member. */
  readonly after: CampaignRole | null;
}

/**
 * Replaces the codes of invitations that a person knows but may no longer see. A former game master may know
 * all of them, even the code for game masters with which this person has joined.
 * @returns the number of replaced codes
 */
export async function replaceKnownCodes(
  { app }: Pick<RequestContext, 'app'>,
  transaction: Kysely<Schema>,
  campaignId: string,
  { before, after }: RoleChange,
): Promise<number> {
  const isDismissed = isGameMaster(before) && (after === null || !isGameMaster(after));
  const isFormerOwner = before === 'owner' && after === 'gm';
  if (!isDismissed && !isFormerOwner) return 0;
  const known = await transaction
    .selectFrom('campaign_invitation')
    .select('id')
    .where('campaign_id', '=', campaignId)
    .$if(isFormerOwner, (query) => query.where('role', '=', 'gm'))
    .execute();
  for (const { id } of known) {
    await transaction
      .updateTable('campaign_invitation')
      .set({ code: app.random.secret() })
      .where('id', '=', id)
      .execute();
  }
  return known.length;
}
