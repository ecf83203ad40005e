import { ProblemError } from '#contract/problem.ts';
import type { Input } from '#contract/types.ts';
import type { RequestContext } from '#backend/context.ts';
import { requireVersion } from '#contract/etag.ts';
import { bestEffort } from '#backend/db/best-effort.ts';
import { sweepImages } from '#backend/images/store.ts';
import { readLockedCampaign } from './read.ts';

/** Only the owner may delete a campaign. Its pictures are deleted if no other campaign uses them. */
export async function deleteCampaign(
  context: RequestContext,
  { campaignId, ifMatch }: Input<'campaignDelete'>['params'],
): Promise<void> {
  const { id: userId } = context.signedIn();
  const deletedCampaign = await context.db.transaction().execute(async (transaction) => {
    const campaign = await readLockedCampaign(transaction, campaignId, userId);
    if (campaign.role !== 'owner') {
      throw new ProblemError('forbidden', 'Only the owner of a campaign can delete it.');
    }
    requireVersion(ifMatch, campaign.version);
    await transaction.deleteFrom('campaign').where('id', '=', campaignId).execute();
    await context.audit(transaction, {
      action: 'campaign.delete',
      targetKind: 'campaign',
      targetId: campaignId,
      details: { version: campaign.version, title: campaign.title },
    });
    return campaign;
  });
  const { cover_w1024_id: wide, cover_w704_id: narrow } = deletedCampaign;
  await bestEffort(context.app.outages, 'The deletion of a cover', () =>
    sweepImages(context.db, [wide, narrow]),
  );
}
