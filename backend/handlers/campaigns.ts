import type { Handlers, OperationsOfTag } from '#contract/types.ts';
import { createCampaign } from '#backend/campaigns/create.ts';
import { deleteCampaign, purgeCampaign, restoreCampaign } from '#backend/campaigns/deleted.ts';
import { listCampaigns } from '#backend/campaigns/list.ts';
import { overviewOf } from '#backend/campaigns/overview.ts';
import { campaignOf, shownVersionOf, type MemberCampaign } from '#backend/campaigns/present.ts';
import { isLastOpenedCampaign, readCampaign } from '#backend/campaigns/read.ts';
import { updateCampaign } from '#backend/campaigns/update.ts';
import { listCampaignCharacters } from '#backend/characters/campaign-list.ts';
import { readCampaignCharacter } from '#backend/characters/shared.ts';
import type { RequestContext } from '#backend/context.ts';
import { etagOf } from '#contract/etag.ts';
import { recordOpening } from '#backend/record-opening.ts';

const found = (campaign: MemberCampaign) => ({
  status: 200 as const,
  body: campaignOf(campaign),
  headers: { ETag: etagOf(shownVersionOf(campaign)) },
});

export const campaigns: Handlers<RequestContext, OperationsOfTag<'campaigns'>> = {
  campaignList: async (context, { params }) => ({
    status: 200,
    body: await listCampaigns(context, params),
  }),
  campaignCreate: async (context, { params, body }) => {
    const campaign = await createCampaign(context, params, body);
    const { campaignId, version } = campaign;
    return {
      status: 201,
      body: campaign,
      headers: { ETag: etagOf(version), Location: `/api/campaigns/${campaignId}` },
    };
  },
  campaignGet: async (context, { params: { campaignId, visit } }) => {
    const { id: userId } = context.signedIn();
    const campaign = await readCampaign(context.db, campaignId, userId);
    if (!visit) return found(campaign);
    const opened = { opened: 'campaign', id: campaignId } as const;
    const last_accessed_at = await recordOpening(context, opened, async () =>
      (await isLastOpenedCampaign(context.db, campaignId, userId))
        ? campaign.last_accessed_at
        : null,
    );
    return found({ ...campaign, last_accessed_at });
  },
  campaignUpdate: async (context, { params, body }) =>
    found(await updateCampaign(context, params, body)),
  campaignDelete: async (context, { params }) => {
    await deleteCampaign(context, params);
    return { status: 204 };
  },
  campaignRestore: async (context, { params }) =>
    found(await restoreCampaign(context, params.campaignId)),
  campaignPurge: async (context, { params }) => {
    await purgeCampaign(context, params.campaignId);
    return { status: 204 };
  },
  campaignCharacters: async (context, { params }) => ({
    status: 200,
    body: await listCampaignCharacters(context, params),
  }),
  campaignCharacterGet: async (context, { params }) => ({
    status: 200,
    body: await readCampaignCharacter(context, params),
  }),
  campaignOverview: async (context, { params }) => ({
    status: 200,
    body: await overviewOf(context, params),
  }),
};
