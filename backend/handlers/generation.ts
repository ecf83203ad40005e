import { campaignsOf, readCampaign } from '#backend/campaigns/read.ts';
import type { RequestContext } from '#backend/context.ts';
import { imageUrl } from '#backend/images/store.ts';
import { ProblemError } from '#contract/problem.ts';
import type { Handlers, OperationsOfTag } from '#contract/types.ts';

export const generation: Handlers<RequestContext, OperationsOfTag<'generation'>> = {
  generationCreate: async (context, { body }) => {
    const { storyteller } = context.app;
    if (!storyteller) {
      throw new ProblemError(
        'not_implemented',
        'The storyteller has not moved in yet. Until then the words are yours.',
      );
    }
    if (body.campaignId !== undefined) {
      await readCampaign(context.db, body.campaignId, context.signedIn().id);
    }
    return { status: 200, body: await storyteller.write(body, () => coversOf(context)) };
  },
};

/** The addresses of the covers of the user's oldest campaigns, at most 100. */
async function coversOf(context: RequestContext): Promise<readonly string[]> {
  const rows = await campaignsOf(context.db, context.signedIn().id)
    .select('campaign.cover_w1024_id as cover')
    .orderBy('member.campaign_created_at')
    .orderBy('campaign.id')
    .limit(100)
    .execute();
  return rows.flatMap(({ cover }) => imageUrl(cover) ?? []);
}
