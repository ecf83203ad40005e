import type { QueryClient } from '@tanstack/react-query';
import { type LoaderFunctionArgs, useParams } from 'react-router';
import { CampaignNav } from '#src/components/campaigns/campaign-nav.tsx';
import { useCampaignChanges } from '#src/components/campaigns/use-campaign-changes.ts';
import { PrefetchLink } from '#src/components/navigation/prefetch-link.tsx';
import { untilSlow } from '#src/components/route-module.ts';
import {
  getCampaignGetSuspenseQueryOptions,
  useCampaignGetSuspense,
} from '#src/generated/endpoints/campaigns/campaigns.ts';
import {
  getMemberListSuspenseQueryOptions,
  useMemberListSuspense,
} from '#src/generated/endpoints/members/members.ts';
import { isGameMaster } from '#src/lib/campaigns/roles.ts';
import { paths } from '#src/paths.ts';
import { PageHeader } from '#src/ui/page-header.tsx';
import { buttonProps } from '#src/ui/button-props.ts';
import { Panel } from '#src/ui/panel.tsx';
import { ArchiveSection } from './archive-section.tsx';
import { ImportFlow } from './import-flow.tsx';

export const loader =
  (queryClient: QueryClient) =>
  ({ params }: LoaderFunctionArgs) => {
    const campaignId = params['campaignId'] ?? '';
    return untilSlow(
      Promise.all([
        queryClient.query(getCampaignGetSuspenseQueryOptions(campaignId)),
        queryClient.query(getMemberListSuspenseQueryOptions(campaignId)),
      ]),
    );
  };

export const handle = { title: 'Archive', skeleton: 'plain' } as const;

export function Component() {
  const { campaignId = '' } = useParams();
  useCampaignChanges(campaignId);
  const { data: campaign } = useCampaignGetSuspense(campaignId);
  const { data: members } = useMemberListSuspense(campaignId);
  const isMaster = isGameMaster(campaign.role);
  return (
    <>
      <title>{`Archive of ${campaign.title} · Questwright`}</title>
      <PageHeader
        eyebrow={
          <PrefetchLink to={paths.campaign(campaignId)} className="text-link">
            {campaign.title}
          </PrefetchLink>
        }
        title="Archive"
        lead="What you write here is yours. Take it with you, or bring more of it in."
      />
      <CampaignNav campaignId={campaignId} />
      <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-2 lg:gap-8">
        <ArchiveSection campaign={campaign} members={members.items} />
        {isMaster ? (
          <Panel
            title="Bring more in"
            description="Add an archive or a folder of notes to this campaign."
          >
            <ImportFlow target={{ campaignId, members: members.items }} />
          </Panel>
        ) : (
          <Uses />
        )}
      </div>
    </>
  );
}

/** What an archive is for; for members who cannot import into the campaign. */
const Uses = () => (
  <Panel title="What you can do with it">
    <ul className="flex list-disc flex-col gap-3 pl-5 text-muted">
      <li>Read it without us: unpack it, and open the folder in Obsidian or any editor.</li>
      <li>Begin a campaign of your own with it, of which you are the game master.</li>
      <li>It has what is shared with you alone, too, and nothing that is hidden from you.</li>
    </ul>
    <PrefetchLink to={paths.campaignImport} {...buttonProps({ className: 'mt-5' })}>
      Import a campaign
    </PrefetchLink>
  </Panel>
);
